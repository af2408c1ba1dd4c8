import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/choices';
import { gateStates } from '../gate';
import { forNavigation, type SiteRef } from '../site/events';

export type ApplyGateEvent =
  | { type: 'apply.pressed' }
  | { type: 'cancel.pressed' }
  | { type: 'proceed.pressed' };

interface ApplyGateInput {
  readonly site: SiteRef;
  readonly destination: Destination;
  /** Fetches the gate's dialog. */
  readonly load: () => Promise<unknown>;
}

interface ApplyGateContext extends ApplyGateInput {
  /** The gate's dialog, as `load` gave it. */
  readonly gate: unknown;
}

const { opening, ...answered } = gateStates;

/**
 * The question before an application on the page of one destination, as on the listing: only destinations whose
 * applications are judged strictly have it. Specification §4, Apply Now.
 */
export const applyGateMachine = setup({
  types: {
    context: {} as ApplyGateContext,
    events: {} as ApplyGateEvent,
    input: {} as ApplyGateInput,
    tags: {} as 'gated',
  },
  actors: {
    loadGate: fromPromise<unknown, Pick<ApplyGateInput, 'load'>>(async ({ input }) => await input.load()),
  },
  actions: {
    keepGate: assign((_, { gate }: { gate: unknown }) => ({ gate })),
    goToChecker: sendTo(
      ({ context }) => context.site,
      ({ context }) =>
        forNavigation({
          type: 'navigation.requested',
          to: '/tools/visa-eligibility-checker',
          state: { destination: context.destination },
        }),
    ),
  },
}).createMachine({
  id: 'applyGate',
  context: ({ input }) => ({ ...input, gate: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { 'apply.pressed': 'opening' } },
    opening: {
      ...opening,
      invoke: { ...opening.invoke, input: ({ context }) => ({ load: context.load }) },
    },
    ...answered,
  },
});
