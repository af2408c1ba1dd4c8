import {
  assign,
  emit,
  enqueueActions,
  matchesState,
  not,
  raise,
  sendTo,
  setup,
  stateIn,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { isOneOf, type Option } from '../options';
import type { PrintRequested } from '../printing';
import {
  forDeliveries,
  forNavigation,
  forNotices,
  forTools,
  forTripFolder,
  type SiteRef,
} from '../site/events';
import type { NoticeCode } from '../site/notices/codes';
import type { KnownDelivery } from '../site/deliveries/known-deliveries';
import { newPrefill, takenPrefill, prefillWithout, type Prefill } from '../site/trip-folder/prefill';
import { silent, type ReadableActor } from '../source';
import {
  defaultAssessment,
  firstProblem,
  problemsOf,
  toAssessment,
  type Assessment,
  type AssessmentDraft,
  type AssessmentField,
} from './assessment';
import {
  missingToStart,
  withAnswer,
  withConsentToggled,
  withDestination,
  withVisitedCountryToggled,
  type AnswerField,
  type StartField,
} from './answers';
import { visaTypesFor, type Destination, type VisaType, type VisitedCountry } from './choices';
import { assessmentPayload, type AssessmentPayload } from './payload';
import { adviceByRule, scoreEligibility, type EligibilityResult } from './scoring';
import { assessmentSteps, stepCount, stepNumber, stepOf, type AssessmentStep } from './steps';
import {
  reachable,
  switchableImprovements,
  withImprovements,
  withImprovementToggled,
  type Improvement,
  type ImprovementRule,
} from './what-if';

/** What the tab has kept. */
type DraftFound = { type: 'draft.found'; draft: AssessmentDraft; step: AssessmentStep };
/** The destination that the visitor comes from, or that the dialog was opened with. */
type DestinationSuggested = { type: 'destination.suggested'; destination: Destination };
/** What the visitor's trip has for some of the questions. */
type TripPrefilled = { type: 'trip.prefilled'; prefill: Prefill<CheckerTripField> };
type AnswerChanged = { type: 'answer.changed'; field: AnswerField; value: string };
type ConsentToggled = { type: 'consent.toggled' };
/** How a delivery of this tab stands. */
type DeliveryReported = { type: 'delivery.reported'; delivery: KnownDelivery };

export type EligibilityCheckerEvent =
  | DraftFound
  | DestinationSuggested
  | TripPrefilled
  | AnswerChanged
  | ConsentToggled
  | { type: 'country.toggled'; country: VisitedCountry }
  | { type: 'start.pressed' }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'check.pressed' }
  | DeliveryReported
  /** The result that could not be stored is to be sent once more. */
  | { type: 'send-again.pressed' }
  | { type: 'start-over.pressed' }
  /** Something that could be done before applying is counted as done, or no longer. */
  | { type: 'improvement.toggled'; rule: ImprovementRule }
  | { type: 'start-new.pressed' }
  | { type: 'expert.pressed' }
  | { type: 'print.pressed' }
  | { type: 'answers.restored' }
  | { type: 'problems.found' };

/** Asks the page to put the focus on a field, or on the heading of the step that has just been entered. */
type FocusRequested = { type: 'focus.requested'; field: AssessmentField } | { type: 'heading.entered' };

/** The questions that are about the trip. */
export type CheckerTripField =
  | 'destinationCountry'
  | 'visaType'
  | 'stateOfApplication'
  | 'passportValidity'
  | 'occupation';

export interface EligibilityCheckerInput {
  readonly site: SiteRef;
  /** Names what is sent: the same answers and result are the same submission. */
  readonly submissionIdOf: (payload: AssessmentPayload) => string;
  /** The calendar date where the visitor is, as YYYY-MM-DD, and the moment, as an ISO timestamp. */
  readonly today: () => string;
  readonly now: () => string;
  /** The destination that a dialog was asked for with. */
  readonly destination: Destination | undefined;
}

/** The answers as they were checked; what is switched on beside the result is not in it. */
interface Checked {
  readonly assessment: Assessment;
  /** YYYY-MM-DD; taken once, when the check is pressed. */
  readonly on: string;
  readonly result: EligibilityResult;
  readonly payload: AssessmentPayload;
  readonly submissionId: string;
}

