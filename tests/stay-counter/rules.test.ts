import { stayProblemWords } from '../../src/content/stays-answer';
import { describe, expect, it } from 'vitest';
import {
  checkStays,
  daysInWindow,
  firstDayToStay,
  InvalidStays,
  planStay,
  stayProblems,
  type Stay,
} from '../../machines/stay-counter/stays';

const stay = (entry: string, exit: string): Stay => ({ entry, exit });

describe('planStay', () => {
  it.each<
    [
      name: string,
      stays: Stay[],
      entry: string,
      used: number,
      days: number,
      lastExit: string | undefined,
      earliest: string,
    ]
  >([
    ['no stay before', [], '2026-05-01', 0, 90, '2026-07-29', '2026-05-01'],
    ['one stay before', [stay('2026-03-01', '2026-03-10')], '2026-06-01', 10, 80, '2026-08-19', '2026-06-01'],
    ['one day before', [stay('2026-04-15', '2026-04-15')], '2026-04-20', 1, 89, '2026-07-17', '2026-04-20'],
    ['the limit used up', [stay('2026-01-01', '2026-03-31')], '2026-04-01', 90, 0, undefined, '2026-06-30'],
    [
      'old days drop out during the stay',
      [stay('2026-01-10', '2026-02-28')],
      '2026-06-01',
      50,
      90,
      '2026-08-29',
      '2026-06-01',
    ],
    ['a leap year', [stay('2024-02-20', '2024-03-05')], '2024-03-20', 15, 75, '2024-06-02', '2024-03-20'],
    [
      'the first day that the rule allows again',
      [stay('2026-01-01', '2026-03-31')],
      '2026-06-30',
      89,
      90,
      '2026-09-27',
      '2026-06-30',
    ],
    [
      'the last day that it does not',
      [stay('2026-01-01', '2026-03-31')],
      '2026-06-29',
      90,
      0,
      undefined,
      '2026-06-30',
    ],
    [
      'a stay that is planned for later',
      [stay('2026-09-01', '2026-10-30')],
      '2026-06-01',
      0,
      90,
      '2026-08-29',
      '2026-06-01',
    ],
    [
      'from within a stay',
      [stay('2026-05-01', '2026-05-31')],
      '2026-05-11',
      10,
      80,
      '2026-07-29',
      '2026-05-11',
    ],
    ['the last days of the calendar', [], '9999-12-31', 0, 90, '9999-12-31', '9999-12-31'],
  ])('%s', (_name, stays, entry, used, days, lastExit, earliestEntry) => {
    expect(planStay(stays, entry)).toEqual({
      used,
      stay: days,
      ...(lastExit !== undefined && { lastExit }),
      earliestEntry,
    });
  });

  it.each(['', '2026-02-30', 'tomorrow'])('refuses the entry "%s"', (entry) => {
    expect(() => planStay([], entry)).toThrow(RangeError);
  });
});

describe('firstDayToStay', () => {
  it.each<[name: string, stays: Stay[], days: number, from: string, first: string | undefined]>([
    ['nothing yet', [], 90, '2026-05-01', '2026-05-01'],
    ['old days have to drop out', [stay('2026-01-10', '2026-02-28')], 60, '2026-04-01', '2026-05-30'],
    ['a planned stay is in the way', [stay('2026-06-01', '2026-06-30')], 60, '2026-05-01', '2026-07-01'],
    ['a planned stay comes later', [stay('2026-09-01', '2026-09-30')], 60, '2026-05-01', '2026-05-01'],
    ['from within a stay', [stay('2026-05-01', '2026-05-31')], 10, '2026-05-11', '2026-06-01'],
    ['one day after ninety', [stay('2026-01-01', '2026-03-31')], 1, '2026-04-01', '2026-06-30'],
    ['ninety after ninety', [stay('2026-01-01', '2026-03-31')], 90, '2026-04-01', '2026-06-30'],
    ['a list that breaks the rule', [stay('2026-01-01', '2026-05-01')], 30, '2026-01-01', '2026-07-31'],
    ['a stay to the end of the calendar', [stay('9999-01-01', '9999-12-31')], 1, '9999-06-01', undefined],
  ])('%s', (_name, stays, days, from, first) => {
    expect(firstDayToStay(stays, days, from)).toBe(first);
  });

  it.each([0, 91, 1.5, Number.NaN])('refuses %s days', (days) => {
    expect(() => firstDayToStay([], days, '2026-05-01')).toThrow(RangeError);
  });
});

