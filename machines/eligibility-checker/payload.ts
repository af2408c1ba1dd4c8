/** What is sent of a finished assessment. Specification §7, Call 2. */
import * as v from 'valibot';
import { assessmentSchema, toAssessment, type Assessment, type AssessmentDraft } from './assessment';
import type { EligibilityResult } from './scoring';

/** What is posted: the answers as given, and the result. */
export type AssessmentPayload = Assessment & {
  readonly eligibilityResult: Pick<EligibilityResult, 'score' | 'status' | 'tips'>;
};

/** The answers and their result as the endpoint gets them; the ledger stays in the browser. */
export function assessmentPayload(draft: AssessmentDraft, result: EligibilityResult): AssessmentPayload {
  const { score, status, tips } = result;
  return { ...toAssessment(draft), eligibilityResult: { score, status, tips } };
}

/** What a receiver may expect: every answer with a known id, and the result. */
export const assessmentPayloadSchema = v.strictObject({
  ...assessmentSchema.entries,
  eligibilityResult: v.strictObject({
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    status: v.string(),
    tips: v.pipe(v.array(v.string()), v.maxLength(4)),
  }),
});
