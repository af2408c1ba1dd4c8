import { assign, emit, raise, setup, type SnapshotFrom } from 'xstate';
import { isOneOf, type Option } from '../options';
import type { DialogClosed, NavigationRequested, NoticeRaised, NoticeWithdrawn } from '../ports';
import type { KnownDelivery } from '../site/deliveries/ledger';
import { newOffers, takenOffers, withoutOffer, type Offered } from '../site/trip-folder/offers';
import {
  defaultAssessment,
  firstProblem,
  problemsOf,
  toAssessment,
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
} from './answers';
import { visaTypesFor, type Destination, type VisaType, type VisitedCountry } from './choices';
import { assessmentPayload, type AssessmentPayload } from './payload';
import { adviceByRule, scoreEligibility, type EligibilityResult } from './scoring';
import { stepCount, stepNumber, stepOf, type AssessmentStep } from './steps';
import {
  reachable,
  switchableImprovements,
  withImprovements,
  withImprovementToggled,
  type Improvement,
  type ImprovementRule,
} from './what-if';

export type EligibilityCheckerEvent =
  | { type: 'draft.found'; draft: AssessmentDraft; step: AssessmentStep }
  | { type: 'destination.suggested'; destination: Destination }
  /** What the visitor's trip has for some of the questions. */
  | { type: 'trip.offered'; offered: Offered<TripField> }
  | { type: 'answer.changed'; field: AnswerField; value: string }
  | { type: 'consent.toggled' }
  | { type: 'country.toggled'; country: VisitedCountry }
  | { type: 'start.pressed' }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'check.pressed'; today: string }
  /** How the delivery of the checked answers stands. */
  | { type: 'delivery.reported'; delivery: KnownDelivery }
  /** The result that could not be stored is to be sent once more. */
  | { type: 'send-again.pressed' }
  | { type: 'start-over.pressed' }
  /** Something that could be done before applying is counted as done, or no longer. */
  | { type: 'improvement.toggled'; rule: ImprovementRule }
  | { type: 'start-new.pressed' }
  | { type: 'expert.pressed' }
  | { type: 'print.pressed' }
  | { type: 'answers.restored' }
  | { type: 'check.refused' };

/** Asks the page to put the focus on a field, or on the heading of the step that has just been entered. */
type FocusRequested = { type: 'focus.requested'; field: AssessmentField } | { type: 'heading.entered' };

/** The questions that are about the trip. */
export type TripField = 'destinationCountry' | 'visaType' | 'passportValidity' | 'occupation';

interface EligibilityCheckerContext {
  draft: AssessmentDraft;
  /** What the trip has for questions that the visitor has not answered here. */
  offered: Offered<TripField>;
  /** Whoever starts over wants nothing filled in that comes only then. */
  hasStartedOver: boolean;
  /** The date of the last check, YYYY-MM-DD; taken once, when the check is pressed. */
  checkedOn: string;
  /** The improvements that the visitor has switched on beside the result. */
  switchedOn: readonly ImprovementRule[];
}

/** The checked answers and their result are to be stored; how that goes comes back as `delivery.reported`. */
export type DeliveryRequested = {
  type: 'delivery.requested';
  payload: AssessmentPayload;
  /** The same was sent before: it is no news for the visitor's trip. */
  isRepeat?: true;
};

/** The answers and the specified score; what is switched on beside the result is not in it. */
function orderOf(context: EligibilityCheckerContext): DeliveryRequested {
  return {
    type: 'delivery.requested',
    payload: assessmentPayload(context.draft, resultOf(context)),
  };
}

const fromReport = ({ event }: { event: { delivery: KnownDelivery } }) => ({ delivery: event.delivery });

/** One notice for one check: its outcome replaces "Calculating your eligibility...". */
export const checkNoticeId = 'eligibility-check';

const start: EligibilityCheckerContext = {
  draft: defaultAssessment,
  offered: {},
  hasStartedOver: false,
  checkedOn: '',
  switchedOn: [],
};

function tripFieldsOf(draft: AssessmentDraft): Record<TripField, string> {
  const { destinationCountry, visaType, passportValidity, occupation } = draft;
  return { destinationCountry, visaType, passportValidity, occupation };
}

/** The draft with what it takes of an offer; a destination takes the visa type along. */
function withTaken(draft: AssessmentDraft, offered: Offered<TripField>): AssessmentDraft {
  const taken = takenOffers(tripFieldsOf(draft), offered, 'destinationCountry');
  // The destination stands first: it would clear the visa type.
  return (['destinationCountry', 'visaType', 'passportValidity', 'occupation'] as const).reduce(
    (answered, field) => {
      const value = taken[field];
      return value === undefined ? answered : withAnswer(answered, field, value);
    },
    draft,
  );
}

