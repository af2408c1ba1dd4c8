import {
  contactFormMachine,
  type ContactFormEvent,
  type ContactFormSnapshot,
} from '../../machines/contact-form/contact-form.machine';
import type { ContactField, ContactMessage } from '../../machines/contact-form/contact';
import { contactLabels as labels, emptyMessage as empty, message as complete } from '../support/contact';
import type { FlowPaths } from '../support/flow-paths';
import { copyEnds, type CopyEnded } from '../support/stage';

const suggestion = 'Inquiry about Bali';
const order = ['name', 'email', 'phone', 'subject', 'message'] as const;

type WalkedEvent = ContactFormEvent | CopyEnded;

const fill = (field: ContactField, value = complete[field]): WalkedEvent => ({
  type: 'field.changed',
  field,
  value,
});

function eventsOf({ value, context: { message } }: ContactFormSnapshot): WalkedEvent[] {
  const isBlank = order.every((field) => message[field] === '');
  if ('handedOver' in value) {
    const { next, copy } = value.handedOver;
    const events: WalkedEvent[] = [{ type: 'panel.closed' }];
    if (isBlank) events.push({ type: 'edit.chosen' });
    if (next === 'emptied' && copy !== 'copying') events.push({ type: 'copy.pressed' });
    if (copy === 'offered') {
      events.push({ type: 'message.submitted' }, fill('name', message.name === '' ? 'Ravi' : ''));
    }
    if (copy === 'copying') events.push(...copyEnds);
    return events;
  }
  const owed = order.find((field) => message[field] !== complete[field]);
  const events: WalkedEvent[] = [];
  if (isBlank && value.writing === 'filling') events.push({ type: 'subject.suggested', subject: suggestion });
  if (isBlank || message.email === 'asha@' || owed === undefined) events.push({ type: 'message.submitted' });
  if (owed && message.subject !== suggestion) events.push(fill(owed));
  if (owed === 'email') events.push(fill('email', 'asha@'));
  return events;
}

function keyOf({ value, context: { message, handedOver } }: ContactFormSnapshot): string {
  return JSON.stringify([value, message, handedOver]);
}

// The oracle: written from the specification, without the machine.

interface Situation {
  form: ContactMessage;
  /** Whether what is missing is said beside the fields. */
  corrects: boolean;
  /** Nothing was typed since the mail program was asked to open. */
  emptied: boolean;
  panel: { sent: ContactMessage; copy: 'offered' | 'copying' | 'copied' | 'failed' } | undefined;
  focus: string | undefined;
  mails: readonly { to: 'contact'; subject: string; body: string }[];
  copied: readonly string[];
}

const start: Situation = {
  form: empty,
  corrects: false,
  emptied: false,
  panel: undefined,
  focus: undefined,
  mails: [],
  copied: [],
};

const statusWords = {
  offered: '',
  copying: '',
  copied: 'The message was copied. Paste it into an e-mail or a chat.',
  failed: 'Your browser does not allow copying. The message is selected: copy it by hand.',
} as const;

/** Specification §5, Contact form: all five are required, the e-mail looks like one. */
function problemsIn(form: ContactMessage): [field: ContactField, words: string][] {
  return order.flatMap((field): [ContactField, string][] => {
    if (form[field] === '') return [[field, `${labels[field]} is required`]];
    return form[field] === 'asha@' ? [[field, 'Email is invalid']] : [];
  });
}

/** Specification §7: the body lists Name, Email, Phone, Subject, Message. */
function bodyOf({ name, email, phone, subject, message }: ContactMessage): string {
  return `Name: ${name}\nEmail: ${email}\nPhone: ${phone}\nSubject: ${subject}\nMessage: ${message}`;
}

/** A chat with the agency's number. Specification §1. */
const chat = 'https://wa.me/911234567890';

const isUntouched = (form: ContactMessage) => order.every((field) => form[field] === '');

