/** How one answer changes the draft, what the first step still needs, and how the draft is kept. Specification §2 and §4. */
import * as v from 'valibot';
import { checkedBy, fieldByField } from '../kept';
import { isOneOf } from '../options';
import type { StorageKey } from '../ports';
import { isFilled } from '../text';
import {
  assessmentDraftSchema,
  defaultAssessment,
  type AssessmentDraft,
  type AssessmentField,
} from './assessment';
import { destinations, type Destination, type VisitedCountry } from './choices';
import { assessmentSteps } from './steps';

/** The fields that are answered with one text or one choice. */
export type AnswerField = Exclude<AssessmentField, 'consentGiven' | 'countriesVisited'>;

/** The draft with one answer changed. A value that the field does not offer changes nothing. */
export function withAnswer(draft: AssessmentDraft, field: AnswerField, value: string): AssessmentDraft {
  if (field === 'destinationCountry') return withDestination(draft, value);
  const changed = { ...draft, [field]: value };
  return v.is(assessmentDraftSchema, changed) ? changed : draft;
}

/**
 * The draft with another destination, or with none for `''`; the visa type is cleared, because each destination has
 * its own. A text that is no destination changes nothing.
 */
export function withDestination(draft: AssessmentDraft, destination: string): AssessmentDraft {
  if (destination === draft.destinationCountry) return draft;
  const changed = { ...draft, destinationCountry: destination, visaType: '' };
  return v.is(assessmentDraftSchema, changed) ? changed : draft;
}

/** Whether something is a destination of the checker. */
export function isDestination(value: unknown): value is Destination {
  return isOneOf(destinations, value);
}

/** The draft with the consent given, or taken back. */
export function withConsentToggled(draft: AssessmentDraft): AssessmentDraft {
  return { ...draft, consentGiven: !draft.consentGiven };
}

/** The countries visited with one added or removed. "None of these" and the countries exclude each other. */
export function toggleVisitedCountry(
  list: readonly VisitedCountry[],
  country: VisitedCountry,
): VisitedCountry[] {
  if (list.includes(country)) return list.filter((visited) => visited !== country);
  if (country === 'none') return ['none'];
  return [...list.filter((visited) => visited !== 'none'), country];
}

/** The draft with one visited country ticked or no longer ticked. */
export function withVisitedCountryToggled(draft: AssessmentDraft, country: VisitedCountry): AssessmentDraft {
  return { ...draft, countriesVisited: toggleVisitedCountry(draft.countriesVisited, country) };
}

const startTexts = ['fullName', 'email', 'phone'] as const;

/** What an assessment needs to start. `src/content/checker-words.ts` names it. */
export type StartField = (typeof startTexts)[number] | 'consentGiven';

/** What still keeps "Start Assessment" disabled, in the order of the form. Specification §2. */
export function missingToStart(draft: AssessmentDraft): readonly StartField[] {
  const missing = startTexts.filter((field) => !isFilled(draft[field]));
  return draft.consentGiven ? missing : [...missing, 'consentGiven'];
}

/** A draft as the tab keeps it: the answers and the step they were left at. A visa type that the destination does not offer is none. */
const keptDraftSchema = v.object({
  draft: v.pipe(
    fieldByField(assessmentDraftSchema.pipe[0].entries, defaultAssessment),
    v.transform((draft) => withAnswer({ ...draft, visaType: '' }, 'visaType', draft.visaType)),
  ),
  step: v.picklist(assessmentSteps),
});

type KeptDraft = v.InferOutput<typeof keptDraftSchema>;

export const assessmentDraftStorageKey: StorageKey<KeptDraft> = {
  key: 'deshantar:assessment-draft:v1',
  lasts: 'tab',
  check: checkedBy(keptDraftSchema),
};