interface EligibilityCheckerContext extends EligibilityCheckerInput {
  readonly draft: AssessmentDraft;
  /** What the trip has for questions that the visitor has not answered here. */
  readonly prefill: Prefill<CheckerTripField>;
  /** Nothing before the check is pressed. */
  readonly checked: Checked | undefined;
  /** The improvements that the visitor has switched on beside the result. */
  readonly switchedOn: readonly ImprovementRule[];
}

/** Where the checker stands, for who keeps it. */
interface EligibilityCheckerStand {
  readonly value: StateValue;
  readonly context: EligibilityCheckerContext;
}

function checkOf({ draft, today, submissionIdOf }: EligibilityCheckerContext): Checked {
  const assessment = toAssessment(draft);
  const on = today();
  const result = scoreEligibility(assessment, on);
  const payload = assessmentPayload(draft, result);
  return { assessment, on, result, payload, submissionId: submissionIdOf(payload) };
}

/** Whether what was checked has arrived, or its delivery has ended in any way, in doubt included. */
const reports = <Guard extends 'hasArrived' | 'hasEnded'>(guard: Guard) =>
  ({ type: guard, params: ({ event }: { event: DeliveryReported }) => event }) as const;

/** One notice for one check: its outcome replaces "Calculating your eligibility...". */
const checkNoticeId = 'eligibility-check';

const start = { draft: defaultAssessment, prefill: {}, checked: undefined, switchedOn: [] };

const tripFields: readonly string[] = ['destinationCountry', 'visaType', 'passportValidity'];

function tripFieldsOf(draft: AssessmentDraft): Record<CheckerTripField, string> {
  const { destinationCountry, visaType, stateOfApplication, passportValidity, occupation } = draft;
  return { destinationCountry, visaType, stateOfApplication, passportValidity, occupation };
}

/** The draft with what it takes of an offer; a destination takes the visa type along. Where the visitor lives is no trip's alone. */
function withTaken(draft: AssessmentDraft, prefill: Prefill<CheckerTripField>): AssessmentDraft {
  const { stateOfApplication } = prefill;
  const taken = {
    ...takenPrefill(tripFieldsOf(draft), prefill, 'destinationCountry'),
    ...(draft.stateOfApplication === '' && stateOfApplication !== undefined && { stateOfApplication }),
  };
  // The destination stands first: it would clear the visa type.
  return (
    ['destinationCountry', 'visaType', 'stateOfApplication', 'passportValidity', 'occupation'] as const
  ).reduce((answered, field) => {
    const value = taken[field];
    return value === undefined ? answered : withAnswer(answered, field, value);
  }, draft);
}

/** The draft and the offers after an answer. The trip's destination brings the trip's other answers along; another has other visa types. */
function afterAnswer(
  { draft, prefill }: Pick<EligibilityCheckerContext, 'draft' | 'prefill'>,
  field: AnswerField,
  value: string,
): Pick<EligibilityCheckerContext, 'draft' | 'prefill'> {
  const answered = withAnswer(draft, field, value);
  const left = prefillWithout(prefill, field);
  if (field !== 'destinationCountry') return { draft: answered, prefill: left };
  return value === prefill.destinationCountry
    ? { draft: withTaken(answered, prefill), prefill: left }
    : { draft: answered, prefill: prefillWithout(left, 'visaType') };
}

const restored = [
  {
    type: 'restoreDraft',
    params: ({ event }: { event: DraftFound }) => event,
  },
  'noteRestored',
] as const;

/** A draft that was left at a step goes on there. */
const restoredAt = <Step extends AssessmentStep>(step: Step) =>
  ({
    guard: {
      type: 'isStep',
      params: ({ event }: { event: { step: AssessmentStep } }) => ({ found: event.step, step }),
    },
    target: step,
    actions: restored,
  }) as const;

const toFirstProblem = ['reportProblems', 'announceFirstProblem', 'focusFirstProblem'] as const;

/** A check whose first problem is in a step goes back to it. */
const backTo = <Step extends AssessmentStep>(step: Step) =>
  ({ guard: { type: 'firstProblemIsIn', params: { step } }, target: step, actions: toFirstProblem }) as const;

/**
 * The visa eligibility checker: six steps, the check and its result. Beside the form stand two questions of
 * their own: whether the fields show their problems, and whether the answers came from an earlier visit.
 * Specification §2 and §4, Eligibility checker, and §5, Eligibility form.
 *
 * Beside it, in the order in which they build on each other: `choices`, `assessment` (what is valid), `answers` (what one answer changes,
 * what is kept), `steps`, `rules`, `scoring`, `what-if`, `payload`.
 */
