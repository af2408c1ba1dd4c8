import type { Ticket } from '../../machines/site/deliveries/ticket';
import type { ApplicationForm, ApplicationRecord } from '../../machines/visa-application/application';

/** An application that can be sent as it is. */
export const application: ApplicationForm = {
  fullName: 'Asha Rao',
  mobileNumber: '+91 98765 43210',
  email: 'asha@example.in',
  stateOfApplication: 'Kerala',
  country: 'Japan',
  visaType: 'Tourist Visa',
  agreedToTerms: true,
};

/** What is kept of it: neither phone nor e-mail. */
export const kept = {
  fullName: 'Asha Rao',
  country: 'Japan',
  visaType: 'Tourist Visa',
  stateOfApplication: 'Kerala',
};

/** What stands of it until it is put away. */
export const ticket: Ticket = { ...kept, reference: '0f8fad5b', sentAt: '2026-01-15T04:30:00.000Z' };

/** A row of the staff's list. */
export const record = (fullName: string, timestamp: string): ApplicationRecord => ({
  ...kept,
  fullName,
  timestamp,
  status: 'New',
});

/** What the fields of the form are called. */
export const applicationLabels = {
  fullName: 'Full Name',
  mobileNumber: 'Mobile Number',
  email: 'Email',
  stateOfApplication: 'State of Application',
  country: 'Country',
  visaType: 'Visa Type',
} as const satisfies Record<Exclude<keyof ApplicationForm, 'agreedToTerms'>, string>;

/** What a visitor is told of it. */
export const loading = 'Submitting your application...';
export const accepted = 'Application submitted successfully!';
export const failed = 'Something went wrong. Please try again.';
export const inDoubt = 'We could not confirm that it arrived';

/** What a visitor is told of an assessment that could not be stored. */
export const notSaved = 'Could not save results, but here is your score.';
