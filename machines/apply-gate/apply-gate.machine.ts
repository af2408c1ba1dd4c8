import { assign, sendTo, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/choices';
import { gateStates } from '../gate';
import { loadCode, type Loaded, type Loads } from '../loading';
import { forNavigation, type SiteRef } from '../site/events';

export type ApplyGateEvent =
  | { type: 'apply.pressed' }
  | { type: 'cancel.pressed' }
  | { type: 'proceed.pressed' };

/** It loads the gate's dialog. */
interface ApplyGateInput extends Loads {
  readonly site: SiteRef;
  readonly destination: Destination;
}

/**
 * The question before an application on the page of one destination, as on the listing: only destinations whose
 * applications are judged strictly have it. Specification §4, Apply Now.
 */
export const applyGateMachine = setup({
  types: {
    context: {} as ApplyGateInput & Loaded,
    events: {} as ApplyGateEvent,
    input: {} as ApplyGateInput,
    tags: {} as 'gated',
  },
  actors: { loadCode },
  actions: {
    keepCode: assign((_, { code }: { code: unknown }) => ({ code })),
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
  context: ({ input }) => ({ ...input, code: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { 'apply.pressed': 'loading' } },
    ...gateStates,
  },
});
