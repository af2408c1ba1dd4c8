import type { EligibilityCheckerEvent } from '../../../machines/eligibility-checker/eligibility-checker.machine';
import type { AssessmentDraft, AssessmentField } from '../../../machines/eligibility-checker/assessment';

/** What every step's screen gets: the answers, the messages beside them, and the way to answer. */
export interface StepProps {
  draft: AssessmentDraft;
  problems: Partial<Record<AssessmentField, string>>;
  /** Tells this checker's fields from those of another one on the same page. */
  idOf: (field: AssessmentField) => string;
  isBusy: boolean;
  send: (event: EligibilityCheckerEvent) => void;
}
