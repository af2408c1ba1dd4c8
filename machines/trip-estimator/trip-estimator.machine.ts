import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyText, refusedNotice } from '../copying';
import { withoutOffer, type Offered } from '../site/trip-folder/offers';
import type { DialogClosed, MailRequested, NavigationRequested, NoticeRaised } from '../ports';
import {
  costPerDay,
  countedChoices,
  estimateTrip,
  workingOf,
  type CountedChoice,
  type Estimate,
  type WorkedItem,
} from './pricing';
import { quoteRequest } from './quote';
import {
  daysOf,
  defaultTrip,
  emptyLead,
  isUntouched,
  offeredTrip,
  sliderPosition,
  tripSteps,
  tripToQuery,
  withAddOnToggled,
  withChoice,
  withDestination,
  withDuration,
  type AddOn,
  type ChoiceField,
  type Duration,
  type Lead,
  type LeadField,
  type Trip,
  type TripDraft,
  type TripQuery,
  type TripStep,
} from './trip';

/** Where a visitor talks to a travel expert. */
const expertPath = '/contact';

type DraftFound = { type: 'draft.found'; draft: TripDraft };

export type TripEstimatorEvent =
  /** The choices of a shared link. */
  | { type: 'choices.found'; trip: Trip }
  /** What the tab has kept. */
  | DraftFound
  /** What the visitor's trip has for some of the choices. */
  | { type: 'trip.offered'; offered: Offered<TripField> }
  | { type: 'destination.chosen'; destination: string }
  | { type: 'field.changed'; field: ChoiceField; value: string }
  | { type: 'duration.typed'; text: string }
  | { type: 'duration.slid'; days: number }
  | { type: 'add-on.toggled'; addOn: AddOn }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'estimate.pressed' }
  | { type: 'start-new.pressed' }
  | { type: 'quote.requested' }
  | { type: 'lead.changed'; field: LeadField; value: string }
  | { type: 'quote.sent' }
  | { type: 'copy.chosen' }
  | { type: 'share.pressed' }
  | { type: 'link-copy.chosen'; link: string }
  | { type: 'back.pressed' }
  | { type: 'print.pressed' }
  | { type: 'expert.pressed' }
  | { type: 'finish.pressed' }
  | { type: 'cancel.pressed' };

/** Asks the page to put the focus on the heading of the step or panel that has just been entered. */
type HeadingEntered = { type: 'heading.entered' };
type ShareRequested = { type: 'share.requested'; query: TripQuery };
type PrintRequested = { type: 'print.requested' };
/** The choices that are about the trip. */
export type TripField = 'destinationCountry' | 'visaType' | 'durationDays';

interface TripEstimatorContext {
  trip: Trip;
  lead: Lead;
  /** What the trip has for choices that the visitor has not made here. */
  offered: Offered<TripField>;
  /** Whoever starts over wants nothing filled in that comes only then. */
  hasStartedOver: boolean;
}

const start: TripEstimatorContext = {
  trip: defaultTrip,
  lead: emptyLead,
  offered: {},
  hasStartedOver: false,
};

function quoteOf({ trip, lead }: TripEstimatorContext): { subject: string; body: string } {
  return quoteRequest(trip, estimateTrip(trip), lead);
}

const restoreDraft = {
  type: 'restoreDraft',
  params: ({ event }: { event: DraftFound }) => event.draft,
} as const;

/** A draft that was left at a step goes on there. */
const restoredAt = <Step extends TripStep>(step: Step) =>
  ({
    guard: {
      type: 'isStep',
      params: ({ event }: { event: DraftFound }) => ({ draft: event.draft, step }),
    },
    target: step,
    actions: restoreDraft,
  }) as const;

/**
 * The trip cost estimator: three steps and the result, over which the lead form or the link to share may
 * open. Specification §2, §4 and §5, Trip estimator.
 */
