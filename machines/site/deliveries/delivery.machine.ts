import { assign, fromPromise, setup } from 'xstate';
import {
  failureReasonOf,
  outcomeOf,
  retryAfterSecondsOf,
  type DeliveryFailureReason,
  type FailedOutcome,
  type Submission,
} from '../../ports';

export type DeliveryKind = 'application' | 'assessment';

/** What is sent where, under the id that its repeats share. */
export interface DeliveryOrder extends Submission<unknown> {
  readonly kind: DeliveryKind;
}

/** Why a delivery did not end well, and how many seconds the endpoint asks to be left alone. */
export interface FailureDetails {
  readonly reason: DeliveryFailureReason;
  readonly retryAfterSeconds: number | undefined;
}

/** How a delivery ended, and what kept it from arriving. */
export interface DeliveryOutput {
  readonly status: 'accepted' | FailedOutcome;
  readonly failure: FailureDetails | undefined;
}

interface DeliveryContext {
  readonly order: DeliveryOrder;
  readonly failure: FailureDetails | undefined;
}

function failureDetailsOf(error: unknown): FailureDetails {
  return { reason: failureReasonOf(error), retryAfterSeconds: retryAfterSecondsOf(error) };
}

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureDetailsOf(event.error) }),
} as const;

const endsAs = <Outcome extends FailedOutcome>(outcome: Outcome) =>
  ({
    guard: {
      type: 'endsAs',
      params: ({ event }: { event: { error: unknown } }) => ({
        outcome,
        reason: failureReasonOf(event.error),
      }),
    },
    target: outcome,
    actions: keepFailure,
  }) as const;

/**
 * One submission on its way. It ends accepted, not sent, refused, or in doubt: it may have arrived. Sending again under the
 * same id is for the visitor to decide. Specification §7.
 */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    input: {} as { order: DeliveryOrder },
    output: {} as DeliveryOutput,
  },
  actors: {
    deliver: fromPromise<void, DeliveryOrder>(() => Promise.reject(new Error('deliver is not provided'))),
  },
  guards: {
    endsAs: (_, { outcome, reason }: { outcome: FailedOutcome; reason: DeliveryFailureReason }) =>
      outcomeOf(reason) === outcome,
  },
  actions: {
    keepFailure: assign({ failure: (_, { failure }: { failure: FailureDetails }) => failure }),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input: { order } }) => ({ order, failure: undefined }),
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => context.order,
        onDone: 'accepted',
        onError: [endsAs('notSent'), endsAs('refused'), { target: 'inDoubt', actions: keepFailure }],
      },
    },
    accepted: { type: 'final', output: 'accepted' },
    notSent: { type: 'final', output: 'notSent' },
    refused: { type: 'final', output: 'refused' },
    inDoubt: { type: 'final', output: 'inDoubt' },
  },
  // `event.output` is the output of the final state.
  output: ({ context: { failure }, event }) => ({
    status: event.output as DeliveryOutput['status'],
    failure,
  }),
});
