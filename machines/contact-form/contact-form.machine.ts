import { assign, emit, not, sendTo, setup, type SnapshotFrom } from 'xstate';
import { copyTextOf } from '../copying';
import { silent, type ReadableActor } from '../source';
import {
  emptyMessage,
  firstWrongField,
  isBlank,
  problemsOf,
  type ContactField,
  type ContactMessage,
  type ContactProblem,
} from './contact';

/** The subject that the address suggests. */
type SubjectSuggested = { type: 'subject.suggested'; subject: string };
type FieldChanged = { type: 'field.changed'; field: ContactField; value: string };

export type ContactFormEvent =
  | SubjectSuggested
  | FieldChanged
  | { type: 'message.submitted' }
  | { type: 'copy.pressed' }
  | { type: 'edit.chosen' }
  | { type: 'panel.closed' };

interface ContactFormContext {
  /** What the fields hold. */
  message: ContactMessage;
  /** What the mail program was last asked to send. */
  handedOver: ContactMessage;
  /** The subject that nobody typed: alone it is not worth keeping. */
  suggested: string;
}

/** The mail program is asked to open with a message to the agency. */
export type ContactMailRequested = { type: 'mail.requested'; to: 'contact'; message: ContactMessage };

/** What takes the focus: a field, the panel that follows a mail, or the text of that mail. */
export type ContactFocus = ContactField | 'panel' | 'mailText';

type FocusRequested = { type: 'focus.requested'; target: ContactFocus };

const focus = (target: ContactFocus) => ({ type: 'requestFocus', params: { target } }) as const;

const keepField = {
  type: 'keepField',
  params: ({ event }: { event: FieldChanged }) => event,
} as const;