export const tripEstimatorMachine = setup({
  types: {
    context: {} as TripEstimatorContext,
    events: {} as TripEstimatorEvent,
    emitted: {} as
      | HeadingEntered
      | ShareRequested
      | PrintRequested
      | DialogClosed
      | MailRequested
      | NavigationRequested
      | NoticeRaised,
    tags: {} as 'result',
  },
  actors: { copyText },
  guards: {
    isOfferWelcome: ({ context: { trip, lead, hasStartedOver } }) =>
      !hasStartedOver && isUntouched(trip, lead),
    isStep: (_, { draft, step }: { draft: TripDraft; step: TripStep }) => draft.step === step,
  },
  actions: {
    keepChoices: assign((_, { trip }: { trip: Trip }) => ({ trip })),
    restoreDraft: assign((_, { trip, lead }: TripDraft) => ({ trip, lead })),
    keepDestination: assign({
      trip: ({ context }, { destination }: { destination: string }) =>
        withDestination(context.trip, destination),
      offered: ({ context }) => withoutOffer(withoutOffer(context.offered, 'destinationCountry'), 'visaType'),
    }),
    keepField: assign({
      trip: ({ context }, { field, value }: { field: ChoiceField; value: string }) =>
        withChoice(context.trip, field, value),
      offered: ({ context }, { field }) => withoutOffer(context.offered, field),
    }),
    keepDuration: assign({
      trip: ({ context }, { text }: { text: string }) => withDuration(context.trip, text),
      offered: ({ context }) => withoutOffer(context.offered, 'durationDays'),
    }),
    takeOffer: assign((_, { offered }: { offered: Offered<TripField> }) => ({
      offered,
      trip: offeredTrip(offered),
    })),
    toggleAddOn: assign({
      trip: ({ context }, { addOn }: { addOn: AddOn }) => withAddOnToggled(context.trip, addOn),
    }),
    keepLead: assign({
      lead: ({ context }, { field, value }: { field: LeadField; value: string }) => ({
        ...context.lead,
        [field]: value,
      }),
    }),
    resetAnswers: assign({ ...start, hasStartedOver: true }),
    enterHeading: emit({ type: 'heading.entered' }),
    openMail: emit(({ context }) => ({
      type: 'mail.requested' as const,
      mail: { to: 'quotes' as const, ...quoteOf(context) },
    })),
    requestShare: emit(({ context }) => ({
      type: 'share.requested' as const,
      query: tripToQuery(context.trip),
    })),
    announceCopied: emit((_, { message }: { message: string }) => ({
      type: 'notice.raised' as const,
      notice: copiedNotice(message),
    })),
    explainRefusal: emit({
      type: 'notice.raised',
      notice: refusedNotice('Please select the text and copy it.'),
    }),
    requestPrint: emit({ type: 'print.requested' }),
    goToExpert: emit({ type: 'navigation.requested', to: expertPath }),
    closeDialog: emit({ type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'tripEstimator',
  context: start,
  initial: 'planning',
  on: {
    'finish.pressed': { target: '.planning', actions: ['resetAnswers', 'closeDialog'] },
    'cancel.pressed': { actions: 'closeDialog' },
  },
  states: {
    planning: {
      initial: 'tripDetails',
      on: {
        'destination.chosen': { actions: { type: 'keepDestination', params: ({ event }) => event } },
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'duration.typed': { actions: { type: 'keepDuration', params: ({ event }) => event } },
        'duration.slid': {
          actions: { type: 'keepDuration', params: ({ event }) => ({ text: String(event.days) }) },
        },
        'add-on.toggled': { actions: { type: 'toggleAddOn', params: ({ event }) => event } },
        'start-new.pressed': { target: '.tripDetails', actions: ['resetAnswers', 'enterHeading'] },
      },
      states: {
        tripDetails: {
          on: {
            'trip.offered': {
              guard: 'isOfferWelcome',
              actions: { type: 'takeOffer', params: ({ event }) => event },
            },
            'choices.found': { actions: { type: 'keepChoices', params: ({ event }) => event } },
            'draft.found': [
              restoredAt('flightsAndStay'),
              restoredAt('dailyBudget'),
              { actions: restoreDraft },
            ],
            'next.pressed': { target: 'flightsAndStay', actions: 'enterHeading' },
          },
        },
        flightsAndStay: {
          on: {
            'previous.pressed': { target: 'tripDetails', actions: 'enterHeading' },
            'next.pressed': { target: 'dailyBudget', actions: 'enterHeading' },
          },
        },
        dailyBudget: {
          on: {
            'previous.pressed': { target: 'flightsAndStay', actions: 'enterHeading' },
            'estimate.pressed': { target: '#tripEstimator.result', actions: 'enterHeading' },
          },
        },
      },
    },
    result: {
      initial: 'summary',
      tags: 'result',
      on: {
        'start-new.pressed': { target: 'planning', actions: ['resetAnswers', 'enterHeading'] },
        'quote.requested': { target: '.requestingQuote', actions: 'enterHeading' },
        'share.pressed': { target: '.sharing', actions: ['requestShare', 'enterHeading'] },
        'print.pressed': { actions: 'requestPrint' },
        'expert.pressed': { actions: ['goToExpert', 'closeDialog'] },
      },
      states: {
        summary: {},
        requestingQuote: {
          on: {
            'lead.changed': { actions: { type: 'keepLead', params: ({ event }) => event } },
            'quote.sent': { target: 'mailOpened', actions: ['openMail', 'enterHeading'] },
            'back.pressed': { target: 'summary', actions: 'enterHeading' },
          },
        },
        mailOpened: {
          initial: 'offered',
          on: { 'back.pressed': { target: 'summary', actions: 'enterHeading' } },
          states: {
            offered: { on: { 'copy.chosen': 'copying' } },
            copying: {
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context }) => ({ text: quoteOf(context).body }),
                onDone: {
                  target: 'offered',
                  actions: { type: 'announceCopied', params: { message: 'Request copied.' } },
                },
                onError: { target: 'offered', actions: 'explainRefusal' },
              },
            },
          },
        },
        sharing: {
          initial: 'offered',
          on: { 'back.pressed': { target: 'summary', actions: 'enterHeading' } },
          states: {
            offered: { on: { 'link-copy.chosen': 'copying' } },
            copying: {
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ event }) => {
                  assertEvent(event, 'link-copy.chosen');
                  return { text: event.link };
                },
                onDone: {
                  target: 'offered',
                  actions: { type: 'announceCopied', params: { message: 'Link copied.' } },
                },
                onError: { target: 'offered', actions: 'explainRefusal' },
              },
            },
          },
        },
      },
    },
  },
});

