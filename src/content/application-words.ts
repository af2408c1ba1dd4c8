/** The application in another way than to the webhook. Specification §7. */
import { orNotGiven } from '../../machines/mail';
import type { ApplicationForm } from '../../machines/visa-application/application';
import type { ApplicationDetails } from '../../machines/visa-application/visa-application.machine';

/** What stands in the mail, each with its label. */
function linesOf(
  form: ApplicationForm,
  reference: string,
): readonly (readonly [label: string, text: string])[] {
  return [
    ['Full Name', form.fullName],
    ['Mobile Number', form.mobileNumber],
    ['Email', form.email],
    ['State of Application', form.stateOfApplication],
    ['Country', form.country],
    ['Visa Type', form.visaType],
    ['Agreed to the Terms and Conditions', form.agreedToTerms ? 'Yes' : 'No'],
    ...(reference === '' ? [] : [['Reference', reference] as const]),
  ];
}

/**
 * The same details as an e-mail, for when the webhook cannot be reached, with the reference of the attempt if there was one.
 * Lines end with a line feed.
 */
export function applicationByEmail({ form, reference }: ApplicationDetails): {
  subject: string;
  body: string;
} {
  return {
    subject: `Visa application: ${orNotGiven(form.country)}`,
    body: linesOf(form, reference)
      .map(([label, text]) => `${label}: ${orNotGiven(text)}`)
      .join('\n'),
  };
}