export const eligibilityCheckerMachine = setup({
  types: {
    context: {} as EligibilityCheckerContext,
    events: {} as EligibilityCheckerEvent,
    emitted: {} as FocusRequested,
    input: {} as EligibilityCheckerInput,
    tags: {} as 'busy' | 'result',
  },
  actors: {
    /** Notes that the checker has been on the screen: `checker-popup` then opens it no more by itself. */
    seenMark: silent<never>(),
    /** Tells what the tab has kept of the answers, and keeps them. */
    draft: silent<DraftFound, ReadableActor<EligibilityCheckerStand>>(),
    /** Tells what was typed and ticked while the app was on its way. */
    earlyInput: silent<AnswerChanged | ConsentToggled, { flowId: string }>(),
    /** Tells with which destination a dialog was asked for. */
    suggestion: silent<DestinationSuggested, Pick<EligibilityCheckerInput, 'destination'>>(),
    /** Tells the destination that the page before has handed over. */
    arrival: silent<DestinationSuggested>(),
    /** Tells, once, what the trip has for the questions. */
    tripPrefill: silent<TripPrefilled>(),
    /** Tells how the deliveries of this tab stand, and what becomes of them. */
    deliveryReports: silent<DeliveryReported>(),
    printer: silent<never, undefined, PrintRequested>(),
  },
  guards: {
    isStep: (_, { found, step }: { found: AssessmentStep; step: AssessmentStep }) => found === step,
    hasEnded: ({ context: { checked } }, { delivery }: { delivery: KnownDelivery }) =>
      delivery.id === checked?.submissionId && delivery.status !== 'sending',
    hasArrived: ({ context: { checked } }, { delivery }: { delivery: KnownDelivery }) =>
      delivery.id === checked?.submissionId && delivery.status === 'accepted',
    canStart: ({ context }) => missingToStart(context.draft).length === 0,
    isComplete: ({ context }) => firstProblem(context.draft) === undefined,
    isPrefillWelcome: not(stateIn({ answers: 'anew' })),
    isOfTrip: (_, { field }: { field: AnswerField }) => tripFields.includes(field),
    /** Where the visitor lives is no trip's alone: it is told by itself. */
    isState: (_, { field, value }: { field: AnswerField; value: string }) =>
      field === 'stateOfApplication' && value !== '',
    isElsewhere: ({ context }, { destination }: { destination: Destination }) =>
      context.draft.destinationCountry !== destination,
    firstProblemIsIn: ({ context }, params: { step: AssessmentStep }) => {
      const problem = firstProblem(context.draft);
      return problem !== undefined && stepOf(problem.field) === params.step;
    },
  },
  actions: {
    restoreDraft: assign({ draft: (_, { draft }: { draft: AssessmentDraft }) => draft }),
    keepAnswer: assign(({ context }, { field, value }: { field: AnswerField; value: string }) =>
      afterAnswer(context, field, value),
    ),
    takePrefill: assign(({ context: { draft } }, { prefill }: { prefill: Prefill<CheckerTripField> }) => ({
      prefill: newPrefill(tripFieldsOf(draft), prefill),
      draft: withTaken(draft, prefill),
    })),
    keepDestination: assign({
      draft: ({ context }, { destination }: { destination: Destination }) =>
        withDestination(context.draft, destination),
      prefill: ({ context: { prefill } }) =>
        prefillWithout(prefillWithout(prefill, 'destinationCountry'), 'visaType'),
    }),
    toggleConsent: assign({ draft: ({ context }) => withConsentToggled(context.draft) }),
    toggleCountry: assign({
      draft: ({ context }, { country }: { country: VisitedCountry }) =>
        withVisitedCountryToggled(context.draft, country),
    }),
    toggleImprovement: assign(({ context: { checked, switchedOn } }, { rule }: { rule: ImprovementRule }) =>
      checked ? { switchedOn: withImprovementToggled(checked.assessment, checked.on, switchedOn, rule) } : {},
    ),
    check: assign({ checked: ({ context }) => checkOf(context) }),
    orderDelivery: enqueueActions(({ context: { site, checked, now }, enqueue }) => {
      if (!checked) return;
      const { submissionId, payload } = checked;
      const order = { kind: 'assessment', submissionId, payload } as const;
      enqueue.sendTo(site, forDeliveries({ type: 'delivery.ordered', order, sentAt: now() }));
    }),
    tellAnswers: sendTo(
      ({ context }) => context.site,
      ({ context: { draft } }) => {
        const { destinationCountry, visaType, passportValidity } = draft;
        const answers = { destinationCountry, visaType, passportValidity };
        return forTripFolder({ type: 'checker.answered', answers });
      },
    ),
    tellState: sendTo(
      ({ context }) => context.site,
      (_, { value }: { value: string }) => forTripFolder({ type: 'trip.patched', patch: { state: value } }),
    ),
    tellScore: enqueueActions(({ context: { site, checked }, enqueue }) => {
      if (!checked) return;
      const { occupation, age, traveledAbroad } = checked.payload;
      const { score, status } = checked.result;
      const profile = { occupation, age, traveledAbroad };
      enqueue.sendTo(site, forTripFolder({ type: 'checker.scored', score: { score, status }, profile }));
    }),
    resetAnswers: assign(start),
    noteRestored: raise({ type: 'answers.restored' }),
    reportProblems: raise({ type: 'problems.found' }),
    enterHeading: emit({ type: 'heading.entered' }),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      field: firstProblem(context.draft)?.field ?? 'fullName',
    })),
    announceFirstProblem: sendTo(
      ({ context }) => context.site,
      ({ context }) =>
        forNotices({
          type: 'notice.raised',
          notice: { id: checkNoticeId, kind: 'error', message: firstProblem(context.draft)?.message ?? '' },
        }),
    ),
    // `owner` is the flow, so the loading notice is dismissed when the flow leaves.
    announceLoading: sendTo(
      ({ context }) => context.site,
      ({ self }, { says }: { says: NoticeCode }) =>
        forNotices({
          type: 'notice.raised',
          notice: { id: checkNoticeId, kind: 'loading', says, owner: self.id },
        }),
    ),
    announceSuccess: sendTo(
      ({ context }) => context.site,
      forNotices({
        type: 'notice.raised',
        notice: { id: checkNoticeId, kind: 'success', says: 'assessment.complete' },
      }),
    ),
    announceNotSaved: sendTo(
      ({ context }) => context.site,
      forNotices({
        type: 'notice.raised',
        notice: { id: checkNoticeId, kind: 'error', says: 'assessment.not-saved' },
      }),
    ),
    dismissNotice: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.dismissed', id: checkNoticeId }),
    ),
    goToContact: sendTo(
      ({ context }) => context.site,
      forNavigation({ type: 'navigation.requested', to: '/contact' }),
    ),
    closeDialog: sendTo(({ context }) => context.site, forTools({ type: 'dialog.closed' })),
    requestPrint: sendTo('printer', { type: 'print.requested' }),
  },
  // The score is worked out here and need not wait longer for the endpoint, in ms.
  delays: { longestCheck: 3000 },
}).createMachine({
  id: 'eligibilityChecker',
  context: ({ input }) => ({ ...input, ...start }),
  // In this order: what was kept goes first, and nothing that the visitor gave is overwritten by the trip.
  invoke: [
    { id: 'seenMark', src: 'seenMark' },
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    { id: 'earlyInput', src: 'earlyInput', input: ({ self }) => ({ flowId: self.id }) },
    { id: 'suggestion', src: 'suggestion', input: ({ context }) => context },
    { id: 'arrival', src: 'arrival' },
    { id: 'tripPrefill', src: 'tripPrefill' },
  ],
  type: 'parallel',
  states: {
    form: {
      initial: 'filling',
      states: {
        filling: {
          initial: 'getStarted',
          on: {
            'answer.changed': [
              {
                guard: { type: 'isOfTrip', params: ({ event }) => event },
                actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'tellAnswers'],
              },
              {
                guard: { type: 'isState', params: ({ event }) => event },
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event },
                  { type: 'tellState', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'keepAnswer', params: ({ event }) => event } },
            ],
            'trip.prefilled': {
              guard: 'isPrefillWelcome',
              actions: { type: 'takePrefill', params: ({ event }) => event },
            },
            'consent.toggled': { actions: 'toggleConsent' },
            'country.toggled': {
              actions: { type: 'toggleCountry', params: ({ event }) => event },
            },
            'destination.suggested': {
              guard: { type: 'isElsewhere', params: ({ event }) => event },
              actions: [{ type: 'keepDestination', params: ({ event }) => event }, 'tellAnswers'],
            },
            'start-over.pressed': { target: '.getStarted', actions: ['resetAnswers', 'enterHeading'] },
          },
          states: {
            getStarted: {
              on: {
                'draft.found': [
                  restoredAt('destination'),
                  restoredAt('profile'),
                  restoredAt('travelHistory'),
                  restoredAt('finances'),
                  restoredAt('documents'),
                  { actions: restored },
                ],
                'start.pressed': { guard: 'canStart', target: 'destination', actions: 'enterHeading' },
              },
            },
            destination: {
              on: {
                'previous.pressed': { target: 'getStarted', actions: 'enterHeading' },
                'next.pressed': { target: 'profile', actions: 'enterHeading' },
              },
            },
            profile: {
              on: {
                'previous.pressed': { target: 'destination', actions: 'enterHeading' },
                'next.pressed': { target: 'travelHistory', actions: 'enterHeading' },
              },
            },
            travelHistory: {
              on: {
                'previous.pressed': { target: 'profile', actions: 'enterHeading' },
                'next.pressed': { target: 'finances', actions: 'enterHeading' },
              },
            },
            finances: {
              on: {
                'previous.pressed': { target: 'travelHistory', actions: 'enterHeading' },
                'next.pressed': { target: 'documents', actions: 'enterHeading' },
              },
            },
            documents: {
              on: {
                'previous.pressed': { target: 'finances', actions: 'enterHeading' },
                'check.pressed': [
                  {
                    guard: 'isComplete',
                    target: '#eligibilityChecker.form.calculating',
                    actions: [
                      'check',
                      { type: 'announceLoading', params: { says: 'assessment.calculating' } },
                      'tellScore',
                      'orderDelivery',
                    ],
                  },
                  backTo('getStarted'),
                  backTo('destination'),
                  backTo('profile'),
                  { target: 'finances', actions: toFirstProblem },
                ],
              },
            },
          },
        },
        calculating: {
          tags: 'busy',
          invoke: { id: 'deliveryReports', src: 'deliveryReports' },
          on: {
            'delivery.reported': [
              {
                guard: reports('hasArrived'),
                target: 'result.delivered',
                actions: ['announceSuccess', 'enterHeading'],
              },
              {
                guard: reports('hasEnded'),
                target: 'result.notStored',
                actions: ['announceNotSaved', 'enterHeading'],
              },
            ],
          },
          after: { longestCheck: { target: 'result.delivering', actions: 'enterHeading' } },
        },
        result: {
          tags: 'result',
          invoke: { id: 'printer', src: 'printer' },
          initial: 'delivered',
          on: {
            'improvement.toggled': {
              actions: { type: 'toggleImprovement', params: ({ event }) => event },
            },
            'expert.pressed': { actions: ['goToContact', 'closeDialog'] },
            'print.pressed': { actions: 'requestPrint' },
          },
          states: {
            // The score shows, the delivery goes on behind it.
            delivering: {
              invoke: { id: 'deliveryReports', src: 'deliveryReports' },
              on: {
                'delivery.reported': [
                  {
                    guard: reports('hasArrived'),
                    target: 'delivered',
                    actions: 'announceSuccess',
                  },
                  {
                    guard: reports('hasEnded'),
                    target: 'notStored',
                    actions: 'announceNotSaved',
                  },
                ],
                'start-new.pressed': {
                  target: '#eligibilityChecker.form.filling',
                  actions: ['dismissNotice', 'resetAnswers', 'enterHeading'],
                },
              },
            },
            // The score stands; that it is stored is for the visitor to try again, under the same id.
            notStored: {
              on: {
                'send-again.pressed': {
                  target: 'delivering',
                  // A resend does not change the score, so the trip is not patched again.
                  actions: [
                    { type: 'announceLoading', params: { says: 'assessment.sending-again' } },
                    'orderDelivery',
                    'enterHeading',
                  ],
                },
                'start-new.pressed': {
                  target: '#eligibilityChecker.form.filling',
                  actions: ['resetAnswers', 'enterHeading'],
                },
              },
            },
            delivered: {
              on: {
                'start-new.pressed': {
                  target: '#eligibilityChecker.form.filling',
                  actions: ['resetAnswers', 'enterHeading'],
                },
              },
            },
          },
        },
      },
    },
    problems: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'problems.found': 'shown' } },
        shown: { on: { 'start-over.pressed': 'hidden', 'start-new.pressed': 'hidden' } },
      },
    },
    answers: {
      initial: 'fresh',
      on: { 'start-over.pressed': '.anew', 'start-new.pressed': '.anew' },
      states: {
        fresh: { on: { 'answers.restored': 'restored' } },
        restored: {},
        // A prefill that arrives after this point is ignored, so that it does not overwrite a deliberate reset.
        anew: {},
      },
    },
  },
});

