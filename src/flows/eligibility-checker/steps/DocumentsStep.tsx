import type { AnswerField } from '../../../../machines/eligibility-checker/answers';
import { YesNoField } from '../../../ui/forms/YesNoField';
import type { StepProps } from '../step-props';

const questions = [
  { field: 'hasPassport', label: 'Do you have a valid passport?' },
  { field: 'hasPanCard', label: 'Do you have a PAN card?' },
  {
    field: 'hasInvitationLetter',
    label: 'Do you have an invitation letter?',
    description: 'From the person or company that you visit',
  },
  {
    field: 'hasFinancialProof',
    label: 'Do you have financial proof?',
    description: 'Bank statements, salary slips or tax returns',
  },
  { field: 'hasFlightHotelBooking', label: 'Do you have a flight or hotel booking?' },
] as const satisfies readonly { field: AnswerField; label: string; description?: string }[];

/** Step 6: five questions about documents. */
export function DocumentsStep({ shared }: StepProps) {
  return questions.map(({ field, ...words }) => <YesNoField key={field} {...shared(field)} {...words} />);
}
