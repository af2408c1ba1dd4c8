import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyText, refusedNotice } from '../copying';
import type { MailRequested, NoticeRaised } from '../ports';
import { applicationNoticeId } from '../site/deliveries/deliveries.machine';
import { newOffers, takenOffers, withoutOffer, type Offered } from '../site/trip-folder/offers';
import { referenceOf, type DeliveryStatus, type KnownDelivery } from '../site/deliveries/ledger';
import {
  applicationByEmail,
  applicationPayload,
  emptyApplication,
  firstProblem,
  problemsOf,
  type ApplicationDraft,
  type ApplicationField,
  type ApplicationForm,
  type ApplicationPayload,
  type ApplicationTextField,
} from './application';

export type VisaApplicationEvent =
  /** A half-filled form of this tab, and the id under which its details would be, or were, sent. */
  | { type: 'draft.found'; draft: ApplicationDraft; submissionId: string }
  | { type: 'country.requested'; country: string }
  /** What the visitor's trip has for some of the fields. */
  | { type: 'trip.offered'; offered: Offered<TripField> }
  | { type: 'field.changed'; field: ApplicationTextField; value: string }
  | { type: 'terms.toggled' }
  | { type: 'application.submitted'; submissionId: string }
  /** How the delivery of the details stands that were sent last. */
  | { type: 'delivery.reported'; delivery: KnownDelivery }
  | { type: 'email.chosen' }
  | { type: 'copy.chosen' };

/** The fields that are about the trip. */
export type TripField = 'country' | 'visaType';

interface VisaApplicationContext {
  readonly form: ApplicationForm;
  /** Under which the details of the form were sent; nothing before, and after a change. */
  readonly submissionId: string;
  /** The seconds that the receiver asked to be left alone. */
  readonly retryAfterSeconds: number | undefined;
  /** What the trip has for fields that the visitor has not answered here. */
  readonly offered: Offered<TripField>;
}

/** Other details are another application; the same ones, given again, are not. */
function withText(context: VisaApplicationContext, field: ApplicationTextField, value: string) {
  const { form } = context;
  const offered = withoutOffer(context.offered, field);
  return form[field] === value ? {} : { form: { ...form, [field]: value }, submissionId: '', offered };
}

/** The details with their reference, for another way than the webhook. */
const detailsOf = ({ form, submissionId }: VisaApplicationContext) =>
  applicationByEmail(form, referenceOf(submissionId));

type FocusRequested = { type: 'focus.requested'; field: ApplicationField };
/** The details are to be delivered; how that goes comes back as `delivery.reported`. */
export type DeliveryRequested = {
  type: 'delivery.requested';
  submissionId: string;
  payload: ApplicationPayload;
};

const reports = <Status extends DeliveryStatus>(status: Status) =>
  ({
    type: 'reports',
    params: ({ event }: { event: { delivery: KnownDelivery } }) => ({ delivery: event.delivery, status }),
  }) as const;

const reportsRefusal = {
  type: 'reportsRefusal',
  params: ({ event }: { event: { delivery: KnownDelivery } }) => ({ delivery: event.delivery }),
} as const;

const keepRetryAfter = {
  type: 'keepRetryAfter',
  params: ({ event }: { event: { delivery: KnownDelivery } }) => ({
    seconds: event.delivery.problem?.retryAfterSeconds,
  }),
} as const;

/** While a delivery is in trouble, the details can be copied. */
const copyingDetails = {
  initial: 'offered',
  states: {
    offered: { on: { 'copy.chosen': 'copying' } },
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }: { context: VisaApplicationContext }) => ({ text: detailsOf(context).body }),
        onDone: { target: 'offered', actions: 'announceCopied' },
        onError: { target: 'offered', actions: 'explainRefusal' },
      },
    },
  },
} as const;

/**
 * The apply-visa form: filled, corrected after a first attempt, and sent. The delivery goes on without it; what is known of it
 * is shown when the form is open: on its way, sent, not sent, or in doubt. Specification §2, §4, §5 and §8, Apply-visa.
 */