/** The draft and the offers after an answer. The trip's destination brings the trip's other answers along; another has other visa types. */
function afterAnswer(
  { draft, offered }: Pick<EligibilityCheckerContext, 'draft' | 'offered'>,
  field: AnswerField,
  value: string,
): Pick<EligibilityCheckerContext, 'draft' | 'offered'> {
  const answered = withAnswer(draft, field, value);
  const left = withoutOffer(offered, field);
  if (field !== 'destinationCountry') return { draft: answered, offered: left };
  return value === offered.destinationCountry
    ? { draft: withTaken(answered, offered), offered: left }
    : { draft: answered, offered: withoutOffer(left, 'visaType') };
}

function resultOf({ draft, checkedOn }: EligibilityCheckerContext): EligibilityResult {
  return scoreEligibility(toAssessment(draft), checkedOn);
}

const restored = [
  {
    type: 'restoreDraft',
    params: ({ event }: { event: { draft: AssessmentDraft } }) => ({ draft: event.draft }),
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

const refused = ['refuseCheck', 'announceFirstProblem', 'focusFirstProblem'] as const;

/** A check whose first problem is in a step goes back to it. */
const refusedAt = <Step extends AssessmentStep>(step: Step) =>
  ({ guard: { type: 'firstProblemIsIn', params: { step } }, target: step, actions: refused }) as const;

/**
 * The visa eligibility checker: six steps, the check and its result. Beside the form stand two questions of
 * their own: whether the fields show their problems, and whether the answers came from an earlier visit.
 * Specification §2 and §4, Eligibility checker, and §5, Eligibility form.
 */
export const eligibilityCheckerMachine = setup({
  types: {
    context: {} as EligibilityCheckerContext,
    events: {} as EligibilityCheckerEvent,
    emitted: {} as
      | FocusRequested
      | DeliveryRequested
      | NoticeRaised
      | NoticeWithdrawn
      | NavigationRequested
      | DialogClosed
      | { type: 'print.requested' },
    tags: {} as 'busy' | 'result',
  },
  guards: {
    isStep: (_, { found, step }: { found: AssessmentStep; step: AssessmentStep }) => found === step,
    hasEnded: (_, { delivery }: { delivery: KnownDelivery }) => delivery.status !== 'sending',
    hasArrived: (_, { delivery }: { delivery: KnownDelivery }) => delivery.status === 'accepted',
    canStart: ({ context }) => missingToStart(context.draft).length === 0,
    isComplete: ({ context }) => firstProblem(context.draft) === undefined,
    isOfferWelcome: ({ context }) => !context.hasStartedOver,
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
    takeOffer: assign(({ context: { draft } }, { offered }: { offered: Offered<TripField> }) => ({
      offered: newOffers(tripFieldsOf(draft), offered),
      draft: withTaken(draft, offered),
    })),
    keepDestination: assign({
      draft: ({ context }, { destination }: { destination: Destination }) =>
        withDestination(context.draft, destination),
      offered: ({ context: { offered } }) =>
        withoutOffer(withoutOffer(offered, 'destinationCountry'), 'visaType'),
    }),
    toggleConsent: assign({ draft: ({ context }) => withConsentToggled(context.draft) }),
    toggleCountry: assign({
      draft: ({ context }, { country }: { country: VisitedCountry }) =>
        withVisitedCountryToggled(context.draft, country),
    }),
    toggleImprovement: assign({
      switchedOn: ({ context: { draft, checkedOn, switchedOn } }, { rule }: { rule: ImprovementRule }) =>
        withImprovementToggled(toAssessment(draft), checkedOn, switchedOn, rule),
    }),
    keepDay: assign({ checkedOn: (_, { today }: { today: string }) => today }),
    requestDelivery: emit(({ context }) => orderOf(context)),
    requestRepeat: emit(({ context }) => ({ ...orderOf(context), isRepeat: true as const })),
    resetAnswers: assign({ ...start, hasStartedOver: true }),
    noteRestored: raise({ type: 'answers.restored' }),
    refuseCheck: raise({ type: 'check.refused' }),
    enterHeading: emit({ type: 'heading.entered' }),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      field: firstProblem(context.draft)?.field ?? 'fullName',
    })),
    announceFirstProblem: emit(({ context }) => ({
      type: 'notice.raised' as const,
      notice: {
        id: checkNoticeId,
        kind: 'error' as const,
        message: firstProblem(context.draft)?.message ?? '',
      },
    })),
    announceCalculating: emit({
      type: 'notice.raised',
      notice: { id: checkNoticeId, kind: 'loading', message: 'Calculating your eligibility...' },
    }),
    announceSending: emit({
      type: 'notice.raised',
      notice: { id: checkNoticeId, kind: 'loading', message: 'Sending your result again...' },
    }),
    announceSuccess: emit({
      type: 'notice.raised',
      notice: { id: checkNoticeId, kind: 'success', message: 'Calculation complete!' },
    }),
    announceNotSaved: emit({
      type: 'notice.raised',
      notice: {
        id: checkNoticeId,
        kind: 'error',
        message: 'Could not save results, but here is your score.',
      },
    }),
    withdrawNotice: emit({ type: 'notice.withdrawn', id: checkNoticeId }),
    goToContact: emit({ type: 'navigation.requested', to: '/contact' }),
    closeDialog: emit({ type: 'dialog.closed' }),
    requestPrint: emit({ type: 'print.requested' }),
  },
  // The score is worked out here and need not wait longer for the endpoint, in ms.
  delays: { longestCheck: 3000 },
}).createMachine({
  id: 'eligibilityChecker',
  context: start,
  type: 'parallel',
  states: {
    form: {
      initial: 'filling',
      states: {
        filling: {
          initial: 'getStarted',
          on: {
            'answer.changed': {
              actions: {
                type: 'keepAnswer',
                params: ({ event }) => ({ field: event.field, value: event.value }),
              },
            },
            'trip.offered': {
              guard: 'isOfferWelcome',
              actions: { type: 'takeOffer', params: ({ event }) => event },
            },
            'consent.toggled': { actions: 'toggleConsent' },
            'country.toggled': {
              actions: { type: 'toggleCountry', params: ({ event }) => ({ country: event.country }) },
            },
            'destination.suggested': {
              actions: {
                type: 'keepDestination',
                params: ({ event }) => ({ destination: event.destination }),
              },
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
                      { type: 'keepDay', params: ({ event }) => ({ today: event.today }) },
                      'announceCalculating',
                      'requestDelivery',
                    ],
                  },
                  refusedAt('getStarted'),
                  refusedAt('destination'),
                  refusedAt('profile'),
                  { target: 'finances', actions: refused },
                ],
              },
            },
          },
        },
        calculating: {
          tags: 'busy',
          on: {
            'delivery.reported': [
              {
                guard: { type: 'hasArrived', params: fromReport },
                target: 'result.delivered',
                actions: ['announceSuccess', 'enterHeading'],
              },
              {
                guard: { type: 'hasEnded', params: fromReport },
                target: 'result.notStored',
                actions: ['announceNotSaved', 'enterHeading'],
              },
            ],
          },
          after: { longestCheck: { target: 'result.delivering', actions: 'enterHeading' } },
        },
        result: {
          tags: 'result',
          initial: 'delivered',
          on: {
            'improvement.toggled': {
              actions: { type: 'toggleImprovement', params: ({ event }) => ({ rule: event.rule }) },
            },
            'expert.pressed': { actions: ['goToContact', 'closeDialog'] },
            'print.pressed': { actions: 'requestPrint' },
          },
          states: {
            // The score shows, the delivery goes on behind it.
            delivering: {
              on: {
                'delivery.reported': [
                  {
                    guard: { type: 'hasArrived', params: fromReport },
                    target: 'delivered',
                    actions: 'announceSuccess',
                  },
                  {
                    guard: { type: 'hasEnded', params: fromReport },
                    target: 'notStored',
                    actions: 'announceNotSaved',
                  },
                ],
                'start-new.pressed': {
                  target: '#eligibilityChecker.form.filling',
                  actions: ['withdrawNotice', 'resetAnswers', 'enterHeading'],
                },
              },
            },
            // The score stands; that it is stored is for the visitor to try again, under the same id.
            notStored: {
              on: {
                'send-again.pressed': {
                  target: 'delivering',
                  actions: ['announceSending', 'requestRepeat', 'enterHeading'],
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
        hidden: { on: { 'check.refused': 'shown' } },
        shown: { on: { 'start-over.pressed': 'hidden', 'start-new.pressed': 'hidden' } },
      },
    },
    answers: {
      initial: 'fresh',
      states: {
        fresh: { on: { 'answers.restored': 'restored' } },
        restored: { on: { 'start-over.pressed': 'fresh', 'start-new.pressed': 'fresh' } },
      },
    },
  },
});

export type EligibilityCheckerSnapshot = SnapshotFrom<typeof eligibilityCheckerMachine>;

export type CheckerScreen = AssessmentStep | 'calculating' | 'result';

/** Which screen the visitor is on. */
export function selectScreen({ value }: EligibilityCheckerSnapshot): CheckerScreen {
  const { form } = value;
  if (typeof form === 'string') return form;
  return 'filling' in form ? form.filling : 'result';
}

/** Which step the visitor is on; the check and its result belong to the last one. */
export function selectStep(snapshot: EligibilityCheckerSnapshot): AssessmentStep {
  const screen = selectScreen(snapshot);
  return screen === 'calculating' || screen === 'result' ? 'documents' : screen;
}

/** The step's number and the filled part of the progress bar, 0 to 1. */
export function selectProgress(snapshot: EligibilityCheckerSnapshot): { step: number; progress: number } {
  const step = stepNumber(selectStep(snapshot));
  return { step, progress: step / stepCount };
}

/** What still keeps "Start Assessment" disabled; only the first step asks. */
export function selectMissing(snapshot: EligibilityCheckerSnapshot): readonly string[] {
  return selectScreen(snapshot) === 'getStarted' ? missingToStart(snapshot.context.draft) : [];
}

/** The visa types to choose from: the same list as long as the destination is the same. */
export function selectVisaTypes({ context }: EligibilityCheckerSnapshot): readonly Option<VisaType>[] {
  return visaTypesFor(context.draft.destinationCountry);
}

/** What the trip has for the questions; its visa type only where the chosen destination has such a visa. */
export function selectOffers({
  context: { draft, offered },
}: EligibilityCheckerSnapshot): Offered<TripField> {
  const hasVisaType = isOneOf(visaTypesFor(draft.destinationCountry), offered.visaType ?? '');
  return hasVisaType ? offered : withoutOffer(offered, 'visaType');
}

/** The messages beside the fields; none before the first check with something missing. */
export function selectProblems(
  snapshot: EligibilityCheckerSnapshot,
): Partial<Record<AssessmentField, string>> {
  return snapshot.matches({ problems: 'shown' }) ? problemsOf(snapshot.context.draft) : {};
}

/** The score of the answers on the day they were checked; only the result screen has one. */
export function selectResult(snapshot: EligibilityCheckerSnapshot): EligibilityResult | undefined {
  return snapshot.hasTag('result') ? resultOf(snapshot.context) : undefined;
}

/** Whether the result can be sent again: it is known that it was not stored, or not known that it was. */
export function selectCanSendAgain(snapshot: EligibilityCheckerSnapshot): boolean {
  return snapshot.matches({ form: { result: 'notStored' } });
}

/** What stands beside the rules of the result, by their ids. */
export function selectAdvice({ context }: EligibilityCheckerSnapshot): ReadonlyMap<string, string> {
  return adviceByRule(toAssessment(context.draft), context.checkedOn);
}

/** What the result would be with what the visitor can still do, beside the specified result, which stays as it is. */
export interface WhatIf extends Pick<EligibilityResult, 'score' | 'status'> {
  readonly improvements: readonly (Improvement & { readonly isOn: boolean })[];
  /** With all of them. */
  readonly all: Pick<EligibilityResult, 'score' | 'status'>;
}

/** The improvements to switch, and the score with those that are on. */
export function selectWhatIf({
  context: { draft, checkedOn, switchedOn },
}: EligibilityCheckerSnapshot): WhatIf {
  const assessment = toAssessment(draft);
  const changed = withImprovements(assessment, checkedOn, switchedOn);
  const { score, status } = scoreEligibility(changed, checkedOn);
  return {
    score,
    status,
    improvements: switchableImprovements(assessment, checkedOn, switchedOn).map((improvement) => ({
      ...improvement,
      isOn: switchedOn.includes(improvement.rule),
    })),
    all: reachable(changed, checkedOn),
  };
}

/** What is kept for a later visit: the answers and the step, never the result. */
export function selectDraft(
  snapshot: EligibilityCheckerSnapshot,
): { draft: AssessmentDraft; step: AssessmentStep } | undefined {
  const { draft } = snapshot.context;
  if (draft === defaultAssessment) return undefined;
  return { draft, step: selectStep(snapshot) };
}

/** What the checker says of the trip. */
export function selectTripAnswers({ context: { draft } }: EligibilityCheckerSnapshot): {
  destinationCountry: string;
  visaType: string;
  passportValidity: string;
} {
  const { destinationCountry, visaType, passportValidity } = draft;
  return { destinationCountry, visaType, passportValidity };
}
