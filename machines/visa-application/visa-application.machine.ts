import { assign, emit, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyTextOf, notCopiedNotice } from '../copying';
import { applicationNoticeId } from '../site/deliveries/notices';
import { forDeliveries, forNotices, forTripFolder, type SiteRef } from '../site/events';
import { silent, type ReadableActor } from '../source';
import { newPrefill, takenPrefill, prefillWithout, type Prefill } from '../site/trip-folder/prefill';
import { referenceOf, type DeliveryStatus, type KnownDelivery } from '../site/deliveries/known-deliveries';
import {
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
import type { CodedCountry } from './preselection';

/** A half-filled form of this tab, and the id under which its details would be, or were, sent. */
type DraftFound = { type: 'draft.found'; draft: ApplicationDraft; submissionId: string };
/** The country that the address asks for; `''` when it asks for none of the form's. */
type CountryRequested = { type: 'country.requested'; country: string };
/** What the visitor's trip has for some of the fields. */
type TripPrefilled = { type: 'trip.prefilled'; prefill: Prefill<ApplicationTripField> };
type FieldChanged = { type: 'field.changed'; field: ApplicationTextField; value: string };
type TermsToggled = { type: 'terms.toggled' };
/** How a delivery of this tab stands. */
type DeliveryReported = { type: 'delivery.reported'; delivery: KnownDelivery };

export type VisaApplicationEvent =
  | DraftFound
  | CountryRequested
  | TripPrefilled
  | FieldChanged
  | TermsToggled
  | DeliveryReported
  | { type: 'application.submitted' }
  | { type: 'email.chosen' }
  | { type: 'copy.pressed' };

/** The fields that are about the trip. */
export type ApplicationTripField = 'country' | 'visaType' | 'stateOfApplication';

export interface VisaApplicationInput {
  readonly site: SiteRef;
  /** Gives the id of a submission, derived from the details and the tab: the same details have the same id. */
  readonly submissionIdOf: (payload: ApplicationPayload) => string;
  /** The moment, as an ISO timestamp. */
  readonly now: () => string;
  /** How many seconds have passed since an ISO timestamp. */
  readonly secondsSince: (timestamp: string) => number;
  /** The names to choose a country from, and the codes by which an address may ask for one. */
  readonly countryNames: readonly string[];
  readonly listedCountries: readonly CodedCountry[];
}

interface VisaApplicationContext extends VisaApplicationInput {
  readonly form: ApplicationForm;
  /** The country that was given here, or that the address asked for; `''` when it asked for one that the form does not have. */
  readonly ownCountry: string | undefined;
  /** The id of the submission that the form holds: set by sending and by a found draft; undefined before that, and after any change. */
  readonly submissionId: string | undefined;
  /** How many seconds the receiver asked to be left alone, from when this was said. */
  readonly retryAfterSeconds: number | undefined;
  /** What the trip has for fields that the visitor has not answered here. */
  readonly prefill: Prefill<ApplicationTripField>;
}

/** Other details are another application; the same ones, given again, are not. */
function withText(context: VisaApplicationContext, field: ApplicationTextField, value: string) {
  const { form } = context;
  const prefill = prefillWithout(context.prefill, field);
  return form[field] === value ? {} : { form: { ...form, [field]: value }, submissionId: undefined, prefill };
}

/** Where the visitor lives, wherever the trip goes, as long as it was not said here. */
function takenState(
  { stateOfApplication }: ApplicationForm,
  prefill: Prefill<ApplicationTripField>,
): Prefill<ApplicationTripField> {
  const known = prefill.stateOfApplication;
  return stateOfApplication === '' && known !== undefined ? { stateOfApplication: known } : {};
}

/** The form with what it takes of the trip: other details are another application. */
function withTaken(form: ApplicationForm, taken: Prefill<ApplicationTripField>) {
  return Object.keys(taken).length === 0 ? {} : { form: { ...form, ...taken }, submissionId: undefined };
}

/** The reference of the attempt; nothing of what has not been sent as it stands. */
const referenceIn = ({ submissionId }: VisaApplicationContext) =>
  submissionId === undefined ? '' : referenceOf(submissionId);

/** The details with their reference, for another way than the webhook. */
export interface ApplicationDetails {
  readonly form: ApplicationForm;
  /** `''` where there is none. */
  readonly reference: string;
}

/** The mail program is asked to open with the details. */
export type DetailsMailRequested = ApplicationDetails & { type: 'mail.requested'; to: 'contact' };

const detailsOf = (context: VisaApplicationContext): ApplicationDetails => ({
  form: context.form,
  reference: referenceIn(context),
});

/** What takes the focus: a field, or what is said of a failed delivery. */
type FocusRequested = { type: 'focus.requested'; target: ApplicationField | 'failure' };

/** Whether the delivery is of what the form holds, and stands so. */
function isOwn(
  { submissionId }: VisaApplicationContext,
  { id, status }: KnownDelivery,
  ...statuses: DeliveryStatus[]
): boolean {
  return id === submissionId && statuses.includes(status);
}

const keepRetryAfter = {
  type: 'keepRetryAfter',
  params: ({ event }: { event: DeliveryReported }) => ({
    seconds: event.delivery.failure?.retryAfterSeconds,
  }),
} as const;

/** How long the receiver still has to be left alone, in seconds; undefined where it did not ask, or the time is over. */
function waitLeft(
  { secondsSince }: VisaApplicationContext,
  { failure, sentAt }: KnownDelivery,
): number | undefined {
  const left = (failure?.retryAfterSeconds ?? 0) - secondsSince(sentAt);
  return left > 0 ? left : undefined;
}

/** After a failed delivery the details can be copied. */
const copyingDetails = copyRegion(detailsOf);

/**
 * The apply-visa form: filled, corrected after a first attempt, and sent. The delivery goes on without it. The form says
 * how it ended while it is open: sent, not sent, or in doubt; opened again, it says what is on its way or in doubt. Specification §2, Apply-visa screen, §4 and §5, Apply-visa form, and §8, Applying.
 */
export const visaApplicationMachine = setup({
  types: {
    context: {} as VisaApplicationContext,
    events: {} as VisaApplicationEvent,
    emitted: {} as FocusRequested,
    input: {} as VisaApplicationInput,
    tags: {} as 'busy',
  },
  actors: {
    copyText: copyTextOf<ApplicationDetails>(),
    /** Tells what the tab has kept of the form, and keeps what is in it. */
    draft: silent<DraftFound, ReadableActor<{ readonly context: VisaApplicationContext }>>(),
    /** Tells what was typed and ticked while the app was on its way. */
    earlyInput: silent<FieldChanged | TermsToggled, { flowId: string }>(),
    /** Tells the country that the address asks for; asks for it no more once the visitor has chosen one. */
    askedCountry: silent<
      CountryRequested,
      Pick<VisaApplicationInput, 'countryNames' | 'listedCountries'>,
      { type: 'query.answered' }
    >(),
    /** Tells, once, what the trip has for the form. */
    tripPrefill: silent<TripPrefilled>(),
    /** Tells how the deliveries of this tab stand, and what becomes of them. */
    deliveryReports: silent<DeliveryReported>(),
    mail: silent<never, undefined, DetailsMailRequested>(),
  },
  guards: {
    isComplete: ({ context }) => firstProblem(context.form) === undefined,
    /** What was chosen before the app ran comes before what the address asks for. */
    isCountryUnsaid: ({ context }) => context.ownCountry === undefined,
    wasChanged: ({ context }) => context.submissionId === undefined,
    /** The trip is prefilled for its own country only, and not where the address asked for a country that the form does not have. */
    isPrefillWelcome: (
      { context: { ownCountry } },
      { prefill }: { prefill: Prefill<ApplicationTripField> },
    ) => ownCountry === undefined || (ownCountry !== '' && (prefill.country ?? ownCountry) === ownCountry),
    isCountry: (_, { field }: { field: ApplicationTextField }) => field === 'country',
    isVisaType: (_, { field }: { field: ApplicationTextField }) => field === 'visaType',
    /** Where the visitor lives is no trip's alone: it is told by itself. */
    isState: (_, { field, value }: { field: ApplicationTextField; value: string }) =>
      field === 'stateOfApplication' && value !== '',
    reportsSending: ({ context }, { delivery }: { delivery: KnownDelivery }) =>
      isOwn(context, delivery, 'sending'),
    reportsAccepted: ({ context }, { delivery }: { delivery: KnownDelivery }) =>
      isOwn(context, delivery, 'accepted'),
    reportsInDoubt: ({ context }, { delivery }: { delivery: KnownDelivery }) =>
      isOwn(context, delivery, 'inDoubt'),
    /** It never left the device, or the receiver refused it. */
    reportsNothingTaken: ({ context }, { delivery }: { delivery: KnownDelivery }) =>
      isOwn(context, delivery, 'notSent', 'refused'),
  },
  actions: {
    restoreDraft: assign((_, { draft, submissionId }: { draft: ApplicationDraft; submissionId: string }) => ({
      form: draft.form,
      submissionId,
    })),
    keepText: assign(({ context }, { field, value }: { field: ApplicationTextField; value: string }) =>
      withText(context, field, value),
    ),
    takePrefill: assign(({ context: { form } }, { prefill }: { prefill: Prefill<ApplicationTripField> }) => {
      const { country, visaType, stateOfApplication } = form;
      const taken = {
        ...takenPrefill({ country, visaType, stateOfApplication }, prefill, 'country'),
        ...takenState(form, prefill),
      };
      return {
        prefill: newPrefill({ country, visaType, stateOfApplication }, prefill),
        ...withTaken(form, taken),
      };
    }),
    takeState: assign(({ context: { form } }, { prefill }: { prefill: Prefill<ApplicationTripField> }) => {
      const known = prefill.stateOfApplication;
      const own: Prefill<ApplicationTripField> = known === undefined ? {} : { stateOfApplication: known };
      return { prefill: newPrefill(form, own), ...withTaken(form, takenState(form, own)) };
    }),
    toggleTerms: assign({
      form: ({ context: { form } }) => ({ ...form, agreedToTerms: !form.agreedToTerms }),
    }),
    takeAsked: assign(({ context }, { country }: { country: string }) => ({
      ownCountry: country,
      ...(country !== '' && withText(context, 'country', country)),
    })),
    answerAddress: sendTo('askedCountry', { type: 'query.answered' }),
    keepRetryAfter: assign({
      retryAfterSeconds: (_, { seconds }: { seconds: number | undefined }) => seconds,
    }),
    keepWaitLeft: assign({
      retryAfterSeconds: ({ context }, { delivery }: { delivery: KnownDelivery }) =>
        waitLeft(context, delivery),
    }),
    orderDelivery: enqueueActions(({ context: { form, site, submissionIdOf, now }, enqueue }) => {
      const payload = applicationPayload(form);
      const submissionId = submissionIdOf(payload);
      enqueue.assign({ submissionId });
      enqueue.sendTo(
        site,
        forDeliveries({
          type: 'delivery.ordered',
          order: { kind: 'application', submissionId, payload },
          sentAt: now(),
        }),
      );
    }),
    tellTrip: enqueueActions(({ context: { form, site, ownCountry }, enqueue }) => {
      const answers = { country: form.country, visaType: form.visaType };
      if (answers.country === '' && answers.visaType === '') return;
      enqueue.assign({ ownCountry: form.country || ownCountry });
      enqueue.sendTo(site, forTripFolder({ type: 'application.answered', answers }));
    }),
    tellState: sendTo(
      ({ context }) => context.site,
      (_, { value }: { value: string }) => forTripFolder({ type: 'trip.patched', patch: { state: value } }),
    ),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      target: firstProblem(context.form)?.field ?? 'fullName',
    })),
    focusFailure: emit({ type: 'focus.requested', target: 'failure' }),
    announceFirstProblem: sendTo(
      ({ context }) => context.site,
      ({ context }) =>
        forNotices({
          type: 'notice.raised',
          notice: {
            id: applicationNoticeId,
            kind: 'error',
            message: firstProblem(context.form)?.message ?? '',
          },
        }),
    ),
    clearForm: assign({ form: emptyApplication, submissionId: undefined, prefill: {} }),
    openMail: sendTo('mail', ({ context }) => ({
      type: 'mail.requested',
      to: 'contact',
      ...detailsOf(context),
    })),
    announceCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('details') }),
    ),
    announceNotCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: notCopiedNotice('details') }),
    ),
  },
}).createMachine({
  id: 'visaApplication',
  context: ({ input }) => ({
    ...input,
    form: emptyApplication,
    ownCountry: undefined,
    submissionId: undefined,
    retryAfterSeconds: undefined,
    prefill: {},
  }),
  // The form is told in this order: what was kept goes first, then whether that is being sent, and nothing that the visitor gave is
  // overwritten by the trip.
  invoke: [
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    { id: 'deliveryReports', src: 'deliveryReports' },
    { id: 'earlyInput', src: 'earlyInput', input: ({ self }) => ({ flowId: self.id }) },
    { id: 'askedCountry', src: 'askedCountry', input: ({ context }) => context },
    { id: 'tripPrefill', src: 'tripPrefill' },
    { id: 'mail', src: 'mail' },
  ],
  initial: 'editing',
  states: {
    editing: {
      initial: 'filling',
      on: {
        'country.requested': {
          guard: 'isCountryUnsaid',
          actions: [{ type: 'takeAsked', params: ({ event }) => event }, 'tellTrip'],
        },
        'trip.prefilled': [
          {
            guard: { type: 'isPrefillWelcome', params: ({ event }) => event },
            actions: { type: 'takePrefill', params: ({ event }) => event },
          },
          { actions: { type: 'takeState', params: ({ event }) => event } },
        ],
        'field.changed': [
          {
            guard: { type: 'isCountry', params: ({ event }) => event },
            actions: [{ type: 'keepText', params: ({ event }) => event }, 'tellTrip', 'answerAddress'],
          },
          {
            guard: { type: 'isVisaType', params: ({ event }) => event },
            actions: [{ type: 'keepText', params: ({ event }) => event }, 'tellTrip'],
          },
          {
            guard: { type: 'isState', params: ({ event }) => event },
            actions: [
              { type: 'keepText', params: ({ event }) => event },
              { type: 'tellState', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'keepText', params: ({ event }) => event } },
        ],
        'terms.toggled': { actions: 'toggleTerms' },
        'application.submitted': [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: 'orderDelivery',
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
              {
                guard: { type: 'reportsSending', params: ({ event }) => event },
                target: '#visaApplication.sending',
              },
              {
                guard: { type: 'reportsInDoubt', params: ({ event }) => event },
                target: 'inDoubt',
                actions: { type: 'keepWaitLeft', params: ({ event }) => event },
              },
            ],
          },
        },
        correcting: {},
        notTaken: copyingDetails,
        inDoubt: {
          ...copyingDetails,
          // A changed field clears `submissionId`: the doubt was about the details before the change.
          always: { guard: 'wasChanged', target: 'correcting' },
          // Who asks for another country is shown first that this application is in doubt.
          on: { 'country.requested': { actions: 'answerAddress' } },
        },
        // The form stays empty until the listing is shown: a trip that comes late would be mistaken for the next application.
        accepted: { on: { 'trip.prefilled': {} } },
      },
    },
    sending: {
      tags: 'busy',
      on: {
        // One application at a time: who asks for another country meanwhile is shown the one that is being sent.
        'country.requested': { actions: 'answerAddress' },
        'delivery.reported': [
          {
            guard: { type: 'reportsAccepted', params: ({ event }) => event },
            target: 'editing.accepted',
            actions: 'clearForm',
          },
          {
            guard: { type: 'reportsInDoubt', params: ({ event }) => event },
            target: 'editing.inDoubt',
            actions: [keepRetryAfter, 'focusFailure'],
          },
          {
            guard: { type: 'reportsNothingTaken', params: ({ event }) => event },
            target: 'editing.notTaken',
            actions: [keepRetryAfter, 'focusFailure'],
          },
        ],
      },
    },
  },
});

