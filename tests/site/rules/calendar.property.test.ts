import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf, workingDaysBefore } from '../../../machines/calendar';

const dayMs = 86_400_000;
/** The language's own calendar in UTC: another program, with nothing of ours in it. */
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

const anyDate = fc
  .integer({ min: timeOf('0002-01-01') / dayMs, max: timeOf('9998-12-31') / dayMs })
  .map((day) => dateAt(day * dayMs));

describe('arithmetic with days agrees with the language’s own calendar', () => {
  it('addDays', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -365, max: 365 }), (date, days) => {
        expect(addDays(date, days)).toBe(dateAt(timeOf(date) + days * dayMs));
      }),
      { numRuns: 2000 },
    );
  });

  it('daysBetween', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (date, other) => {
        expect(daysBetween(date, other)).toBe((timeOf(other) - timeOf(date)) / dayMs);
        expect(addDays(date, daysBetween(date, other))).toBe(other);
      }),
      { numRuns: 2000 },
    );
  });

  it('weekdayOf', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekdayOf(date)).toBe((new Date(timeOf(date)).getUTCDay() + 6) % 7);
      }),
    );
  });

  it('workingDaysBefore lands on a working day with as many working days on the way', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (date, workingDays) => {
        const start = workingDaysBefore(date, workingDays);
        expect(weekdayOf(start)).toBeLessThan(5);
        const between = Array.from({ length: daysBetween(start, date) }, (_, index) => addDays(start, index));
        expect(between.filter((day) => weekdayOf(day) < 5)).toHaveLength(workingDays);
      }),
    );
  });
});
