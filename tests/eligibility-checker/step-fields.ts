import { defaultAssessment, type AssessmentField } from '../../machines/eligibility-checker/assessment';
import { stepOf, type AssessmentStep } from '../../machines/eligibility-checker/steps';

const fields = Object.keys(defaultAssessment) as AssessmentField[];

function fieldsOf(step: AssessmentStep): readonly AssessmentField[] {
  return fields.filter((field) => stepOf(field) === step);
}

/** The fields of each of the six steps of the eligibility checker, in the order in which they are asked. */
export const stepFields: Record<AssessmentStep, readonly AssessmentField[]> = {
  getStarted: fieldsOf('getStarted'),
  destination: fieldsOf('destination'),
  profile: fieldsOf('profile'),
  travelHistory: fieldsOf('travelHistory'),
  finances: fieldsOf('finances'),
  documents: fieldsOf('documents'),
};
