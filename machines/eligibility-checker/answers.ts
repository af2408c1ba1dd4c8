/** How one answer changes the draft, and what is sent of it. Specification §4 and §7. */
import * as v from 'valibot';
import { checkedBy } from '../kept';
import type { Kept } from '../ports';
import {
  assessmentDraftSchema,
  assessmentSchema,
  destinations,
  toAssessment,
  toggleVisitedCountry,
  type Assessment,
  type AssessmentDraft,
  type AssessmentField,
  type AssessmentStep,
  type Destination,
  type VisitedCountry,
} from './assessment';
import type { EligibilityResult } from './scoring';

/** The fields that are answered with one text or one choice. */
export type AnswerField = Exclude<AssessmentField, 'consentGiven' | 'countriesVisited'>;

/** The draft with one answer changed. A value that the field does not offer changes nothing. */
export function withAnswer(draft: AssessmentDraft, field: AnswerField, value: string): AssessmentDraft {
  const changed =
    field === 'destinationCountry' && value !== draft.destinationCountry
      ? { ...draft, destinationCountry: value, visaType: '' }
      : { ...draft, [field]: value };
  return v.is(assessmentDraftSchema, changed) ? changed : draft;
}

/** Whether a text is a destination of the checker. */
export function isDestination(text: unknown): text is Destination {
  return destinations.some(({ value }) => value === text);
}

export function withConsentToggled(draft: AssessmentDraft): AssessmentDraft {
  return { ...draft, consentGiven: !draft.consentGiven };
}

export function withVisitedCountryToggled(draft: AssessmentDraft, country: VisitedCountry): AssessmentDraft {
  return { ...draft, countriesVisited: toggleVisitedCountry(draft.countriesVisited, country) };
}

const startFields = [
  { field: 'fullName', name: 'full name' },
  { field: 'email', name: 'email' },
  { field: 'phone', name: 'phone' },
] as const;

/** What still keeps "Start Assessment" disabled, in the words of the line below the button. Specification §2. */
export function missingToStart(draft: AssessmentDraft): readonly string[] {
  const missing: string[] = startFields
    .filter(({ field }) => draft[field].trim() === '')
    .map(({ name }) => name);
  return draft.consentGiven ? missing : [...missing, 'your consent'];
}

/** What is posted: the answers as given, and the result. Specification §7, call 2. */
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

const steps = ['getStarted', 'destination', 'profile', 'travelHistory', 'finances', 'documents'] as const;

/** A draft as the tab keeps it: the answers and the step they were left at. */
const keptDraftSchema = v.object({
  draft: assessmentDraftSchema,
  step: v.picklist(steps satisfies readonly AssessmentStep[]),
});

export type KeptDraft = v.InferOutput<typeof keptDraftSchema>;

export const keptAssessment: Kept<KeptDraft> = {
  key: 'deshantar:assessment-draft:v1',
  lasts: 'tab',
  check: checkedBy(keptDraftSchema),
};
