/** What the contact form says, and the mail that a message becomes. Specification §5 and §7, Contact form. */
import type {
  AskedService,
  ContactField,
  ContactMessage,
  ContactProblem,
  Inquiry,
} from '../../machines/contact-form/contact';
import type { CopyState } from '../../machines/contact-form/contact-form.machine';
import { isFilled } from '../../machines/text';

const missing: Readonly<Record<ContactField, string>> = {
  name: 'Full Name is required',
  email: 'Email is required',
  phone: 'Phone Number is required',
  subject: 'Subject is required',
  message: 'Message is required',
};

/** What stands beside a field; only an e-mail can be invalid. */
export function problemWords(field: ContactField, problem: ContactProblem): string {
  return problem === 'missing' ? missing[field] : 'Email is invalid';
}

const serviceSubjects: Readonly<Record<AskedService, string>> = {
  'europe-honeymoon': 'Inquiry about a Europe honeymoon',
  'dubai-tour': 'Inquiry about a Dubai tour',
};

/** The subject that an address suggests. */
export function inquirySubject(inquiry: Inquiry): string {
  return 'service' in inquiry ? serviceSubjects[inquiry.service] : `Inquiry about ${inquiry.destination}`;
}

function subjectOf({ subject, name }: ContactMessage): string {
  return isFilled(subject) ? subject : `Inquiry from ${name}`;
}

/**
 * The mail of a message: the typed subject, or who asks when there is none, and every field in the body. Lines
 * end with a line feed.
 */
export function contactMail(message: ContactMessage): { subject: string; body: string } {
  const lines: readonly (readonly [label: string, text: string])[] = [
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Subject', subjectOf(message)],
    ['Message', message.message],
  ];
  return {
    subject: subjectOf(message),
    body: lines.map(([label, text]) => `${label}: ${text}`).join('\n'),
  };
}

/** What came of copying the message by hand. */
export const copyWords: Readonly<Record<CopyState, string>> = {
  offered: '',
  copying: '',
  copied: 'The message was copied. Paste it into an e-mail or a chat.',
  failed: 'Your browser does not allow copying. The message is selected: copy it by hand.',
};