export type EligibilityCheckerSnapshot = SnapshotFrom<typeof eligibilityCheckerMachine>;

export type CheckerScreen = AssessmentStep | 'calculating' | 'result';

/** The check and its result belong to the last step. */
function stepIn(value: StateValue): AssessmentStep {
  return assessmentSteps.find((step) => matchesState({ form: { filling: step } }, value)) ?? 'documents';
}

/** Which screen the visitor is on. */
export function selectScreen({ value }: EligibilityCheckerSnapshot): CheckerScreen {
  if (matchesState({ form: 'calculating' }, value)) return 'calculating';
  return matchesState({ form: 'result' }, value) ? 'result' : stepIn(value);
}

/** Which step the visitor is on; the check and its result belong to the last one. */
export function selectStep({ value }: EligibilityCheckerSnapshot): AssessmentStep {
  return stepIn(value);
}

/** The step's number and the filled part of the progress bar, 0 to 1. */
export function selectProgress(snapshot: EligibilityCheckerSnapshot): { step: number; progress: number } {
  const step = stepNumber(selectStep(snapshot));
  return { step, progress: step / stepCount };
}

/** What still keeps "Start Assessment" disabled; only the first step asks. */
export function selectMissing(snapshot: EligibilityCheckerSnapshot): readonly StartField[] {
  return selectScreen(snapshot) === 'getStarted' ? missingToStart(snapshot.context.draft) : [];
}

