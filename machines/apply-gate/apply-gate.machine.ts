import { assign, emit, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/choices';
import { gateStates, loadGate } from '../gate';
import type { NavigationRequested } from '../ports';

export type ApplyGateEvent =
  | { type: 'apply.pressed' }
  | { type: 'cancel.pressed' }
  | { type: 'proceed.pressed' };

/**
 * The question before an application on the page of one destination, as on the listing: only destinations whose
 * applications are judged strictly have it. Specification §4, Apply Now.
 */
export const applyGateMachine = setup({
  types: {
    context: {} as {
      destination: Destination;
      /** The gate's dialog, as `loadGate` gave it. */
      gate: unknown;
    },
    events: {} as ApplyGateEvent,
    emitted: {} as NavigationRequested,
    input: {} as { destination: Destination },
    tags: {} as 'gated',
  },
  actors: { loadGate },
  actions: {
    keepGate: assign((_, { gate }: { gate: unknown }) => ({ gate })),
    goToChecker: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: '/tools/visa-eligibility-checker',
      state: { destination: context.destination },
    })),
  },
}).createMachine({
  id: 'applyGate',
  context: ({ input }) => ({ destination: input.destination, gate: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { 'apply.pressed': 'opening' } },
    ...gateStates,
  },
});