export type TripEstimatorSnapshot = SnapshotFrom<typeof tripEstimatorMachine>;

export type ResultPanel = 'summary' | 'requestingQuote' | 'mailOpened' | 'sharing';

export const stepCount = tripSteps.length;

/** Which step the visitor is on, or which panel of the result is open. */
export function selectScreen({ value }: TripEstimatorSnapshot): TripStep | ResultPanel {
  if ('planning' in value) return value.planning;
  if (typeof value.result === 'string') return value.result;
  return 'sharing' in value.result ? 'sharing' : 'mailOpened';
}

/** What a lost page must not lose; nothing while everything is as at first. */
export function selectDraft({ value, context }: TripEstimatorSnapshot): TripDraft | undefined {
  const { trip, lead } = context;
  if (isUntouched(trip, lead)) return undefined;
  return { trip, lead, step: 'planning' in value ? value.planning : 'dailyBudget' };
}

/** The step's number and the filled part of the progress bar, 0 to 1; the result has neither. */
export function selectProgress({
  value,
}: TripEstimatorSnapshot): { step: number; progress: number } | undefined {
  if (!('planning' in value)) return undefined;
  const step = tripSteps.indexOf(value.planning) + 1;
  return { step, progress: step / stepCount };
}

/** The fields of the three steps: the choices, the days as they are counted, and where the slider rests. */
export function selectFields({ context: { trip, lead, offered } }: TripEstimatorSnapshot): {
  trip: Trip;
  offered: Offered<TripField>;
  duration: Duration;
  sliderDays: number;
  /** Whether there is anything to start over from. */
  isTouched: boolean;
} {
  return {
    trip,
    offered,
    duration: daysOf(trip.durationDays),
    sliderDays: sliderPosition(trip.durationDays),
    isTouched: !isUntouched(trip, lead),
  };
}

export interface TripResult {
  readonly choices: readonly CountedChoice[];
  readonly estimate: Estimate;
  /** In whole ₹. */
  readonly perDay: number;
  readonly working: readonly WorkedItem[];
}

/** What the trip costs; only the result has it. */
export function selectResult(snapshot: TripEstimatorSnapshot): TripResult | undefined {
  if (!snapshot.hasTag('result')) return undefined;
  const { trip } = snapshot.context;
  return {
    choices: countedChoices(trip),
    estimate: estimateTrip(trip),
    perDay: costPerDay(trip),
    working: workingOf(trip),
  };
}

/** The text of the quote request, while the visitor may have to copy it. */
export function selectRequest(snapshot: TripEstimatorSnapshot): string | undefined {
  return snapshot.matches({ result: 'mailOpened' }) ? quoteOf(snapshot.context).body : undefined;
}

/** What the shared link carries, while it is on the screen. */
export function selectSharedQuery(snapshot: TripEstimatorSnapshot): TripQuery | undefined {
  return snapshot.matches({ result: 'sharing' }) ? tripToQuery(snapshot.context.trip) : undefined;
}

/** What the estimator says of the trip. */
export function selectTripAnswers({ context: { trip } }: TripEstimatorSnapshot): {
  destinationCountry: string;
  visaType: string;
} {
  return { destinationCountry: trip.destinationCountry, visaType: trip.visaType };
}
