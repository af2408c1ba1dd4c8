import { afterEach, describe, expect, it } from 'vitest';
import { planDates } from '../../machines/travel-dates/plan';
import { scoreEligibility } from '../../machines/eligibility-checker/scoring';
import { defaultAssessment } from '../../machines/eligibility-checker/assessment';
import { entryRulesFor } from '../../src/content/entry-rules';
import { localDate } from '../../machines/local-date';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('today', () => {
  it('is the calendar date where the visitor is', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31');
  });

  it.each([
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-21T18:29:59Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21T18:30:00Z', '2026-11-21'],
  ])(
    'fault 96: with the device in %s at %s is %s, for the passport rule and the planner alike',
    (timeZone, at, day) => {
      process.env['TZ'] = timeZone;
      const today = localDate(new Date(at));
      expect(today).toBe(day);
      const halfAYearOn = `2027-05-${day.slice(8)}`;
      const passport = { ...defaultAssessment, age: 30, passportValidity: halfAYearOn };
      const isExpiring = (on: string) =>
        scoreEligibility(passport, on).tips.some((tip) => tip.startsWith('Critical: renew'));
      expect([isExpiring(today), isExpiring('2026-11-23')]).toEqual([false, true]);
      const entry = { entry: day };
      expect(planDates(entryRulesFor('Japan'), entry, today).state).not.toBe('too-late');
    },
  );

  it('fault 96: a clock that was set back is believed, and breaks nothing', () => {
    const plan = planDates(entryRulesFor('France'), { entry: '2026-12-20' }, '1999-12-31');
    expect(plan.state).toBe('too-early');
  });
});
