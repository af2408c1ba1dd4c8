import type { AnswerField } from '../../../machines/eligibility-checker/answers';
import type {
  EligibilityCheckerEvent,
  CheckerTripField,
} from '../../../machines/eligibility-checker/eligibility-checker.machine';
import type { AssessmentDraft, AssessmentField } from '../../../machines/eligibility-checker/assessment';
import type { VisaType } from '../../../machines/eligibility-checker/choices';
import type { Option } from '../../../machines/options';
import type { FromTripProps } from '../../ui/forms/FromTrip';
import type { FieldProps } from '../../ui/forms/field-props';

/** What every step's screen gets: the answers, the messages beside them, and the way to answer. */
export interface StepProps {
  draft: AssessmentDraft;
  /** What the destination of the draft offers; the same list while it is the same. */
  visaTypes: readonly Option<VisaType>[];
  problems: Partial<Record<AssessmentField, string>>;
  /** Tells this checker's fields from those of another one on the same page. */
  idOf: (field: AssessmentField) => string;
  /** What a field needs besides its words. */
  shared: (field: AnswerField) => FieldProps<AnswerField> & { id: string };
  /** What the visitor's trip has for a question. */
  fromTrip: (field: CheckerTripField, label: string) => Omit<FromTripProps, 'children'>;
  send: (event: EligibilityCheckerEvent) => void;
}
