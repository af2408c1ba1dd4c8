import { emit, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/choices';
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
    context: {} as { destination: Destination },
    events: {} as ApplyGateEvent,
    emitted: {} as NavigationRequested,
    input: {} as { destination: Destination },
  },
  actions: {
    goToChecker: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: '/tools/visa-eligibility-checker',
      state: { destination: context.destination },
    })),
  },
}).createMachine({
  id: 'applyGate',
  context: ({ input }) => ({ destination: input.destination }),
  initial: 'closed',
  states: {
    closed: { on: { 'apply.pressed': 'open' } },
    open: {
      on: {
        'cancel.pressed': 'closed',
        'proceed.pressed': { target: 'closed', actions: 'goToChecker' },
      },
    },
  },
});