export const visaApplicationMachine = setup({
  types: {
    context: {} as VisaApplicationContext,
    events: {} as VisaApplicationEvent,
    emitted: {} as FocusRequested | DeliveryRequested | MailRequested | NoticeRaised,
    tags: {} as 'busy',
  },
  actors: { copyText },
  guards: {
    isComplete: ({ context }) => firstProblem(context.form) === undefined,
    wasChanged: ({ context }) => context.submissionId === '',
    reports: ({ context }, { delivery, status }: { delivery: KnownDelivery; status: DeliveryStatus }) =>
      delivery.id === context.submissionId && delivery.status === status,
    reportsRefusal: ({ context }, { delivery }: { delivery: KnownDelivery }) =>
      delivery.id === context.submissionId &&
      (delivery.status === 'notSent' || delivery.status === 'refused'),
  },
  actions: {
    restoreDraft: assign((_, { draft, submissionId }: { draft: ApplicationDraft; submissionId: string }) => ({
      form: draft.form,
      submissionId,
    })),
    keepText: assign(({ context }, { field, value }: { field: ApplicationTextField; value: string }) =>
      withText(context, field, value),
    ),
    takeOffer: assign(({ context: { form } }, { offered }: { offered: Offered<TripField> }) => {
      const fields = { country: form.country, visaType: form.visaType };
      const taken = takenOffers(fields, offered, 'country');
      const isTaken = Object.keys(taken).length > 0;
      return {
        offered: newOffers(fields, offered),
        ...(isTaken && { form: { ...form, ...taken }, submissionId: '' }),
      };
    }),
    toggleTerms: assign({
      form: ({ context: { form } }) => ({ ...form, agreedToTerms: !form.agreedToTerms }),
      submissionId: '',
    }),
    keepSubmissionId: assign({
      submissionId: (_, { submissionId }: { submissionId: string }) => submissionId,
    }),
    keepRetryAfter: assign({
      retryAfterSeconds: (_, { seconds }: { seconds: number | undefined }) => seconds,
    }),
    requestDelivery: emit(({ context }) => ({
      type: 'delivery.requested' as const,
      submissionId: context.submissionId,
      payload: applicationPayload(context.form),
    })),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      field: firstProblem(context.form)?.field ?? 'fullName',
    })),
    announceFirstProblem: emit(({ context }) => ({
      type: 'notice.raised' as const,
      notice: {
        id: applicationNoticeId,
        kind: 'error' as const,
        message: firstProblem(context.form)?.message ?? '',
      },
    })),
    clearForm: assign({ form: emptyApplication, submissionId: '', offered: {} }),
    openMail: emit(({ context }) => ({
      type: 'mail.requested' as const,
      mail: {
        to: 'contact' as const,
        ...detailsOf(context),
      },
    })),
    announceCopied: emit({
      type: 'notice.raised',
      notice: copiedNotice('Your details were copied.'),
    }),
    explainRefusal: emit({
      type: 'notice.raised',
      notice: refusedNotice('Please send them by e-mail or call us.'),
    }),
  },
}).createMachine({
  id: 'visaApplication',
  context: { form: emptyApplication, submissionId: '', retryAfterSeconds: undefined, offered: {} },
  initial: 'editing',
  states: {
    editing: {
      initial: 'filling',
      on: {
        'country.requested': {
          actions: {
            type: 'keepText',
            params: ({ event }) => ({ field: 'country' as const, value: event.country }),
          },
        },
        'trip.offered': { actions: { type: 'takeOffer', params: ({ event }) => event } },
        'field.changed': {
          actions: {
            type: 'keepText',
            params: ({ event }) => ({ field: event.field, value: event.value }),
          },
        },
        'terms.toggled': { actions: 'toggleTerms' },
        'application.submitted': [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: [
              {
                type: 'keepSubmissionId',
                params: ({ event }) => ({ submissionId: event.submissionId }),
              },
              'requestDelivery',
            ],
          },
          { target: '.correcting', actions: ['announceFirstProblem', 'focusFirstProblem'] },
        ],
        'email.chosen': { actions: 'openMail' },
      },
      states: {
        filling: {
          on: {
            'draft.found': {
              actions: {
                type: 'restoreDraft',
                params: ({ event }) => ({ draft: event.draft, submissionId: event.submissionId }),
              },
            },
            'delivery.reported': [
              { guard: reports('sending'), target: '#visaApplication.sending' },
              { guard: reports('inDoubt'), target: 'inDoubt' },
            ],
          },
        },
        correcting: {},
        notSent: copyingDetails,
        // Other details are another application: what is in doubt is no longer this one.
        inDoubt: { ...copyingDetails, always: { guard: 'wasChanged', target: 'correcting' } },
        sent: {},
      },
    },
    sending: {
      tags: 'busy',
      on: {
        'delivery.reported': [
          { guard: reports('accepted'), target: 'editing.sent', actions: 'clearForm' },
          { guard: reports('inDoubt'), target: 'editing.inDoubt', actions: keepRetryAfter },
          { guard: reportsRefusal, target: 'editing.notSent', actions: keepRetryAfter },
        ],
      },
    },
  },
});

export type VisaApplicationSnapshot = SnapshotFrom<typeof visaApplicationMachine>;

/** The messages beside the fields; none while the form is filled for the first time, on its way or sent. */
export function selectProblems(snapshot: VisaApplicationSnapshot): Partial<Record<ApplicationField, string>> {
  const showsProblems = (['correcting', 'notSent', 'inDoubt'] as const).some((editing) =>
    snapshot.matches({ editing }),
  );
  return showsProblems ? problemsOf(snapshot.context.form) : {};
}

/** What is kept on the device while the form is filled; nothing when it is empty. */
export function selectDraft({ context: { form } }: VisaApplicationSnapshot): ApplicationDraft | undefined {
  return form === emptyApplication ? undefined : { form };
}

export interface DeliveryTrouble {
  /** Whether it may have arrived. */
  readonly isInDoubt: boolean;
  readonly reference: string;
  /** How long to wait before trying again, where the receiver said so. */
  readonly retryAfterSeconds: number | undefined;
}

/** What the form says of a delivery that did not end well; nothing while there is none. */
export function selectTrouble(snapshot: VisaApplicationSnapshot): DeliveryTrouble | undefined {
  const isInDoubt = snapshot.matches({ editing: 'inDoubt' });
  if (!isInDoubt && !snapshot.matches({ editing: 'notSent' })) return undefined;
  const { submissionId, retryAfterSeconds } = snapshot.context;
  return { isInDoubt, reference: referenceOf(submissionId), retryAfterSeconds };
}

/** What the form says of the trip. */
export function selectTripAnswers({ context: { form } }: VisaApplicationSnapshot): {
  country: string;
  visaType: string;
} {
  return { country: form.country, visaType: form.visaType };
}
