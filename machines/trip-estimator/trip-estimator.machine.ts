import { assign, emit, matchesState, sendTo, setup, type SnapshotFrom, type StateValue } from 'xstate';
import { copiedNotice, copyRegion, copyTextOf, notCopiedNotice } from '../copying';
import type { PrintRequested } from '../printing';
import { forNavigation, forNotices, forTools, forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { hasRates } from '../site/trip-folder/forms';
import { prefillWithout, type Prefill } from '../site/trip-folder/prefill';
import { silent, type ReadableActor } from '../source';
import { costPerDay, estimateTrip, type Estimate } from './pricing';
import {
  daysOf,
  defaultEstimatorForm,
  emptyLead,
  isUntouched,
  prefilledForm,
  sharedLink,
  sliderPosition,
  tripSteps,
  withAddOnToggled,
  withChoice,
  withDestination,
  withDuration,
  type AddOn,
  type ChoiceField,
  type Duration,
  type Lead,
  type LeadField,
  type EstimatorForm,
  type EstimatorDraft,
  type TripStep,
} from './estimator-form';

/** Where a visitor talks to a travel expert. */
const expertPath = '/contact';

/** The choices of a shared link. */
type ChoicesFound = { type: 'choices.found'; form: EstimatorForm };
/** What the tab has kept. */
type DraftFound = { type: 'draft.found'; draft: EstimatorDraft };
/** What the visitor's trip has for some of the choices. */
type TripPrefilled = { type: 'trip.prefilled'; prefill: Prefill<EstimatorTripField> };

/** What is in the visitor's folder, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; trip: TripFolder };

export type TripEstimatorEvent =
  | ChoicesFound
  | DraftFound
  | TripPrefilled
  | TripKnown
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
  | { type: 'share.pressed' }
  /** The request, or the link, that is shown is to be copied. */
  | { type: 'copy.pressed' }
  | { type: 'back.pressed' }
  | { type: 'print.pressed' }
  | { type: 'expert.pressed' }
  | { type: 'finish.pressed' }
  | { type: 'cancel.pressed' };

/** Asks the page to put the focus on the heading of the step or panel that has just been entered. */
type HeadingEntered = { type: 'heading.entered' };
/** The choices that are about the trip. */
export type EstimatorTripField = 'destinationCountry' | 'visaType' | 'durationDays';

export interface TripEstimatorInput {
  readonly site: SiteRef;
  /** Where a shared link leads. */
  readonly baseUrl: string;
  /** The choices that a shared link has brought. */
  readonly sharedTrip: EstimatorForm | undefined;
}

interface TripEstimatorContext extends TripEstimatorInput {
  form: EstimatorForm;
  lead: Lead;
  /** What the trip has for choices that the visitor has not made here. */
  prefill: Prefill<EstimatorTripField>;
  /** Where the visitor's trip goes, rates or none. */
  tripDestination: string | undefined;
}

/** Where the estimator stands, for who keeps it. */
interface TripEstimatorStand {
  readonly value: StateValue;
  readonly context: TripEstimatorContext;
}

const start = { form: defaultEstimatorForm, lead: emptyLead, prefill: {} };

/** What the request for a quote is made of: the choices, and who asks. */
export type QuoteFacts = Pick<TripEstimatorContext, 'form' | 'lead'>;

/** The mail program is asked to open with a request for a quote. */
export type QuoteMailRequested = QuoteFacts & { type: 'mail.requested'; to: 'quotes' };

/** The link goes to the device's share sheet. */
export type LinkShareRequested = { type: 'share.requested'; url: string };

const quoteFacts = ({ form, lead }: TripEstimatorContext): QuoteFacts => ({ form, lead });

function linkOf({ baseUrl, form }: TripEstimatorContext): string {
  return sharedLink(baseUrl, form);
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
    target: `#tripEstimator.planning.${step}`,
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
    emitted: {} as HeadingEntered,
    input: {} as TripEstimatorInput,
    tags: {} as 'result',
  },
  actors: {
    copyText: copyTextOf<QuoteFacts | { link: string }>(),
    /** Tells the choices that a shared link has brought. */
    sharedLink: silent<ChoicesFound, { sharedTrip: EstimatorForm | undefined }>(),
    /** Tells what the tab has kept of the choices, and keeps them. */
    draft: silent<DraftFound, ReadableActor<TripEstimatorStand>>(),
    /** Tells, once, what the trip has for the estimator. */
    tripPrefill: silent<TripPrefilled>(),
    knownTrip: silent<TripKnown>(),
    mail: silent<never, undefined, QuoteMailRequested>(),
    share: silent<never, undefined, LinkShareRequested>(),
    printer: silent<never, undefined, PrintRequested>(),
  },
  guards: {
    isUntouched: ({ context: { form, lead } }) => isUntouched(form, lead),
    hasTrip: ({ context }) => context.tripDestination !== undefined,
    isStep: (_, { draft, step }: { draft: EstimatorDraft; step: TripStep }) => draft.step === step,
  },
  actions: {
    keepChoices: assign((_, { form }: { form: EstimatorForm }) => ({ form })),
    restoreDraft: assign((_, { trip, lead }: EstimatorDraft) => ({ form: trip, lead })),
    keepDestination: assign({
      form: ({ context }, { destination }: { destination: string }) =>
        withDestination(context.form, destination),
      prefill: ({ context }) =>
        prefillWithout(prefillWithout(context.prefill, 'destinationCountry'), 'visaType'),
    }),
    keepField: assign({
      form: ({ context }, { field, value }: { field: ChoiceField; value: string }) =>
        withChoice(context.form, field, value),
      prefill: ({ context }, { field }) => prefillWithout(context.prefill, field),
    }),
    keepDuration: assign({
      form: ({ context }, { text }: { text: string }) => withDuration(context.form, text),
      prefill: ({ context }) => prefillWithout(context.prefill, 'durationDays'),
    }),
    takePrefill: assign((_, { prefill }: { prefill: Prefill<EstimatorTripField> }) => ({
      prefill,
      form: prefilledForm(prefill),
    })),
    toggleAddOn: assign({
      form: ({ context }, { addOn }: { addOn: AddOn }) => withAddOnToggled(context.form, addOn),
    }),
    keepLead: assign({
      lead: ({ context }, { field, value }: { field: LeadField; value: string }) => ({
        ...context.lead,
        [field]: value,
      }),
    }),
    resetAnswers: assign(start),
    keepTripDestination: assign((_, { trip }: { trip: TripFolder }) => ({
      tripDestination: trip.destination,
    })),
    tellEstimate: sendTo(
      ({ context }) => context.site,
      ({ context: { form } }) =>
        forTripFolder({
          type: 'trip.patched',
          patch: {
            estimate: { total: estimateTrip(form).totalCost, days: daysOf(form.durationDays).days },
          },
        }),
    ),
    tellTrip: sendTo(
      ({ context }) => context.site,
      ({ context: { form } }) =>
        forTripFolder({
          type: 'estimator.answered',
          answers: { destinationCountry: form.destinationCountry, visaType: form.visaType },
        }),
    ),
    enterHeading: emit({ type: 'heading.entered' }),
    openMail: sendTo('mail', ({ context }) => ({
      type: 'mail.requested',
      to: 'quotes',
      ...quoteFacts(context),
    })),
    requestShare: sendTo('share', ({ context }) => ({
      type: 'share.requested',
      url: linkOf(context),
    })),
    announceRequestCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('quote-request') }),
    ),
    announceLinkCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('estimate-link') }),
    ),
    announceNotCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: notCopiedNotice('estimate') }),
    ),
    requestPrint: sendTo('printer', { type: 'print.requested' }),
    goToExpert: sendTo(
      ({ context }) => context.site,
      forNavigation({ type: 'navigation.requested', to: expertPath }),
    ),
    closeDialog: sendTo(({ context }) => context.site, forTools({ type: 'dialog.closed' })),
  },
}).createMachine({
  id: 'tripEstimator',
  context: ({ input }) => ({ ...input, ...start, tripDestination: undefined }),
  // Order matters: the first of shared link, draft and prefill wins, the later ones are ignored.
  invoke: [
    { id: 'sharedLink', src: 'sharedLink', input: ({ context }) => ({ sharedTrip: context.sharedTrip }) },
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  initial: 'planning',
  on: {
    'finish.pressed': { target: '.planning.tripDetails.choosing', actions: ['resetAnswers', 'closeDialog'] },
    'cancel.pressed': { actions: 'closeDialog' },
    'trip.known': { actions: { type: 'keepTripDestination', params: ({ event }) => event } },
  },
  states: {
    planning: {
      initial: 'tripDetails',
      on: {
        'destination.chosen': {
          actions: [{ type: 'keepDestination', params: ({ event }) => event }, 'tellTrip'],
        },
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'duration.typed': { actions: { type: 'keepDuration', params: ({ event }) => event } },
        'duration.slid': {
          actions: { type: 'keepDuration', params: ({ event }) => ({ text: String(event.days) }) },
        },
        'add-on.toggled': { actions: { type: 'toggleAddOn', params: ({ event }) => event } },
        'start-new.pressed': { target: '.tripDetails.choosing', actions: ['resetAnswers', 'enterHeading'] },
      },
      states: {
        tripDetails: {
          initial: 'arriving',
          on: { 'next.pressed': { target: 'flightsAndStay', actions: 'enterHeading' } },
          states: {
            arriving: {
              invoke: { id: 'tripPrefill', src: 'tripPrefill' },
              on: {
                'choices.found': {
                  target: 'choosing',
                  actions: { type: 'keepChoices', params: ({ event }) => event },
                },
                'draft.found': [
                  restoredAt('flightsAndStay'),
                  restoredAt('dailyBudget'),
                  { target: 'choosing', actions: restoreDraft },
                ],
                'trip.prefilled': {
                  guard: 'isUntouched',
                  target: 'choosing',
                  actions: { type: 'takePrefill', params: ({ event }) => event },
                },
              },
            },
            // A prefill that arrives after this point is ignored, so that it does not overwrite a deliberate reset.
            choosing: {},
          },
        },
        flightsAndStay: {
          on: {
            'previous.pressed': { target: 'tripDetails.choosing', actions: 'enterHeading' },
            'next.pressed': { target: 'dailyBudget', actions: 'enterHeading' },
          },
        },
        dailyBudget: {
          on: {
            'previous.pressed': { target: 'flightsAndStay', actions: 'enterHeading' },
            'estimate.pressed': [
              {
                guard: 'hasTrip',
                target: '#tripEstimator.result',
                actions: ['tellEstimate', 'enterHeading'],
              },
              { target: '#tripEstimator.result', actions: 'enterHeading' },
            ],
          },
        },
      },
    },
    result: {
      invoke: [
        { id: 'mail', src: 'mail' },
        { id: 'share', src: 'share' },
        { id: 'printer', src: 'printer' },
      ],
      initial: 'summary',
      tags: 'result',
      on: {
        'start-new.pressed': {
          target: 'planning.tripDetails.choosing',
          actions: ['resetAnswers', 'enterHeading'],
        },
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
          ...copyRegion(quoteFacts, 'announceRequestCopied'),
          on: { 'back.pressed': { target: 'summary', actions: 'enterHeading' } },
        },
        sharing: {
          ...copyRegion((context: TripEstimatorContext) => ({ link: linkOf(context) }), 'announceLinkCopied'),
          on: { 'back.pressed': { target: 'summary', actions: 'enterHeading' } },
        },
      },
    },
  },
});

