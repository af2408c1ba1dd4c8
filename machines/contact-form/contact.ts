/**
 * The contact form: what it asks, what is missing, and what an address may suggest. Specification §2, §3, §5 and §7, Contact
 * form.
 */
import * as v from 'valibot';
import { hasEmailShape } from '../email';
import { checkedBy, fieldByField } from '../kept';
import type { StorageKey } from '../ports';
import { asTyped, filled, firstProblemIn, problemsIn } from '../problems';
import { isFilled, wellFormed } from '../text';

/** What a message needs, in the order of the form. */
const completeFields = {
  name: filled('missing'),
  email: v.pipe(filled('missing'), v.check(hasEmailShape, 'invalid')),
  phone: filled('missing'),
  subject: filled('missing'),
  message: filled('missing'),
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

/** What can be wrong with a field. `src/content/contact-words.ts` says it. */
export type ContactProblem = 'missing' | 'invalid';

/** The first field that is missing or wrong, in the order of the form; nothing when the message can be sent. */
export function firstWrongField(message: ContactMessage): ContactField | undefined {
  return firstProblemIn(completeFields, message)?.field;
}

/** Every field that is missing or wrong, in the order of the form. */
export function problemsOf(message: ContactMessage): Partial<Record<ContactField, ContactProblem>> {
  return problemsIn<typeof completeFields, ContactProblem>(completeFields, message);
}

/** In characters, as a reader counts them. */
const longestDestination = 60;

/** The services that articles link to. Specification §2, Route table. */
const services = ['europe-honeymoon', 'dubai-tour'] as const;
export type AskedService = (typeof services)[number];

/** What an address asks about. `src/content/contact-words.ts` makes the subject of it. */
export type Inquiry = { readonly destination: string } | { readonly service: AskedService };

function onOneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** What the address of the contact page asks about. */
interface ContactQuery {
  readonly destination?: string | undefined;
  readonly service?: string | undefined;
}

/**
 * What an address asks about: a destination, by its name on one line and cut to 60 characters, or one of the known services. Nothing
 * when it asks about neither; an unknown service is ignored.
 */
export function inquiryIn({ destination, service }: ContactQuery): Inquiry | undefined {
  const name = [...onOneLine(destination ?? '')].slice(0, longestDestination).join('').trim();
  if (name !== '') return { destination: name };
  const known = services.find((one) => one === service);
  return known && { service: known };
}
