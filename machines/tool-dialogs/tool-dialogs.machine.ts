import { assign, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/assessment';
import type { TripQuery } from '../trip-estimator/trip';

/** The tools that open over any page, one at a time. Specification §2, Footer. */
export const toolDialogsMachine = setup({
  types: {
    context: {} as { checkerDestination: Destination | undefined; sharedQuery: TripQuery | undefined },
    events: {} as
      | { type: 'checker.requested'; destination?: Destination }
      | { type: 'estimator.requested'; query?: TripQuery }
      | { type: 'dialog.closed' }
      | { type: 'page.changed' },
  },
  actions: {
    keepDestination: assign({
      checkerDestination: ({ event }) => (event.type === 'checker.requested' ? event.destination : undefined),
    }),
    keepSharedQuery: assign({
      sharedQuery: ({ event }) => (event.type === 'estimator.requested' ? event.query : undefined),
    }),
  },
}).createMachine({
  id: 'toolDialogs',
  context: { checkerDestination: undefined, sharedQuery: undefined },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'checker.requested': { target: 'checker', actions: 'keepDestination' },
        'estimator.requested': { target: 'estimator', actions: 'keepSharedQuery' },
      },
    },
    checker: { on: { 'dialog.closed': 'closed', 'page.changed': 'closed' } },
    estimator: { on: { 'dialog.closed': 'closed', 'page.changed': 'closed' } },
  },
});