/** Specification §2, §4, §5 and §7: the contact form. */
export const contactFormPaths: FlowPaths<typeof contactFormMachine, WalkedEvent, Situation> = {
  flow: 'Contact form',
  states: 'tests/contact-form/states.txt',
  machine: contactFormMachine,
  address: '/contact',
  region: 'div:has(> form[aria-label="Contact form"])',
  events: eventsOf,
  key: keyOf,
  act: {
    'subject.suggested': (_, stage) => stage.open({ address: '/contact?destination=Bali' }),
    'field.changed': ({ field, value }, stage) => stage.type(labels[field], value),
    'message.submitted': (_, stage) => stage.press('Send Message'),
    'copy.pressed': async (_, stage) => {
      await stage.holdCopies();
      await stage.press('Copy the message');
    },
    'edit.chosen': (_, stage) => stage.press('Edit again'),
    'panel.closed': (_, stage) => stage.press('It opened, close this'),
    'xstate.done.actor.copyText': (_, stage) => stage.answerCopy('allowed'),
    'xstate.error.actor.copyText': (_, stage) => stage.answerCopy('refused'),
  },
  say: {
    'subject.suggested': () => 'comes from an article about Bali',
    'field.changed': ({ field, value }) => `gives ${labels[field]} as "${value}"`,
    'message.submitted': () => 'sends',
    'copy.pressed': () => 'copies',
    'edit.chosen': () => 'edits again',
    'panel.closed': () => 'closes the panel',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
  },
  start,
  after: {
    'subject.suggested': () => ({ ...start, form: { ...empty, subject: suggestion } }),
    'field.changed': (situation, { field, value }) => ({
      ...situation,
      form: { ...situation.form, [field]: value },
      emptied: false,
      focus: undefined,
    }),
    'message.submitted': (situation) => {
      const { form, emptied, mails } = situation;
      const [wrong] = problemsIn(form);
      if (emptied) return { ...situation, focus: 'Your message is ready to send' };
      if (wrong) return { ...situation, corrects: true, focus: labels[wrong[0]] };
      return {
        ...situation,
        form: empty,
        corrects: false,
        emptied: true,
        panel: { sent: form, copy: 'offered' },
        focus: 'Your message is ready to send',
        mails: [...mails, { to: 'contact', subject: form.subject, body: bodyOf(form) }],
      };
    },
    'copy.pressed': (situation) => {
      const { panel, copied } = situation;
      if (!panel || panel.copy === 'copying') return situation;
      return {
        ...situation,
        panel: { ...panel, copy: 'copying' },
        copied: [...copied, bodyOf(panel.sent)],
        focus: undefined,
      };
    },
    'edit.chosen': (situation) => ({
      ...situation,
      form: situation.panel?.sent ?? empty,
      corrects: false,
      emptied: false,
      panel: undefined,
      focus: 'Full Name',
    }),
    'panel.closed': (situation) => ({
      ...situation,
      emptied: false,
      panel: undefined,
      focus: 'Full Name',
    }),
    'xstate.done.actor.copyText': (situation) => ({
      ...situation,
      panel: situation.panel && { ...situation.panel, copy: 'copied' },
      focus: undefined,
    }),
    'xstate.error.actor.copyText': (situation) => ({
      ...situation,
      panel: situation.panel && { ...situation.panel, copy: 'failed' },
      focus: 'Your message',
    }),
  },
  see: ({ form, corrects, panel }) => ({
    headings: panel ? ['Your message is ready to send', 'If nothing opened'] : [],
    fields: {
      ...(panel && { 'Your message': bodyOf(panel.sent) }),
      ...Object.fromEntries(order.map((field) => [labels[field], form[field]])),
    },
    problems: corrects
      ? Object.fromEntries(problemsIn(form).map(([field, words]) => [labels[field], words]))
      : {},
    buttons: [
      ...(panel ? ['Copy the message'] : []),
      ...(panel && isUntouched(form) ? ['Edit again'] : []),
      ...(panel ? ['It opened, close this'] : []),
      'Send Message',
    ],
    disabledButtons: [],
    notices: [],
  }),
  alsoExpect: ({ panel, focus, mails, copied }) => ({
    mails,
    copied,
    ...(focus !== undefined && { focus }),
    ...(panel && {
      status: [statusWords[panel.copy]],
      terms: [
        panel.sent.subject,
        'hello@deshantar.example',
        'Not sent until you press send',
        'Monday to Saturday, 10:00 to 19:00 IST',
      ],
      links: { 'Send by WhatsApp': `${chat}?text=${encodeURIComponent(bodyOf(panel.sent))}` },
    }),
  }),
};
