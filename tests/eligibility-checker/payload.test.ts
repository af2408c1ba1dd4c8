import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assessmentPayload, assessmentPayloadSchema } from '../../machines/eligibility-checker/payload';
import { scoreEligibility } from '../../machines/eligibility-checker/scoring';
import { traveller } from '../support/traveller';

const result = scoreEligibility(traveller, '2025-06-15');
const payload = assessmentPayload({ ...traveller, age: String(traveller.age) }, result);

const withResult = (changes: object) => ({
  ...payload,
  eligibilityResult: { ...payload.eligibilityResult, ...changes },
});

describe('what is posted of an assessment (Specification §7, Call 2)', () => {
  it('is every answer and the result, without the ledger', () => {
    const { score, status, tips } = result;
    expect(payload).toEqual({ ...traveller, eligibilityResult: { score, status, tips } });
    expect(v.is(assessmentPayloadSchema, payload)).toBe(true);
  });

  it.each<[why: string, foreign: unknown]>([
    ['an answer is missing', { ...payload, occupation: undefined }],
    ['an answer is none of the choices', { ...payload, occupation: 'astronaut' }],
    ['there is something else in it', { ...payload, ledger: [] }],
    ['there is no result', { ...payload, eligibilityResult: undefined }],
    ['the result is empty', { ...payload, eligibilityResult: {} }],
    ['the score is over 100', withResult({ score: 101 })],
    ['the score is below 0', withResult({ score: -1 })],
    ['the result says more', withResult({ factors: [] })],
    ['there are five tips', withResult({ tips: ['', '', '', '', ''] })],
  ])('is refused when %s', (_why, foreign) => {
    expect(v.is(assessmentPayloadSchema, foreign)).toBe(false);
  });
});
