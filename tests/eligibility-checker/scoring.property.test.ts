import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  assessmentDraftSchema,
  assessmentSchema,
  firstProblem,
  problemsOf,
  toAssessment,
  type Assessment,
  type AssessmentDraft,
} from '../../machines/eligibility-checker/assessment';
import { scoreEligibility, type EligibilityResult } from '../../machines/eligibility-checker/scoring';
import { assessmentCases as cases, sixMonthsAfter, timeOf } from './assessment-cases';
import { runs } from '../support/part';

const missing = (a: Assessment) => a.passportValidity === '';
const expiring = (a: Assessment, day: string) =>
  !missing(a) && timeOf(a.passportValidity) < timeOf(sixMonthsAfter(day));
const visited = (a: Assessment) =>
  a.traveledAbroad === 'yes' && !a.countriesVisited.includes('none') ? a.countriesVisited : [];

/** Every sentence of the specification on scoring: when it holds, what it is worth. */
const scoringTable: [holds: (a: Assessment, day: string) => boolean, points: number][] = [
  [(a) => a.age >= 25 && a.age <= 55, 5],
  [(a) => a.age < 18, -5],
  [(a) => a.age > 65, -5],
  [(a) => missing(a), -10],
  [(a, day) => expiring(a, day), -15],
  [(a, day) => !missing(a) && !expiring(a, day), 5],
  [(a) => a.occupation === 'salaried_private', 5],
  [(a) => a.occupation === 'salaried_govt', 5],
  [(a) => a.occupation === 'self_employed_professional', 5],
  [(a) => a.occupation === 'unemployed', -10],
  [(a) => a.maritalStatus === 'married', 3],
  [(a) => visited(a).length > 0, 5],
  [(a) => visited(a).some((country) => /^(usa|uk|schengen|canada|australia)$/.test(country)), 5],
  [(a) => a.visaRejections === 'yes', -15],
  [(a) => a.relativesInDestination === 'yes', 2],
  [(a) => a.monthlyIncome === '0_25k', -5],
  [(a) => a.monthlyIncome === '25k_50k', 2],
  [(a) => a.monthlyIncome === '50k_100k', 5],
  [(a) => a.monthlyIncome === '100k_200k', 8],
  [(a) => a.monthlyIncome === '200k_plus', 10],
  [(a) => a.itReturnsFiled === 'yes', 5],
  [(a) => a.itReturnsFiled === 'no', -5],
  [(a) => a.bankBalance === '0_50k', -10],
  [(a) => a.bankBalance === '50k_1L', -5],
  [(a) => a.bankBalance === '1L_3L', 3],
  [(a) => a.bankBalance === '3L_5L', 6],
  [(a) => a.bankBalance === '5L_10L', 8],
  [(a) => a.bankBalance === '10L_plus', 10],
  [(a) => a.sponsorAvailable === 'yes', 5],
  [(a, day) => a.hasPassport === 'yes' && !expiring(a, day), 3],
  [(a, day) => a.hasPassport === 'no' || expiring(a, day), -10],
  [(a) => a.hasPanCard === 'yes', 1.5],
  [(a) => a.hasFinancialProof === 'yes', 3],
  [(a) => a.hasFinancialProof === 'no', -5],
  [(a) => /^(schengen|uk|usa)$/.test(a.destinationCountry) && a.hasFlightHotelBooking === 'yes', 3],
  [(a) => /^(family_visit|visit)$/.test(a.visaType) && a.hasInvitationLetter === 'yes', 3],
  [(a) => /^(family_visit|visit)$/.test(a.visaType) && a.hasInvitationLetter === 'no', -3],
];

/** Every reason for a tip of its own, in the order of the specification, and words by which to know it. */
const tipTable: [holds: (a: Assessment, day: string) => boolean, words: RegExp][] = [
  [(a) => a.age < 18, /consent/i],
  [(a) => a.age > 65, /health insurance/i],
  [(a, day) => expiring(a, day), /critical.*renew/i],
  [(a) => a.occupation === 'unemployed' && a.sponsorAvailable === 'no', /sponsor/i],
  [(a) => a.traveledAbroad === 'no', /first trip/i],
  [(a) => a.visaRejections === 'yes', /refusal/i],
  [(a) => a.destinationCountry === 'schengen' && /^(0_50k|50k_1L)$/.test(a.bankBalance), /balance/i],
  [
    (a) => /^(schengen|uk|usa)$/.test(a.destinationCountry) && a.hasFlightHotelBooking === 'no',
    /reservations/i,
  ],
];

