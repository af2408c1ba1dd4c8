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
export interface DeliveryProblem {
  readonly reason: DeliveryFailureReason;
  readonly retryAfterSeconds: number | undefined;
}

/** How a delivery ended, and what kept it from arriving. */
export interface DeliveryOutput {
  readonly status: 'accepted' | FailedOutcome;
  readonly problem: DeliveryProblem | undefined;
}

interface DeliveryContext {
  readonly order: DeliveryOrder;
  readonly problem: DeliveryProblem | undefined;
}

function problemOf(error: unknown): DeliveryProblem {
  return { reason: failureReasonOf(error), retryAfterSeconds: retryAfterSecondsOf(error) };
}

const keepProblem = {
  type: 'keepProblem',
  params: ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error) }),
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
    actions: keepProblem,
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
    keepProblem: assign({ problem: (_, { problem }: { problem: DeliveryProblem }) => problem }),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input: { order } }) => ({ order, problem: undefined }),
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => context.order,
        onDone: 'accepted',
        onError: [endsAs('notSent'), endsAs('refused'), { target: 'inDoubt', actions: keepProblem }],
      },
    },
    accepted: { type: 'final', output: 'accepted' },
    notSent: { type: 'final', output: 'notSent' },
    refused: { type: 'final', output: 'refused' },
    inDoubt: { type: 'final', output: 'inDoubt' },
  },
  output: ({ context: { problem }, event }) => ({
    status: event.output as DeliveryOutput['status'],
    problem,
  }),
});