describe('checkStays', () => {
  it.each<[name: string, stays: Stay[], result: ReturnType<typeof checkStays>]>([
    ['none', [], { peak: 0 }],
    ['at the limit', [stay('2026-01-01', '2026-03-31')], { peak: 90 }],
    [
      'a day over it',
      [stay('2026-01-01', '2026-04-01')],
      { peak: 91, overstay: { from: '2026-04-01', days: 1 } },
    ],
    [
      'a shared day counts once',
      [stay('2026-01-01', '2026-01-10'), stay('2026-01-10', '2026-01-12')],
      { peak: 12 },
    ],
    [
      'a stay within another',
      [stay('2026-01-01', '2026-01-31'), stay('2026-01-10', '2026-01-12')],
      { peak: 31 },
    ],
    ['far in the future', [stay('2099-01-01', '2099-01-31')], { peak: 31 }],
    [
      'two windows of 90 with 90 days between',
      [stay('2026-01-01', '2026-03-31'), stay('2026-06-30', '2026-09-27')],
      { peak: 90 },
    ],
    [
      'a day too early after 90',
      [stay('2026-01-01', '2026-03-31'), stay('2026-06-29', '2026-07-05')],
      { peak: 91, overstay: { from: '2026-06-29', days: 7 } },
    ],
  ])('%s', (_name, stays, result) => {
    expect(checkStays(stays)).toEqual(result);
  });
});

describe('stays that cannot be counted are refused, and the row is named', () => {
  it.each<[stays: Stay[], row: number, field: keyof Stay, message: string]>([
    [[stay('2026-01-02', '2026-01-01')], 0, 'exit', 'Stay 1: the exit is before the entry.'],
    [
      [stay('2026-01-01', '2026-01-02'), stay('2026-02-30', '2026-03-01')],
      1,
      'entry',
      'Stay 2: there is no day "2026-02-30".',
    ],
    [[stay('', '2026-01-01')], 0, 'entry', 'Stay 1: the day of entry is missing.'],
    [[stay('2026-01-01', '')], 0, 'exit', 'Stay 1: the day of exit is missing.'],
    [[stay('2026-01-01', '01-02-2026')], 0, 'exit', 'Stay 1: there is no day "01-02-2026".'],
    [[stay('2026-01-01', '2126-01-01')], 0, 'exit', 'Stay 1: it is longer than ten years.'],
  ])('%j', (stays, row, field, message) => {
    const problems = stayProblems(stays);
    expect(problems).toMatchObject([{ row, field }]);
    expect(problems.map(stayProblemWords)).toEqual([message]);
    for (const count of [
      () => checkStays(stays),
      () => planStay(stays, '2026-05-01'),
      () => daysInWindow(stays, '2026-05-01'),
    ]) {
      expect(count).toThrow(InvalidStays);
      expect(count).toThrow(`stay ${row + 1}: ${field}`);
    }
  });
});

describe('daysInWindow', () => {
  const stays = [stay('2026-01-01', '2026-01-10')];
  it.each([
    ['2025-12-31', 0],
    ['2026-01-01', 1],
    ['2026-01-10', 10],
    ['2026-06-29', 10],
    ['2026-06-30', 9],
    ['2026-07-09', 0],
  ])('on %s: %i', (day, days) => {
    expect(daysInWindow(stays, day)).toBe(days);
  });
});