export type TripEstimatorSnapshot = SnapshotFrom<typeof tripEstimatorMachine>;

const resultPanels = ['summary', 'requestingQuote', 'mailOpened', 'sharing'] as const;

export type ResultPanel = (typeof resultPanels)[number];

export const stepCount = tripSteps.length;

/** The step that is shown; the result is none. */
function stepIn(value: StateValue): TripStep | undefined {
  return tripSteps.find((step) => matchesState({ planning: step }, value));
}

/** Which step the visitor is on, or which panel of the result is open. */
export function selectScreen({ value }: TripEstimatorSnapshot): TripStep | ResultPanel {
  return stepIn(value) ?? resultPanels.find((panel) => matchesState({ result: panel }, value)) ?? 'summary';
}

/** What a lost page must not lose; nothing while everything is as at first. */
export function selectDraft({ value, context }: TripEstimatorStand): EstimatorDraft | undefined {
  const { form, lead } = context;
  if (isUntouched(form, lead)) return undefined;
  return { trip: form, lead, step: stepIn(value) ?? 'dailyBudget' };
}

/** The step's number and the filled part of the progress bar, 0 to 1; the result has neither. */
export function selectProgress({
  value,
}: TripEstimatorSnapshot): { step: number; progress: number } | undefined {
  const shown = stepIn(value);
  if (!shown) return undefined;
  const step = tripSteps.indexOf(shown) + 1;
  return { step, progress: step / stepCount };
}

