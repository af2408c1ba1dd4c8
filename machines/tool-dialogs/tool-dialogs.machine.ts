import { assign, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/assessment';

/** The tools that open over any page, one at a time. Specification §2, Footer. */
export const toolDialogsMachine = setup({
  types: {
    context: {} as { checkerDestination: Destination | undefined },
    events: {} as
      | { type: 'checker.requested'; destination?: Destination }
      | { type: 'dialog.closed' }
      | { type: 'page.changed' },
  },
  actions: {
    keepDestination: assign({
      checkerDestination: ({ event }) => (event.type === 'checker.requested' ? event.destination : undefined),
    }),
  },
}).createMachine({
  id: 'toolDialogs',
  context: { checkerDestination: undefined },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'checker.requested': { target: 'checker', actions: 'keepDestination' },
      },
    },
    checker: { on: { 'dialog.closed': 'closed', 'page.changed': 'closed' } },
  },
});
