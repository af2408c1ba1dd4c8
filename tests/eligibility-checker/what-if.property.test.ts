import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../machines/eligibility-checker/assessment';
import { improvementWords } from '../../src/content/improvement-words';
import { adviceByRule, scoreEligibility } from '../../machines/eligibility-checker/scoring';
import {
  improvementRules,
  improvements,
  reachable,
  switchableImprovements,
  withImprovementToggled,
  type ImprovementRule,
} from '../../machines/eligibility-checker/what-if';
import { assessmentCases } from './assessment-cases';
import { runs } from '../support/part';

/** What somebody can honestly change between the check and the application. */
const honest: readonly (keyof Assessment)[] = [
  'passportValidity',
  'itReturnsFiled',
  'sponsorAvailable',
  'hasPassport',
  'hasPanCard',
  'hasInvitationLetter',
  'hasFinancialProof',
  'hasFlightHotelBooking',
];

/** Worst and best answers too, so that the score ends at 0 and at 100 often. */
const extremes: fc.Arbitrary<Partial<Assessment>> = fc.constantFrom<Partial<Assessment>>(
  {},
  {},
  {
    age: 70,
    occupation: 'unemployed',
    maritalStatus: 'single',
    traveledAbroad: 'no',
    visaRejections: 'yes',
    relativesInDestination: 'no',
    monthlyIncome: '0_25k',
    bankBalance: '0_50k',
  },
  {
    age: 30,
    occupation: 'salaried_govt',
    maritalStatus: 'married',
    traveledAbroad: 'yes',
    countriesVisited: ['uk'],
    visaRejections: 'no',
    monthlyIncome: '200k_plus',
    bankBalance: '10L_plus',
  },
);

const cases = fc
  .tuple(assessmentCases, extremes)
  .map(([{ day, assessment }, changes]) => ({ day, assessment: { ...assessment, ...changes } }));

const scoreOf = (assessment: Assessment, day: string) => scoreEligibility(assessment, day).score;

describe('what is advised', () => {
  it('gives what was promised, each alone and all together', () => {
    const ends = new Set<number>();
    fc.assert(
      fc.property(cases, ({ day, assessment }) => {
        const before = structuredClone(assessment);
        const { score } = scoreEligibility(assessment, day);
        const found = improvements(assessment, day);
        for (const { change, gain } of found) {
          expect(gain).toBeGreaterThan(0);
          expect(scoreOf({ ...assessment, ...change }, day)).toBe(score + gain);
          expect(honest).toEqual(expect.arrayContaining(Object.keys(change)));
        }
        expect(found.map(({ gain }) => gain)).toEqual(found.map(({ gain }) => gain).sort((a, b) => b - a));
        expect(new Set(found.map(({ rule }) => rule)).size).toBe(found.length);
        const done = found.reduce((changed, { change }) => ({ ...changed, ...change }), assessment);
        const { score: then, status } = scoreEligibility(done, day);
        expect(reachable(assessment, day)).toEqual({ score: then, status });
        expect(assessment).toEqual(before);
        ends.add(score).add(then);
      }),
      { numRuns: runs(5_000) },
    );
    expect([ends.has(0), ends.has(100)]).toEqual([true, true]);
  }, 60_000);

  it('is all that the rules let somebody do who has done nothing of it', () => {
    fc.assert(
      fc.property(cases, ({ day, assessment }) => {
        const again = improvements(
          improvements(assessment, day).reduce(
            (changed, { change }) => ({ ...changed, ...change }),
            assessment,
          ),
          day,
        );
        // Only below 0 something is left: what gains nothing by itself.
        if (scoreOf(assessment, day) > 0) expect(again).toEqual([]);
      }),
      { numRuns: runs(2_000) },
    );
  }, 60_000);

  it('can be switched on and off in any order, and whatever is on can be switched off', () => {
    const presses = fc.array(fc.constantFrom(...improvementRules), { maxLength: 12 });
    fc.assert(
      fc.property(cases, presses, ({ day, assessment }, pressed) => {
        let on: readonly ImprovementRule[] = [];
        for (const rule of pressed) {
          const prefill = switchableImprovements(assessment, day, on).map((one) => one.rule);
          const then = withImprovementToggled(assessment, day, on, rule);
          if (prefill.includes(rule)) expect(then.includes(rule)).toBe(!on.includes(rule));
          else expect(then).toEqual(on);
          on = then;
          expect(switchableImprovements(assessment, day, on).map((one) => one.rule)).toEqual(
            expect.arrayContaining([...on]),
          );
        }
      }),
      { numRuns: runs(500) },
    );
  }, 60_000);

  it('invites nobody to pay money in', () => {
    fc.assert(
      fc.property(cases, ({ day, assessment }) => {
        const said = [
          ...scoreEligibility(assessment, day).tips,
          ...adviceByRule(assessment, day).values(),
          ...improvementRules.flatMap((rule) => Object.values(improvementWords(rule, assessment))),
        ];
        for (const words of said) {
          expect(words).not.toMatch(/build up|top up|grow|increase|raise|higher|add (?:money|funds)|save/i);
          if (/deposit/i.test(words)) expect(words).toMatch(/reason for doubt/);
        }
      }),
      { numRuns: runs(500) },
    );
  }, 60_000);
});