export type VisaApplicationSnapshot = SnapshotFrom<typeof visaApplicationMachine>;

/** The messages beside the fields; none while the form is filled for the first time, on its way or sent. */
export function selectProblems(snapshot: VisaApplicationSnapshot): Partial<Record<ApplicationField, string>> {
  const showsProblems = (['correcting', 'notTaken', 'inDoubt'] as const).some((editing) =>
    snapshot.matches({ editing }),
  );
  return showsProblems ? problemsOf(snapshot.context.form) : {};
}

/** What is kept on the device while the form is filled; nothing when it is empty. */
export function selectDraft({
  context: { form },
}: Pick<VisaApplicationSnapshot, 'context'>): ApplicationDraft | undefined {
  return form === emptyApplication ? undefined : { form };
}

export interface FailedDelivery {
  /** Whether it may have arrived. */
  readonly isInDoubt: boolean;
  readonly reference: string;
  /** How long to wait before trying again, where the receiver said so. */
  readonly retryAfterSeconds: number | undefined;
}

/** What the form says of a delivery that did not end well; nothing while there is none. */
export function selectFailedDelivery(snapshot: VisaApplicationSnapshot): FailedDelivery | undefined {
  const isInDoubt = snapshot.matches({ editing: 'inDoubt' });
  if (!isInDoubt && !snapshot.matches({ editing: 'notTaken' })) return undefined;
  const { retryAfterSeconds } = snapshot.context;
  return { isInDoubt, reference: referenceIn(snapshot.context), retryAfterSeconds };
}
