/** The six steps of the eligibility checker, and which of them asks for what. Specification §2. */
import type { AssessmentField } from './assessment';

export const assessmentSteps = [
  'getStarted',
  'destination',
  'profile',
  'travelHistory',
  'finances',
  'documents',
] as const;

export type AssessmentStep = (typeof assessmentSteps)[number];

export const stepCount = assessmentSteps.length;

/** The number of a step, counted from 1. */
export function stepNumber(step: AssessmentStep): number {
  return assessmentSteps.indexOf(step) + 1;
}

const stepByField: Record<AssessmentField, AssessmentStep> = {
  fullName: 'getStarted',
  email: 'getStarted',
  phone: 'getStarted',
  consentGiven: 'getStarted',
  destinationCountry: 'destination',
  visaType: 'destination',
  stateOfApplication: 'destination',
  age: 'profile',
  nationality: 'profile',
  passportValidity: 'profile',
  occupation: 'profile',
  maritalStatus: 'profile',
  traveledAbroad: 'travelHistory',
  countriesVisited: 'travelHistory',
  visaRejections: 'travelHistory',
  relativesInDestination: 'travelHistory',
  monthlyIncome: 'finances',
  itReturnsFiled: 'finances',
  bankBalance: 'finances',
  sponsorAvailable: 'finances',
  hasPassport: 'documents',
  hasPanCard: 'documents',
  hasInvitationLetter: 'documents',
  hasFinancialProof: 'documents',
  hasFlightHotelBooking: 'documents',
};

/** The step that asks for a field. */
export function stepOf(field: AssessmentField): AssessmentStep {
  return stepByField[field];
}
