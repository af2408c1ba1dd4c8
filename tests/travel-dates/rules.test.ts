import { dateProblemWords } from '../../src/content/dates-answer';
import { describe, expect, it } from 'vitest';
import { workingDaysBefore } from '../../machines/calendar';
import {
  dateProblems,
  noDates,
  planDates,
  toTravelDates,
  type PlanState,
  type TravelDates,
  type TypedDates,
} from '../../machines/travel-dates/plan';
import type { EntryRules, PassportRule } from '../../machines/travel-dates/rules';
import { rulesOf } from '../support/entry-rules';

const entry = '2027-06-15';
const someDay = '2026-11-21';
const planFor = (name: string, trip: Partial<TravelDates> = {}, today = someDay) =>
  planDates(rulesOf(name), { entry, ...trip }, today);

describe('the days between which to apply (specification §4.18)', () => {
  it('Schengen', () => {
    expect(planFor('France')).toMatchObject({
      earliest: '2026-12-15',
      legalLatest: '2027-05-31',
      sensibleLatest: '2027-05-04',
    });
    expect(workingDaysBefore(entry, 20)).toBe('2027-05-18');
  });

  it.each<
    [name: string, earliest: string | undefined, sensible: string | undefined, legal: string | undefined]
  >([
    ['United Kingdom', '2027-03-15', '2027-05-04', undefined],
    ['Singapore', '2027-05-16', '2027-06-05', undefined],
    ['United States', undefined, undefined, undefined],
    ['Oman', '2027-05-15', '2027-05-26', '2027-06-08'],
    ['Kenya', undefined, '2027-06-01', '2027-06-12'],
    ['Indonesia', '2027-03-17', undefined, '2027-06-15'],
    // 20 working days: our list's 15 and a week.
    ['Cyprus', undefined, '2027-05-18', undefined],
    ['Qatar', undefined, undefined, undefined],
  ])('%s', (name, earliest, sensibleLatest, legalLatest) => {
    const plan = planFor(name);
    expect([plan.earliest, plan.sensibleLatest, plan.legalLatest]).toEqual([
      earliest,
      sensibleLatest,
      legalLatest,
    ]);
  });
});

describe('where today stands', () => {
  it.each<[name: string, today: string, state: PlanState]>([
    ['France', '2026-12-14', 'too-early'],
    ['France', '2026-12-15', 'open'],
    ['France', '2027-05-04', 'open'],
    ['France', '2027-05-05', 'hurry'],
    ['France', '2027-05-31', 'hurry'],
    ['France', '2027-06-01', 'too-late'],
    ['United Kingdom', '2027-03-14', 'too-early'],
    ['United Kingdom', '2027-05-05', 'hurry'],
    ['United Kingdom', '2027-06-15', 'hurry'],
    ['United Kingdom', '2027-06-16', 'too-late'],
    ['United States', '2026-11-21', 'any-time'],
    ['United States', '2027-06-16', 'too-late'],
    ['Indonesia', '2027-03-16', 'too-early'],
    ['Indonesia', '2027-06-15', 'open'],
    ['Indonesia', '2027-06-16', 'too-late'],
    ['Philippines', '2026-11-21', 'not-needed'],
    ['Thailand', '2028-01-01', 'not-needed'],
    ['Qatar', '2026-11-21', 'not-needed'],
    ['Malaysia', '2026-11-21', 'unknown'],
  ])('%s on %s: %s', (name, today, state) => {
    expect(planFor(name, {}, today).state).toBe(state);
  });

  it('Malaysia to the last day of the waiver, and after it', () => {
    expect(planFor('Malaysia', { entry: '2026-12-31' }).state).toBe('not-needed');
    expect(planFor('Malaysia', { entry: '2027-01-01' }).state).toBe('unknown');
  });

  it('nothing is known where there are no rules', () => {
    expect(planDates(undefined, { entry }, someDay)).toEqual({ state: 'unknown', passport: { ok: true } });
    expect(planDates(undefined, { entry, passportExpiry: '2027-06-14' }, someDay).passport.ok).toBe(false);
  });

  it('a destination without a date rule is unknown', () => {
    const withoutDateRule = ({ sensibleLatest: _, ...others }: EntryRules): EntryRules => others;
    const bare = withoutDateRule(rulesOf('Cyprus'));
    expect(planDates(bare, { entry }, someDay).state).toBe('unknown');
    expect(planDates(bare, { entry }, '2027-06-16').state).toBe('too-late');
  });
});