/** The visa types to choose from: the same list as long as the destination is the same. */
export function selectVisaTypes({ context }: EligibilityCheckerSnapshot): readonly Option<VisaType>[] {
  return visaTypesFor(context.draft.destinationCountry);
}

/** What the trip has for the questions; its visa type only where the chosen destination has such a visa. */
export function selectPrefills({
  context: { draft, prefill },
}: EligibilityCheckerSnapshot): Prefill<CheckerTripField> {
  const hasVisaType = isOneOf(visaTypesFor(draft.destinationCountry), prefill.visaType ?? '');
  return hasVisaType ? prefill : prefillWithout(prefill, 'visaType');
}

/** The messages beside the fields; none before the first check with something missing. */
export function selectProblems(
  snapshot: EligibilityCheckerSnapshot,
): Partial<Record<AssessmentField, string>> {
  return snapshot.matches({ problems: 'shown' }) ? problemsOf(snapshot.context.draft) : {};
}

/** The score of the answers on the day they were checked; only the result screen has one. */
export function selectResult(snapshot: EligibilityCheckerSnapshot): EligibilityResult | undefined {
  return snapshot.hasTag('result') ? snapshot.context.checked?.result : undefined;
}

/** Whether the result can be sent again: it is known that it was not stored, or not known that it was. */
export function selectCanSendAgain(snapshot: EligibilityCheckerSnapshot): boolean {
  return snapshot.matches({ form: { result: 'notStored' } });
}