/**
 * The contact form. A complete message opens the mail program and empties the fields; because nobody can know
 * whether a mail program opened, a panel then keeps the whole message, to copy, to send another way or to edit
 * again, while the fields take the next one. Specification §4, Contact form.
 */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    emitted: {} as FocusRequested,
    tags: {} as 'correcting',
  },
  actors: {
    copyText: copyTextOf<{ message: ContactMessage }>(),
    /** Tells what the tab has kept of the message, and keeps what is in the fields. */
    draft: silent<FieldChanged, ReadableActor<{ readonly context: ContactFormContext }>>(),
    /** Tells what was typed while the app was on its way. */
    earlyInput: silent<FieldChanged, { flowId: string }>(),
    suggestion: silent<SubjectSuggested>(),
    mail: silent<never, undefined, ContactMailRequested>(),
  },
  guards: {
    isComplete: ({ context }) => firstWrongField(context.message) === undefined,
    isBlank: ({ context }) => isBlank(context.message),
    hasNoSubject: ({ context }) => context.message.subject === '',
  },
  actions: {
    keepSuggestion: assign(({ context }, { subject }: { subject: string }) => ({
      message: { ...context.message, subject },
      suggested: subject,
    })),
    keepField: assign({
      message: ({ context }, { field, value }: { field: ContactField; value: string }) => ({
        ...context.message,
        [field]: value,
      }),
    }),
    openMail: sendTo('mail', ({ context }) => ({
      type: 'mail.requested',
      to: 'contact',
      message: context.message,
    })),
    emptyFields: assign({ handedOver: ({ context }) => context.message, message: emptyMessage }),
    bringFieldsBack: assign({ message: ({ context }) => context.handedOver, handedOver: emptyMessage }),
    forgetMail: assign({ handedOver: emptyMessage }),
    requestFocus: emit((_, { target }: { target: ContactFocus }) => ({
      type: 'focus.requested' as const,
      target,
    })),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      target: firstWrongField(context.message) ?? 'name',
    })),
  },
}).createMachine({
  id: 'contactForm',
  context: { message: emptyMessage, handedOver: emptyMessage, suggested: '' },
  // The form is told in this order: what was typed early stands over what was kept, and a subject is suggested to who has none.
  invoke: [
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    { id: 'earlyInput', src: 'earlyInput', input: ({ self }) => ({ flowId: self.id }) },
    { id: 'suggestion', src: 'suggestion' },
    { id: 'mail', src: 'mail' },
  ],
  initial: 'writing',
  on: {
    'message.submitted': {
      guard: 'isComplete',
      target: '.handedOver',
      actions: ['openMail', 'emptyFields', focus('panel')],
    },
  },
  states: {
    writing: {
      initial: 'filling',
      on: { 'field.changed': { actions: keepField } },
      states: {
        filling: {
          on: {
            'subject.suggested': {
              guard: 'hasNoSubject',
              actions: { type: 'keepSuggestion', params: ({ event }) => event },
            },
            'message.submitted': {
              guard: not('isComplete'),
              target: 'correcting',
              actions: 'focusFirstProblem',
            },
          },
        },
        correcting: {
          tags: 'correcting',
          on: { 'message.submitted': { guard: not('isComplete'), actions: 'focusFirstProblem' } },
        },
      },
    },
    handedOver: {
      type: 'parallel',
      on: {
        'edit.chosen': {
          guard: 'isBlank',
          target: 'writing',
          actions: ['bringFieldsBack', focus('name')],
        },
        'panel.closed': { target: 'writing', actions: ['forgetMail', focus('name')] },
      },
      states: {
        next: {
          initial: 'emptied',
          states: {
            emptied: {
              on: {
                'field.changed': { target: 'filling', actions: keepField },
                'message.submitted': { actions: focus('panel') },
              },
            },
            filling: {
              on: {
                'field.changed': { actions: keepField },
                'message.submitted': {
                  guard: not('isComplete'),
                  target: 'correcting',
                  actions: 'focusFirstProblem',
                },
              },
            },
            correcting: {
              tags: 'correcting',
              on: {
                'field.changed': { actions: keepField },
                'message.submitted': { guard: not('isComplete'), actions: 'focusFirstProblem' },
                'panel.closed': {
                  target: '#contactForm.writing.correcting',
                  actions: ['forgetMail', focus('name')],
                },
              },
            },
          },
        },
        // Not `copyRegion`: the panel itself says how it went, and its text is selected where the browser refuses.
        copy: {
          initial: 'offered',
          states: {
            offered: { on: { 'copy.pressed': 'copying' } },
            copying: {
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context }) => ({ message: context.handedOver }),
                onDone: 'copied',
                onError: { target: 'failed', actions: focus('mailText') },
              },
            },
            copied: { on: { 'copy.pressed': 'copying' } },
            failed: { on: { 'copy.pressed': 'copying' } },
          },
        },
      },
    },
  },
});

export type ContactFormSnapshot = SnapshotFrom<typeof contactFormMachine>;

/** What is wrong with the fields; nothing before a first attempt to send. */
export function selectProblems(snapshot: ContactFormSnapshot): Partial<Record<ContactField, ContactProblem>> {
  return snapshot.hasTag('correcting') ? problemsOf(snapshot.context.message) : {};
}

/** What a refresh must not lose: the fields. What was handed to the mail program goes with the page: computers are shared. */
export function selectDraft({
  context: { message, suggested },
}: Pick<ContactFormSnapshot, 'context'>): ContactMessage | undefined {
  const subject = message.subject === suggested ? '' : message.subject;
  return isBlank({ ...message, subject }) ? undefined : message;
}

export type CopyState = 'offered' | 'copying' | 'copied' | 'failed';

export interface HandedOverMail {
  /** Everything that was typed. */
  readonly message: ContactMessage;
  readonly copy: CopyState;
  /** Whether the fields can take the message back; not while they hold another one. */
  readonly isEditable: boolean;
}

/** What the panel shows after the mail program was asked to open; nothing before. */
export function selectHandedOverMail({ value, context }: ContactFormSnapshot): HandedOverMail | undefined {
  if (typeof value !== 'object' || !('handedOver' in value)) return undefined;
  return {
    message: context.handedOver,
    copy: value.handedOver.copy,
    isEditable: isBlank(context.message),
  };
}
