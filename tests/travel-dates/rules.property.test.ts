import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDates, type DatePlan, type TravelDates } from '../../machines/travel-dates/plan';
import type { EntryRules, Span } from '../../machines/travel-dates/rules';
import { countries } from '../../src/content/countries';
import { entryRulesFor } from '../../src/content/entry-rules';

const dayMs = 86_400_000;
const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** A month at a time with the language's own calendar; a day that the month lacks becomes its last. */
function monthsFrom(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dateAt(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
}

function daysFrom(date: string, days: number): string {
  return dateAt(timeOf(date) + days * dayMs);
}

function before(date: string, span: Span): string {
  if ('months' in span) return monthsFrom(date, -span.months);
  if ('weeks' in span) return daysFrom(date, -7 * span.weeks);
  if ('days' in span) return daysFrom(date, -span.days);
  let day = date;
  for (let left = span.workingDays; left > 0;) {
    day = daysFrom(day, -1);
    if (![0, 6].includes(new Date(timeOf(day)).getUTCDay())) left -= 1;
  }
  return day;
}

/** The planner a second time, written out from §4.18 of the specification. */
function plainPlan(rules: EntryRules, trip: TravelDates, today: string): DatePlan {
  const { passport, until } = rules;
  const isOver = until !== undefined && trip.entry > until.date;
  const plan: { -readonly [Key in 'earliest' | 'legalLatest' | 'sensibleLatest']?: string } = {};
  if (!isOver) {
    if (rules.earliest) plan.earliest = before(trip.entry, rules.earliest.before);
    if (rules.legalLatest) plan.legalLatest = before(trip.entry, rules.legalLatest.before);
    if (rules.sensibleLatest) plan.sensibleLatest = before(trip.entry, rules.sensibleLatest.before);
  }
  const { earliest, legalLatest, sensibleLatest } = plan;
  const last = legalLatest ?? trip.entry;
  let state: DatePlan['state'] = 'open';
  if (sensibleLatest !== undefined && today > sensibleLatest) state = 'hurry';
  if (earliest !== undefined && today < earliest) state = 'too-early';
  if (earliest === undefined && legalLatest === undefined && sensibleLatest === undefined) {
    state = rules.anyTime ? 'any-time' : 'unknown';
  }
  if (today > last) state = 'too-late';
  if (rules.isFreeToGo) state = 'not-needed';
  if (isOver) state = 'unknown';

  const until_ = (from: string | undefined) =>
    from === undefined
      ? undefined
      : passport.days === undefined
        ? monthsFrom(from, passport.months)
        : daysFrom(from, passport.days);
  const rule = until_(passport.from === 'arrival' ? trip.entry : trip.exit);
  const needed = rule !== undefined && trip.exit !== undefined && trip.exit > rule ? trip.exit : rule;
  const least = needed ?? until_(trip.entry) ?? trip.entry;
  const tooOld =
    passport.issuedWithinYears !== undefined && trip.passportIssued !== undefined
      ? trip.passportIssued < monthsFrom(trip.entry, -12 * passport.issuedWithinYears)
      : undefined;
  return {
    ...plan,
    state,
    passport: {
      ok: !(trip.passportExpiry !== undefined && trip.passportExpiry < least) && tooOld !== true,
      ...(needed !== undefined && { neededUntil: needed }),
      ...(tooOld !== undefined && { tooOld }),
    },
  };
}

const anyRules = fc
  .constantFrom(...new Set(countries.map(({ name }) => name)))
  .map((name) => entryRulesFor(name))
  .filter((rules) => rules !== undefined);
const dayIn = (from: string, to: string) =>
  fc.integer({ min: timeOf(from) / dayMs, max: timeOf(to) / dayMs }).map((day) => dateAt(day * dayMs));
const anyTrip: fc.Arbitrary<TravelDates> = fc
  .record(
    {
      entry: dayIn('2026-11-01', '2028-12-31'),
      days: fc.nat({ max: 200 }),
      passportIssued: dayIn('2015-01-01', '2020-12-31'),
      passportExpiry: dayIn('2026-12-01', '2030-12-31'),
    },
    { requiredKeys: ['entry'] },
  )
  .map(({ days, ...trip }) => ({ ...trip, ...(days !== undefined && { exit: daysFrom(trip.entry, days) }) }));
const anyToday = dayIn('2026-01-01', '2029-01-31');

describe('planDates', () => {
  it('agrees with the plain second implementation', () => {
    fc.assert(
      fc.property(anyRules, anyTrip, anyToday, (rules, trip, today) => {
        expect(planDates(rules, trip, today)).toEqual(plainPlan(rules, trip, today));
      }),
      { numRuns: 3000 },
    );
  });

  it('the days are in order: earliest, sensible, last by rule, entry', () => {
    fc.assert(
      fc.property(anyRules, anyTrip, anyToday, (rules, trip, today) => {
        const { earliest, sensibleLatest, legalLatest } = planDates(rules, trip, today);
        const days = [earliest, sensibleLatest, legalLatest, trip.entry].filter((day) => day !== undefined);
        expect(days).toEqual([...days].sort());
      }),
    );
  });
});
