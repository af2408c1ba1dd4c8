import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAssessment } from '../../machines/eligibility-checker/assessment';
import {
  eligibilityCheckerMachine,
  selectResult,
  type EligibilityCheckerEvent,
} from '../../machines/eligibility-checker/eligibility-checker.machine';
import type { AssessmentPayload } from '../../machines/eligibility-checker/payload';
import { scoreEligibility } from '../../machines/eligibility-checker/scoring';
import { localDate } from '../../machines/local-date';
import { answeredDraft as answered } from '../support/traveller';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const found: EligibilityCheckerEvent = { type: 'draft.found', draft: answered, step: 'documents' };

/** A checker that keeps what it sends. */
function checker(...events: readonly EligibilityCheckerEvent[]) {
  const sent: AssessmentPayload[] = [];
  const { site } = siteListener(({ type, order }) => {
    if (type === 'delivery.ordered') sent.push(order.payload);
  });
  const { actor, send } = trial(eligibilityCheckerMachine, {
    input: {
      site,
      submissionIdOf: () => 'sid',
      today: () => '2026-01-15',
      now: () => '2026-01-15T06:30:00.000Z',
      destination: undefined,
    },
  });
  send(...events);
  return { actor, sent };
}

const isPassportCounted = (passportValidity: string, today: string) =>
  scoreEligibility(toAssessment({ ...answered, passportValidity }), today).factors.some(
    ({ rule, points }) => rule === 'passport-validity' && points > 0,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('fault 28: today is the day of the calendar on the wall, and the passport is compared with it', () => {
  it.each([
    ['Asia/Kolkata', '2025-06-15T23:59:00', '2025-06-15', '2025-12-15'],
    ['Asia/Kolkata', '2025-06-16T00:01:00', '2025-06-16', '2025-12-16'],
    ['America/Los_Angeles', '2025-06-15T23:59:00', '2025-06-15', '2025-12-15'],
    ['America/Los_Angeles', '2025-06-16T00:01:00', '2025-06-16', '2025-12-16'],
    ['Pacific/Kiritimati', '2025-06-15T23:59:00', '2025-06-15', '2025-12-15'],
    ['Pacific/Kiritimati', '2025-06-16T00:01:00', '2025-06-16', '2025-12-16'],
    ['Asia/Kolkata', '2025-08-31T23:59:00', '2025-08-31', '2026-02-28'],
    ['America/Los_Angeles', '2025-12-31T23:59:00', '2025-12-31', '2026-06-30'],
    ['Pacific/Kiritimati', '2026-01-01T00:01:00', '2026-01-01', '2026-07-01'],
  ])('%s at %s is %s, and the first good expiry %s', (zone, clock, day, firstGood) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date(clock) });
    const today = localDate(new Date());
    expect(today).toBe(day);
    expect(isPassportCounted(firstGood, today)).toBe(true);
    const [year, month, date] = firstGood.split('-').map(Number);
    const dayBefore = localDate(new Date(year ?? 0, (month ?? 0) - 1, (date ?? 0) - 1));
    expect(isPassportCounted(dayBefore, today)).toBe(false);
  });
});

describe('fault 31: countries chosen before travelled abroad became no', () => {
  it('count for nothing and are not sent; with yes again they do', () => {
    const abroad = (value: string): EligibilityCheckerEvent => ({
      type: 'answer.changed',
      field: 'traveledAbroad',
      value,
    });
    const check: EligibilityCheckerEvent = { type: 'check.pressed' };
    const chosen: readonly EligibilityCheckerEvent[] = [
      found,
      abroad('yes'),
      { type: 'country.toggled', country: 'usa' },
      { type: 'country.toggled', country: 'uae' },
    ];
    const never = checker(found, check);
    const withdrawn = checker(...chosen, abroad('no'), check);
    const again = checker(...chosen, abroad('no'), abroad('yes'), check);
    expect(withdrawn.sent).toEqual(never.sent);
    expect(withdrawn.sent[0]?.countriesVisited).toEqual([]);
    expect(again.sent[0]?.countriesVisited).toEqual(['usa', 'uae']);
    expect(again.sent[0]?.eligibilityResult.score).toBe((never.sent[0]?.eligibilityResult.score ?? 0) + 10);
  });
});

describe('fault 37: the clock jumps a year', () => {
  it('after the check the result stays that of the day of the check', () => {
    vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00') });
    const { actor } = checker(
      { ...found, draft: { ...answered, passportValidity: '2026-12-01' } },
      { type: 'check.pressed' },
      {
        type: 'delivery.reported',
        delivery: {
          id: 'sid',
          kind: 'assessment',
          status: 'accepted',
          sentAt: '2026-01-15T06:30:00.000Z',
          failure: undefined,
        },
      },
    );
    const shown = selectResult(actor.getSnapshot());
    vi.setSystemTime(new Date('2027-01-15T12:00:00'));
    expect(selectResult(actor.getSnapshot())).toEqual(shown);
    expect(shown?.factors).toContainEqual(expect.objectContaining({ rule: 'passport-validity', points: 5 }));
  });
});
