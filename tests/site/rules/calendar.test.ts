import { describe, expect, it } from 'vitest';
import {
  addCalendarMonths,
  addDays,
  daysBetween,
  isBefore,
  isCalendarDate,
  weekdayOf,
  workingDaysBefore,
} from '../../../machines/calendar';

describe('addCalendarMonths', () => {
  it.each<[date: string, months: number, result: string, why: string]>([
    ['2025-01-15', 6, '2025-07-15', 'the same day of a later month'],
    ['2025-08-15', 6, '2026-02-15', 'over the end of the year'],
    ['2025-08-31', 6, '2026-02-28', 'fault 27: 31 August, February has no 31st'],
    ['2027-08-31', 6, '2028-02-29', '31 August before a leap year'],
    ['2025-08-29', 6, '2026-02-28', '29 August before a common year'],
    ['2027-08-29', 6, '2028-02-29', '29 August before a leap year'],
    ['2025-08-28', 6, '2026-02-28', '28 August needs no clamp'],
    ['2028-02-29', 6, '2028-08-29', 'from 29 February'],
    ['2028-02-29', 12, '2029-02-28', '29 February a year later'],
    ['2028-02-29', 48, '2032-02-29', '29 February four years later'],
    ['1999-08-31', 6, '2000-02-29', '2000 is a leap year'],
    ['2099-08-31', 6, '2100-02-28', '2100 is not a leap year'],
    ['2025-03-31', 6, '2025-09-30', '31 March: September has 30 days'],
    ['2025-05-31', 6, '2025-11-30', '31 May: November has 30 days'],
    ['2025-10-31', 6, '2026-04-30', '31 October: April has 30 days'],
    ['2025-12-31', 6, '2026-06-30', '31 December: June has 30 days'],
    ['2025-06-30', 6, '2025-12-30', '30 June stays the 30th, though December has 31 days'],
    ['2025-06-15', 0, '2025-06-15', 'no month'],
    ['2025-03-31', -1, '2025-02-28', 'backwards'],
    ['2025-01-01', -1, '2024-12-01', 'backwards over the start of the year'],
    ['0099-12-31', 2, '0100-02-28', 'a year below 1000 keeps its zeros'],
    ['9999-06-30', 6, '9999-12-30', 'the last month there is'],
    ['9999-07-01', 6, '9999-12-31', 'beyond it: the last day there is'],
    ['0001-03-31', -1, '0001-02-28', 'the first year counts'],
    ['0001-01-31', -1, '0001-01-01', 'before it: the first day there is'],
  ])('%s and %i months is %s: %s', (date, months, result) => {
    expect(addCalendarMonths(date, months)).toBe(result);
  });

  it.each([
    ['', 6],
    ['2025-02-29', 6],
    ['2025-01-01', 0.5],
    ['2025-01-01', NaN],
  ])('throws a RangeError for "%s" and %d months', (date, months) => {
    expect(() => addCalendarMonths(date, months)).toThrow(RangeError);
  });
});

describe('isCalendarDate', () => {
  it.each(['2025-01-01', '2025-12-31', '2025-04-30', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    '%s is a day',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
    },
  );

  it.each([
    ['', 'empty'],
    [' ', 'blank'],
    ['tomorrow', 'words'],
    ['2025-02-29', 'no leap year'],
    ['2100-02-29', 'no leap year'],
    ['2025-04-31', 'April has 30 days'],
    ['2025-13-01', 'no 13th month'],
    ['2025-00-10', 'no month 0'],
    ['2025-01-00', 'no day 0'],
    ['2025-01-32', 'no 32nd'],
    ['0000-01-01', 'no year 0'],
    ['12025-01-01', 'five digits of a year'],
    ['25-01-01', 'two digits of a year'],
    ['2025-1-1', 'no leading zeros'],
    ['01-06-2025', 'day first'],
    ['2025/06/01', 'slashes'],
    ['2025-06-01T00:00', 'a time'],
    ['2025-06-01\n', 'a line end'],
    ['२०२५-०६-०१', 'Devanagari digits'],
  ])('"%s" is none: %s', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('isBefore', () => {
  it.each([
    ['2025-06-14', '2025-06-15', true],
    ['2025-06-15', '2025-06-15', false],
    ['2025-06-16', '2025-06-15', false],
    ['2025-09-30', '2025-10-01', true],
    ['2024-12-31', '2025-01-01', true],
    ['9999-12-31', '2025-01-01', false],
    ['0999-12-31', '1000-01-01', true],
  ])('%s before %s: %s', (date, other, verdict) => {
    expect(isBefore(date, other)).toBe(verdict);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-05-01', 0, '2026-05-01'],
    ['2026-05-01', 89, '2026-07-29'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-06-15', -30, '2027-05-16'],
    ['0001-01-01', -1, '0001-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it.each([
    ['2025-02-29', 1],
    ['', 1],
    ['2025-01-01', 1.5],
    ['2025-01-01', Number.NaN],
  ])('refuses "%s" and %d days', (date, days) => {
    expect(() => addDays(date, days)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-05-01', '2026-05-01', 0],
    ['2026-05-01', '2026-05-02', 1],
    ['2026-05-02', '2026-05-01', -1],
    ['2024-01-01', '2025-01-01', 366],
    ['1900-01-01', '2000-01-01', 36_524],
    ['0001-01-01', '9999-12-31', 3_652_058],
  ])('%s to %s: %i', (date, other, days) => {
    expect(daysBetween(date, other)).toBe(days);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-11-21', 5, 'Saturday'],
    ['2026-11-22', 6, 'Sunday'],
    ['2026-11-23', 0, 'Monday'],
    ['2024-02-29', 3, 'Thursday'],
    ['1970-01-01', 3, 'Thursday'],
  ])('%s is %i: %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

describe('workingDaysBefore', () => {
  it.each([
    ['2027-06-15', 20, '2027-05-18'],
    ['2026-11-23', 1, '2026-11-20'],
    ['2026-11-22', 1, '2026-11-20'],
    ['2026-11-21', 1, '2026-11-20'],
    ['2026-11-20', 5, '2026-11-13'],
    ['2026-11-20', 0, '2026-11-20'],
    ['0001-01-03', 9, '0001-01-01'],
  ])('%s, %i working days before: %s', (date, workingDays, result) => {
    expect(workingDaysBefore(date, workingDays)).toBe(result);
  });
});
