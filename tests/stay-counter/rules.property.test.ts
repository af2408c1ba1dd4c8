import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStays, firstDayToStay, planStay, type Stay } from '../../machines/stay-counter/stays';
import { runs } from '../support/part';

const dayMs = 86_400_000;
const dateAt = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;

/**
 * The rule a second time, slow and plain: every day of every stay in a set, and for each day the days of the
 * set among the 180 that end on it.
 */
function dayByDay(stays: readonly Stay[]): Set<number> {
  const days = new Set<number>();
  for (const { entry, exit } of stays) {
    for (let day = dayOf(entry); day <= dayOf(exit); day += 1) days.add(day);
  }
  return days;
}

function inWindowOf(days: ReadonlySet<number>, end: number): number {
  let count = 0;
  for (let day = end - 179; day <= end; day += 1) if (days.has(day)) count += 1;
  return count;
}

function plainPlan(stays: readonly Stay[], entry: string): ReturnType<typeof planStay> {
  const first = dayOf(entry);
  const days = dayByDay(stays);
  const before = new Set(days);
  before.delete(first);
  const used = inWindowOf(before, first);
  const together = new Set(days);
  let stay = 0;
  for (; stay < 90; stay += 1) {
    together.add(first + stay);
    if (inWindowOf(together, first + stay) > 90) break;
  }
  let earliest = first;
  for (; ; earliest += 1) if (inWindowOf(new Set([...days, earliest]), earliest) <= 90) break;
  return {
    used,
    stay,
    ...(stay > 0 && { lastExit: dateAt(first + stay - 1) }),
    earliestEntry: dateAt(earliest),
  };
}

function plainFirst(stays: readonly Stay[], length: number, from: string): string {
  const listed = dayByDay(stays);
  for (let first = dayOf(from); ; first += 1) {
    const planned = Array.from({ length }, (_, index) => first + index);
    const together = new Set([...listed, ...planned]);
    const isFree = planned.every((day) => !listed.has(day));
    const isTouched = (day: number) => day >= first && day < first + length - 1 + 180;
    if (isFree && [...together].every((day) => !isTouched(day) || inWindowOf(together, day) <= 90)) {
      return dateAt(first);
    }
  }
}

function plainCheck(stays: readonly Stay[]): ReturnType<typeof checkStays> {
  const days = dayByDay(stays);
  const counts = [...days].map((day) => ({ day, count: inWindowOf(days, day) }));
  const beyond = counts.filter(({ count }) => count > 90).map(({ day }) => day);
  return {
    peak: Math.max(0, ...counts.map(({ count }) => count)),
    ...(beyond.length > 0 && { overstay: { from: dateAt(Math.min(...beyond)), days: beyond.length } }),
  };
}

const start = dayOf('2023-06-01');
const anyDay = fc.integer({ min: start, max: start + 700 });
const anyStay: fc.Arbitrary<Stay> = fc
  .tuple(anyDay, fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 60, max: 120 })))
  .map(([day, length]) => ({ entry: dateAt(day), exit: dateAt(day + length) }));
const anyStays = fc.array(anyStay, { maxLength: 6 });
const anyEntry = anyDay.map(dateAt);

describe('the rule of 90 days in 180', () => {
  it('firstDayToStay agrees with trying day after day', () => {
    fc.assert(
      fc.property(
        fc.array(anyStay, { maxLength: 3 }),
        fc.integer({ min: 1, max: 90 }),
        anyEntry,
        (stays, days, from) => {
          expect(firstDayToStay(stays, days, from)).toBe(plainFirst(stays, days, from));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('planStay agrees with counting day by day', () => {
    fc.assert(
      fc.property(anyStays, anyEntry, (stays, entry) => {
        expect(planStay(stays, entry)).toEqual(plainPlan(stays, entry));
      }),
      { numRuns: runs(400) },
    );
  });

  it('checkStays agrees with counting day by day', () => {
    fc.assert(
      fc.property(anyStays, (stays) => {
        expect(checkStays(stays)).toEqual(plainCheck(stays));
      }),
      { numRuns: runs(300) },
    );
  });

  it('splitting a stay in two adjacent ones changes nothing', () => {
    fc.assert(
      fc.property(anyStays, anyStay, fc.nat(), anyEntry, (stays, whole, at, entry) => {
        const [first, last] = [dayOf(whole.entry), dayOf(whole.exit)];
        if (first === last) return;
        const cut = first + (at % (last - first));
        const halves = [
          { entry: whole.entry, exit: dateAt(cut) },
          { entry: dateAt(cut + 1), exit: whole.exit },
        ];
        expect(planStay([...stays, ...halves], entry)).toEqual(planStay([...stays, whole], entry));
        expect(checkStays([...stays, ...halves])).toEqual(checkStays([...stays, whole]));
      }),
    );
  });

  it('after 90 days outside, 90 days are open; never more', () => {
    fc.assert(
      fc.property(anyStays, anyEntry, (stays, entry) => {
        const outside = stays.filter(({ exit }) => dayOf(entry) - dayOf(exit) > 90);
        expect(planStay(outside, entry).stay).toBe(90);
        expect(planStay(stays, entry).stay).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('a stay begins on the first day that is given, and keeps the rule to its last', () => {
    fc.assert(
      fc.property(anyStays, anyEntry, (stays, entry) => {
        const { earliestEntry } = planStay(stays, entry);
        expect(earliestEntry >= entry).toBe(true);
        const past = stays.filter(({ exit }) => exit < earliestEntry);
        const { stay, lastExit } = planStay(stays, earliestEntry);
        expect(stay).toBeGreaterThan(0);
        if (checkStays(past).overstay === undefined && lastExit !== undefined) {
          expect(checkStays([...past, { entry: earliestEntry, exit: lastExit }]).overstay).toBeUndefined();
        }
      }),
    );
  });
});