/** What stands beside the rules of the result, by their ids. */
export function selectAdvice({
  context: { checked },
}: EligibilityCheckerSnapshot): ReadonlyMap<string, string> {
  return checked ? adviceByRule(checked.assessment, checked.on) : new Map();
}

/** What the result would be with what the visitor can still do, beside the specified result, which stays as it is. */
export interface WhatIf extends Pick<EligibilityResult, 'score' | 'status'> {
  readonly improvements: readonly (Improvement & { readonly isOn: boolean })[];
  /** With all of them. */
  readonly all: Pick<EligibilityResult, 'score' | 'status'>;
}

/** The improvements to switch, and the score with those that are on; nothing before the check. */
export function selectWhatIf({
  context: { checked, switchedOn },
}: EligibilityCheckerSnapshot): WhatIf | undefined {
  if (!checked) return undefined;
  const { assessment, on } = checked;
  const changed = withImprovements(assessment, on, switchedOn);
  const { score, status } = scoreEligibility(changed, on);
  return {
    score,
    status,
    improvements: switchableImprovements(assessment, on, switchedOn).map((improvement) => ({
      ...improvement,
      isOn: switchedOn.includes(improvement.rule),
    })),
    all: reachable(changed, on),
  };
}

/** What is kept for a later visit: the answers and the step, never the result. */
export function selectDraft({
  value,
  context: { draft },
}: EligibilityCheckerStand): { draft: AssessmentDraft; step: AssessmentStep } | undefined {
  return draft === defaultAssessment ? undefined : { draft, step: stepIn(value) };
}
