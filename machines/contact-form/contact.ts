/**
 * The contact form: what it asks, what is missing, what an address may suggest, and the mail and the chat it
 * becomes. Specification §2, §3, §5 and §7, Contact form.
 */
import * as v from 'valibot';
import { hasEmailShape } from '../email';
import { checkedBy, fieldByField } from '../kept';
import type { StorageKey } from '../ports';
import { asTyped, filled, firstProblemIn, problemsIn, type Problem } from '../problems';
import { isFilled, wellFormed } from '../text';

/** What a message needs, in the order of the form. */
const completeFields = {
  name: filled('Full Name is required'),
  email: v.pipe(filled('Email is required'), v.check(hasEmailShape, 'Email is invalid')),
  phone: filled('Phone Number is required'),
  subject: filled('Subject is required'),
  message: filled('Message is required'),
};

export type ContactField = keyof typeof completeFields;

/** The fields in the order of the form. */
export const contactFields = Object.keys(completeFields) as ContactField[];

const messageSchema = asTyped(contactFields);

/** A message while it is written; nothing typed is `''`. */
export type ContactMessage = Readonly<v.InferOutput<typeof messageSchema>>;

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };

export const contactMessageStorageKey: StorageKey<ContactMessage> = {
  key: 'deshantar:contact-message:v1',
  lasts: 'tab',
  check: checkedBy(fieldByField(messageSchema.entries, emptyMessage)),
};

/** Whether nothing worth keeping has been typed. */
export function isBlank(message: ContactMessage): boolean {
  return !Object.values(message).some(isFilled);
}

/** The first thing that is missing or wrong, in the order of the form; nothing when the message can be sent. */
export function firstProblem(message: ContactMessage): Problem<ContactField> | undefined {
  return firstProblemIn(completeFields, message);
}

/** Every field that is missing or wrong, in the order of the form, with the words shown beside it. */
export function problemsOf(message: ContactMessage): Partial<Record<ContactField, string>> {
  return problemsIn(completeFields, message);
}

/** In characters, as a reader counts them. */
const longestDestination = 60;

/** The services that articles link to. Specification §2, Route table. */
const serviceSubjects: ReadonlyMap<string, string> = new Map([
  ['europe-honeymoon', 'Inquiry about a Europe honeymoon'],
  ['dubai-tour', 'Inquiry about a Dubai tour'],
]);

function onOneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** What the address of the contact page asks about; a parameter that it lacks is `null`. */
interface ContactQuery {
  readonly destination: string | null;
  readonly service: string | null;
}

/**
 * The subject that an address suggests: the name of a destination, on one line and cut to 60 characters, or one
 * of the known services. `''` when it suggests none; an unknown service is ignored.
 */
export function suggestedSubject({ destination, service }: ContactQuery): string {
  const name = [...onOneLine(destination ?? '')].slice(0, longestDestination).join('').trim();
  if (name !== '') return `Inquiry about ${name}`;
  return serviceSubjects.get(service ?? '') ?? '';
}

function subjectOf({ subject, name }: ContactMessage): string {
  return isFilled(subject) ? subject : `Inquiry from ${name}`;
}

/**
 * The mail of a message: the typed subject, or who asks when there is none, and every field in the body. Lines
 * end with a line feed. Specification §7, Contact form.
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
