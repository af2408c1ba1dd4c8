import { assign, emit, setup, type SnapshotFrom } from 'xstate';
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
  sliderPosition,
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
  type TripQuery,
} from './trip';

/** Where a visitor talks to a travel expert. */
const expertPath = '/contact';

export type TripEstimatorEvent =
  | { type: 'choices.found'; trip: Trip }
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
  | { type: 'request.copied' }
  | { type: 'link.copied' }
  | { type: 'copy.refused' }
  | { type: 'back.pressed' }
  | { type: 'print.pressed' }
  | { type: 'expert.pressed' }
  | { type: 'finish.pressed' }
  | { type: 'cancel.pressed' };

/** Asks the page to put the focus on the heading of the step or panel that has just been entered. */
type HeadingEntered = { type: 'heading.entered' };
type CopyRequested = { type: 'copy.requested'; text: string };
type ShareRequested = { type: 'share.requested'; query: TripQuery };
type PrintRequested = { type: 'print.requested' };
interface TripEstimatorContext {
  trip: Trip;
  lead: Lead;
}

const start: TripEstimatorContext = { trip: defaultTrip, lead: emptyLead };

function quoteOf({ trip, lead }: TripEstimatorContext): { subject: string; body: string } {
  return quoteRequest(trip, estimateTrip(trip), lead);
}

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
      | CopyRequested
      | ShareRequested
      | PrintRequested
      | DialogClosed
      | MailRequested
      | NavigationRequested
      | NoticeRaised,
    tags: {} as 'result',
  },
  actions: {
    keepChoices: assign(({ event }) => (event.type === 'choices.found' ? { trip: event.trip } : {})),
    keepDestination: assign({
      trip: ({ context, event }) =>
        event.type === 'destination.chosen' ? withDestination(context.trip, event.destination) : context.trip,
    }),
    keepField: assign({
      trip: ({ context, event }) =>
        event.type === 'field.changed' ? withChoice(context.trip, event.field, event.value) : context.trip,
    }),
    keepTypedDuration: assign({
      trip: ({ context, event }) =>
        event.type === 'duration.typed' ? withDuration(context.trip, event.text) : context.trip,
    }),
    keepSlidDuration: assign({
      trip: ({ context, event }) =>
        event.type === 'duration.slid' ? withDuration(context.trip, String(event.days)) : context.trip,
    }),
    toggleAddOn: assign({
      trip: ({ context, event }) =>
        event.type === 'add-on.toggled' ? withAddOnToggled(context.trip, event.addOn) : context.trip,
    }),
    keepLead: assign({
      lead: ({ context, event }) =>
        event.type === 'lead.changed' ? { ...context.lead, [event.field]: event.value } : context.lead,
    }),
    resetAnswers: assign(start),
    enterHeading: emit({ type: 'heading.entered' }),
    openMail: emit(({ context }) => ({
      type: 'mail.requested' as const,
      mail: { to: 'quotes' as const, ...quoteOf(context) },
    })),
    copyQuote: emit(({ context }) => ({ type: 'copy.requested' as const, text: quoteOf(context).body })),
    requestShare: emit(({ context }) => ({
      type: 'share.requested' as const,
      query: tripToQuery(context.trip),
    })),
    announceCopiedRequest: emit({
      type: 'notice.raised',
      notice: { id: 'trip-copy', kind: 'success', message: 'Request copied.' },
    }),
    announceCopiedLink: emit({
      type: 'notice.raised',
      notice: { id: 'trip-copy', kind: 'success', message: 'Link copied.' },
    }),
    explainRefusedCopy: emit({
      type: 'notice.raised',
      notice: {
        id: 'trip-copy',
        kind: 'error',
        message: 'Your browser does not allow copying. Please select the text and copy it.',
      },
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
        'destination.chosen': { actions: 'keepDestination' },
        'field.changed': { actions: 'keepField' },
        'duration.typed': { actions: 'keepTypedDuration' },
        'duration.slid': { actions: 'keepSlidDuration' },
        'add-on.toggled': { actions: 'toggleAddOn' },
      },
      states: {
        tripDetails: {
          on: {
            'choices.found': { actions: 'keepChoices' },
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
            'lead.changed': { actions: 'keepLead' },
            'quote.sent': { target: 'mailOpened', actions: ['openMail', 'enterHeading'] },
            'back.pressed': { target: 'summary', actions: 'enterHeading' },
          },
        },
        mailOpened: {
          on: {
            'copy.chosen': { actions: 'copyQuote' },
            'request.copied': { actions: 'announceCopiedRequest' },
            'copy.refused': { actions: 'explainRefusedCopy' },
            'back.pressed': { target: 'summary', actions: 'enterHeading' },
          },
        },
        sharing: {
          on: {
            'link.copied': { actions: 'announceCopiedLink' },
            'copy.refused': { actions: 'explainRefusedCopy' },
            'back.pressed': { target: 'summary', actions: 'enterHeading' },
          },
        },
      },
    },
  },
});

export type TripEstimatorSnapshot = SnapshotFrom<typeof tripEstimatorMachine>;

const tripSteps = ['tripDetails', 'flightsAndStay', 'dailyBudget'] as const;

export type TripStep = (typeof tripSteps)[number];
export type ResultPanel = 'summary' | 'requestingQuote' | 'mailOpened' | 'sharing';

export const stepCount = tripSteps.length;

/** Which step the visitor is on, or which panel of the result is open. */
export function selectScreen({ value }: TripEstimatorSnapshot): TripStep | ResultPanel {
  return 'planning' in value ? value.planning : value.result;
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
export function selectFields({ context: { trip } }: TripEstimatorSnapshot): {
  trip: Trip;
  duration: Duration;
  sliderDays: number;
} {
  return { trip, duration: daysOf(trip.durationDays), sliderDays: sliderPosition(trip.durationDays) };
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
