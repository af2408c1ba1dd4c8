import { assign, emit, fromPromise, not, setup, type SnapshotFrom } from 'xstate';
import type { MailRequested } from '../ports';
import {
  contactMail,
  emptyMessage,
  firstProblem,
  isBlank,
  problemsOf,
  type ContactField,
  type ContactMessage,
} from './contact';

export type ContactFormEvent =
  | { type: 'subject.suggested'; subject: string }
  | { type: 'field.changed'; field: ContactField; value: string }
  | { type: 'message.submitted' }
  | { type: 'copy.chosen' }
  | { type: 'edit.chosen' }
  | { type: 'panel.closed' };

interface ContactFormContext {
  /** What the fields hold. */
  message: ContactMessage;
  /** What the mail program was last asked to send. */
  sent: ContactMessage;
}

/** What takes the focus: a field, the panel that follows a mail, or the text of that mail. */
export type ContactFocus = ContactField | 'panel' | 'sentText';

type FocusRequested = { type: 'focus.requested'; target: ContactFocus };

const focus = (target: ContactFocus) => ({ type: 'requestFocus', params: { target } }) as const;

/**
 * The contact form. A complete message opens the mail program and empties the fields; because nobody can know
 * whether a mail program opened, a panel then keeps the whole message, to copy, to send another way or to edit
 * again. Specification §4, Contact form.
 */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    emitted: {} as FocusRequested | MailRequested,
  },
  actors: {
    copyText: fromPromise<boolean, { text: string }>(() =>
      Promise.reject(new Error('copyText is not provided')),
    ),
  },
  guards: {
    isComplete: ({ context }) => firstProblem(context.message) === undefined,
    isBlank: ({ context }) => isBlank(context.message),
    hasNoSubject: ({ context }) => context.message.subject === '',
    wasAllowed: (_, params: { allowed: boolean }) => params.allowed,
  },
  actions: {
    keepSuggestion: assign({
      message: ({ context, event }) =>
        event.type === 'subject.suggested' ? { ...context.message, subject: event.subject } : context.message,
    }),
    keepField: assign({
      message: ({ context, event }) =>
        event.type === 'field.changed' ? { ...context.message, [event.field]: event.value } : context.message,
    }),
    openMail: emit(({ context }) => ({
      type: 'mail.requested' as const,
      mail: { to: 'contact' as const, ...contactMail(context.message) },
    })),
    emptyFields: assign({ sent: ({ context }) => context.message, message: emptyMessage }),
    bringFieldsBack: assign({ message: ({ context }) => context.sent, sent: emptyMessage }),
    forgetSent: assign({ sent: emptyMessage }),
    requestFocus: emit((_, params: { target: ContactFocus }) => ({
      type: 'focus.requested' as const,
      target: params.target,
    })),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      target: firstProblem(context.message)?.field ?? 'name',
    })),
  },
}).createMachine({
  id: 'contactForm',
  context: { message: emptyMessage, sent: emptyMessage },
  type: 'parallel',
  on: {
    'message.submitted': {
      guard: 'isComplete',
      target: ['.form.emptied', '.mail.opened'],
      actions: ['openMail', 'emptyFields', focus('panel')],
    },
  },
  states: {
    form: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'subject.suggested': { guard: 'hasNoSubject', actions: 'keepSuggestion' },
            'field.changed': { actions: 'keepField' },
            'message.submitted': {
              guard: not('isComplete'),
              target: 'correcting',
              actions: 'focusFirstProblem',
            },
          },
        },
        correcting: {
          on: {
            'field.changed': { actions: 'keepField' },
            'message.submitted': { guard: not('isComplete'), actions: 'focusFirstProblem' },
          },
        },
        emptied: {
          on: {
            'field.changed': { target: 'filling', actions: 'keepField' },
            'message.submitted': { actions: focus('panel') },
            'panel.closed': 'filling',
          },
        },
      },
    },
    mail: {
      initial: 'notOpened',
      states: {
        notOpened: {},
        opened: {
          initial: 'offered',
          on: {
            'copy.chosen': '.copying',
            'edit.chosen': {
              guard: 'isBlank',
              target: ['#contactForm.form.filling', '#contactForm.mail.notOpened'],
              actions: ['bringFieldsBack', focus('name')],
            },
            'panel.closed': { target: 'notOpened', actions: ['forgetSent', focus('name')] },
          },
          states: {
            offered: {},
            copying: {
              on: { 'copy.chosen': {} },
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context }) => ({ text: contactMail(context.sent).body }),
                onDone: [
                  {
                    guard: { type: 'wasAllowed', params: ({ event }) => ({ allowed: event.output }) },
                    target: 'copied',
                  },
                  { target: 'refused', actions: focus('sentText') },
                ],
                onError: { target: 'refused', actions: focus('sentText') },
              },
            },
            copied: {},
            refused: {},
          },
        },
      },
    },
  },
});

export type ContactFormSnapshot = SnapshotFrom<typeof contactFormMachine>;

/** The messages beside the fields; none before a first attempt to send. */
export function selectProblems(snapshot: ContactFormSnapshot): Partial<Record<ContactField, string>> {
  return snapshot.matches({ form: 'correcting' }) ? problemsOf(snapshot.context.message) : {};
}

/**
 * What a refresh must not lose: the fields, or the message that was handed to the mail program while nobody knows
 * whether it opened; nothing when there is neither.
 */
export function selectDraft({ context: { message, sent } }: ContactFormSnapshot): ContactMessage | undefined {
  return [message, sent].find((kept) => !isBlank(kept));
}

export type CopyState = 'offered' | 'copying' | 'copied' | 'refused';

export interface SentMail {
  /** Everything that was typed, as it stands in the mail. */
  readonly text: string;
  readonly copy: CopyState;
  /** Whether the fields can take the message back; not while they hold another one. */
  readonly isEditable: boolean;
}

/** What the panel shows after the mail program was asked to open; nothing before. */
export function selectSentMail({ value, context }: ContactFormSnapshot): SentMail | undefined {
  if (typeof value.mail === 'string') return undefined;
  return {
    text: contactMail(context.sent).body,
    copy: value.mail.opened,
    isEditable: isBlank(context.message),
  };
}