function expectedTips(assessment: Assessment, day: string, score: number): RegExp[] {
  const own = tipTable.filter(([holds]) => holds(assessment, day)).map(([, words]) => words);
  const generic = own.length === 0 && score < 80 ? [/names, dates and numbers/i, /cover letter/i] : [];
  const expert = score < 60 ? [/expert/i] : [];
  return [...own, ...generic, ...expert].slice(0, 4);
}

function expectedStatus(score: number): string {
  return (
    [
      [75, 'High Chance of Approval'],
      [50, 'Good Chance, Some Areas to Improve'],
      [30, 'May Face Issues, Significant Improvements Needed'],
      [0, 'Likely Rejection, Requires Major Profile Strengthening'],
    ] as const
  ).reduce((status, [least, words]) => (status === '' && score >= least ? words : status), '');
}

function deepFreeze(assessment: Assessment): Assessment {
  Object.freeze(assessment.countriesVisited);
  return Object.freeze(assessment);
}

function expectSound({ score, status, tips, factors }: EligibilityResult) {
  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(100);
  expect(Number.isInteger(score * 2)).toBe(true);
  expect(status).toBe(expectedStatus(score));
  expect(tips.length).toBeLessThanOrEqual(4);
  expect(new Set(tips).size).toBe(tips.length);
  expect(new Set(factors.map(({ rule }) => rule)).size).toBe(factors.length);
  for (const { rule, label, points } of factors) {
    expect(rule).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(label.trim()).not.toBe('');
    expect(points).not.toBe(0);
  }
  const sum = factors.reduce((total, { points }) => total + points, 50);
  expect(score).toBe(Math.min(100, Math.max(0, sum)));
}

describe('scoreEligibility', () => {
  it('fault 33: agrees with the table of the specification on 10,000 forms', () => {
    fc.assert(
      fc.property(cases, ({ day, assessment }) => {
        const holding = scoringTable.filter(([holds]) => holds(assessment, day)).map(([, points]) => points);
        const sum = holding.reduce((total, points) => total + points, 50);
        const result = scoreEligibility(deepFreeze(assessment), day);
        expect(result.score).toBe(Math.min(100, Math.max(0, sum)));
        expect(result.factors.map(({ points }) => points).sort()).toEqual(holding.sort());
        expect(result.tips).toEqual(
          expectedTips(assessment, day, result.score).map((words) => expect.stringMatching(words)),
        );
        expectSound(result);
      }),
      { numRuns: runs(10_000) },
    );
  }, 60_000);

  it('gives the same result for the same answers on the same day', () => {
    fc.assert(
      fc.property(cases, ({ day, assessment }) => {
        expect(scoreEligibility(assessment, day)).toEqual(scoreEligibility(structuredClone(assessment), day));
      }),
    );
  });

  it('stays sound for any text in any answer and any day', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'toString',
        'yes',
        'no',
        'schengen',
        '2025-02-30',
        '+010000-01-01',
      ),
    );
    const texts = fc.record({ age: fc.double(), countriesVisited: fc.array(text), text, day: text });
    fc.assert(
      fc.property(cases, texts, ({ assessment }, { age, countriesVisited, text: odd, day }) => {
        const answers = Object.fromEntries(Object.keys(assessment).map((field) => [field, odd]));
        const foreign = { ...answers, age, countriesVisited } as unknown as Assessment;
        expectSound(scoreEligibility(foreign, day));
        const problems = problemsOf(foreign);
        const first = firstProblem(foreign);
        expect(first && problems[first.field]).toBe(first?.message);
      }),
      { numRuns: runs(2_000) },
    );
  }, 60_000);
});

describe('the schemas', () => {
  it('accept an assessment exactly when firstProblem finds nothing', () => {
    fc.assert(
      fc.property(cases, ({ assessment }) => {
        expect(v.is(assessmentSchema, assessment)).toBe(firstProblem(assessment) === undefined);
      }),
      { numRuns: runs(2_000) },
    );
  }, 60_000);

  it('agree on a form as it is typed and as it is sent', () => {
    fc.assert(
      fc.property(cases, fc.oneof(fc.string(), fc.integer().map(String)), ({ assessment }, age) => {
        const draft: AssessmentDraft = { ...assessment, age };
        expect(v.is(assessmentDraftSchema, draft)).toBe(true);
        expect(v.is(assessmentSchema, toAssessment(draft))).toBe(firstProblem(draft) === undefined);
      }),
      { numRuns: runs(2_000) },
    );
  }, 60_000);
});