describe('whether the passport lasts (specification §4.18)', () => {
  const exit = '2027-06-25';

  it.each([
    ['2027-09-25', true],
    ['2027-09-24', false],
  ])('Schengen to 25 June, passport to %s: %s', (passportExpiry, ok) => {
    expect(planFor('Germany', { exit, passportExpiry }).passport).toEqual({ ok, neededUntil: '2027-09-25' });
  });

  it.each([
    ['2027-08-31', '2028-02-29'],
    ['2027-06-15', '2027-12-15'],
  ])('six months after arriving on %s: %s', (arrival, neededUntil) => {
    expect(planFor('Vietnam', { entry: arrival }).passport).toEqual({ ok: true, neededUntil });
  });

  it.each<[issued: string, tooOld: boolean]>([
    ['2017-06-15', false],
    ['2017-06-14', true],
  ])('issued on %s, entry on 15 June 2027: too old for Schengen %s', (passportIssued, tooOld) => {
    expect(planFor('Spain', { exit, passportIssued, passportExpiry: '2030-01-01' }).passport).toEqual({
      ok: !tooOld,
      neededUntil: '2027-09-25',
      tooOld,
    });
    expect(planFor('Vietnam', { passportIssued }).passport.tooOld).toBeUndefined();
  });

  it.each([
    ['United Kingdom', '2027-06-25'],
    ['United States', '2027-06-25'],
    ['South Africa', '2027-07-25'],
    ['Ireland', '2028-06-15'],
    ['Philippines', '2027-12-25'],
  ])('%s: until %s', (name, neededUntil) => {
    expect(planFor(name, { exit }).passport.neededUntil).toBe(neededUntil);
  });

  it('without a day of leaving, what is counted from it is not known', () => {
    expect(planFor('Italy').passport).toEqual({ ok: true });
    expect(planFor('Italy', { passportExpiry: '2027-09-14' }).passport.ok).toBe(false);
    expect(planFor('Italy', { passportExpiry: '2027-09-15' }).passport.ok).toBe(true);
    expect(planFor('United Kingdom', { passportExpiry: '2027-06-14' }).passport.ok).toBe(false);
  });

  it('a stay longer than the rule needs the passport to its end', () => {
    expect(planFor('Vietnam', { exit: '2028-01-31' }).passport.neededUntil).toBe('2028-01-31');
  });
});

describe('what is no date is refused', () => {
  it.each<[what: string, trip: TravelDates, today: string]>([
    ['entry', { entry: '2027-02-29' }, someDay],
    ['exit', { entry, exit: '' }, someDay],
    ['passport', { entry, passportIssued: 'long ago' }, someDay],
    ['today', { entry }, ''],
  ])('%s', (_what, trip, today) => {
    expect(() => planDates(rulesOf('France'), trip, today)).toThrow(RangeError);
  });
});

describe('what was typed', () => {
  const typed = (some: Partial<TypedDates>): TypedDates => ({ ...noDates, ...some });

  it.each<[some: Partial<TypedDates>, problems: ReturnType<typeof dateProblems>]>([
    [{}, {}],
    [{ entry }, {}],
    [{ entry: '2027-02-29' }, { entry: 'no-day' }],
    [{ entry, exit: '2027-06-14' }, { exit: 'before-arrival' }],
    [{ entry, exit: entry }, {}],
    [{ passportIssued: '2027-01-01', passportExpiry: '2027-01-01' }, { passportExpiry: 'before-issue' }],
  ])('%j', (some, problems) => {
    expect(dateProblems(typed(some))).toEqual(problems);
  });

  it('says what is wrong in a sentence', () => {
    expect(dateProblemWords).toEqual({
      'no-day': 'This is not a day of the calendar',
      'before-arrival': 'You leave before you arrive',
      'before-issue': 'The passport expires before it was issued',
    });
  });

  it('is a journey once there is a day of entry and nothing is wrong', () => {
    expect(toTravelDates(typed({ exit: entry }))).toBeUndefined();
    expect(toTravelDates(typed({ entry, exit: '2027-06-14' }))).toBeUndefined();
    expect(toTravelDates(typed({ entry, passportExpiry: '2030-01-01' }))).toEqual({
      entry,
      passportExpiry: '2030-01-01',
    });
  });
});

describe('the passport rule counts days where it says days', () => {
  it('30 days after leaving', () => {
    const passport: PassportRule = { ...rulesOf('South Africa').passport, days: 30, months: 0 };
    const plan = planDates({ ...rulesOf('South Africa'), passport }, { entry, exit: '2027-12-31' }, someDay);
    expect(plan.passport.neededUntil).toBe('2028-01-30');
  });
});