/** The destination of the visitor's trip that none of the estimator's stands for: it is estimated at the default rates. */
function unratedIn({ form, tripDestination }: TripEstimatorContext): string | undefined {
  const isMeant = form.destinationCountry === '' && tripDestination !== undefined;
  return isMeant && !hasRates(tripDestination) ? tripDestination : undefined;
}

/** The fields of the three steps: the choices, the days as they are counted, and where the slider rests. */
export function selectFields({ context }: TripEstimatorSnapshot): {
  form: EstimatorForm;
  prefill: Prefill<EstimatorTripField>;
  duration: Duration;
  sliderDays: number;
  /** Where the trip goes, where no rate is known for it. */
  unrated: string | undefined;
  /** Whether there is anything to start over from. */
  isTouched: boolean;
} {
  const { form, lead, prefill } = context;
  return {
    form,
    prefill,
    unrated: unratedIn(context),
    duration: daysOf(form.durationDays),
    sliderDays: sliderPosition(form.durationDays),
    isTouched: !isUntouched(form, lead),
  };
}

export interface TripResult {
  /** Where the trip goes, where no rate is known for it. */
  readonly unrated: string | undefined;
  readonly form: EstimatorForm;
  readonly estimate: Estimate;
  /** In whole ₹. */
  readonly perDay: number;
}

/** What the trip costs; only the result has it. */
export function selectResult(snapshot: TripEstimatorSnapshot): TripResult | undefined {
  if (!snapshot.hasTag('result')) return undefined;
  const { form } = snapshot.context;
  return {
    unrated: unratedIn(snapshot.context),
    form,
    estimate: estimateTrip(form),
    perDay: costPerDay(form),
  };
}

/** What the quote request is made of, while the visitor may have to copy it. */
export function selectRequest(snapshot: TripEstimatorSnapshot): QuoteFacts | undefined {
  return snapshot.matches({ result: 'mailOpened' }) ? quoteFacts(snapshot.context) : undefined;
}

/** The link that carries the choices, while it is on the screen. */
export function selectSharedLink(snapshot: TripEstimatorSnapshot): string | undefined {
  return snapshot.matches({ result: 'sharing' }) ? linkOf(snapshot.context) : undefined;
}
