import { assign, emit, setup } from 'xstate';
import type { Destination } from '../eligibility-checker/choices';
import type { NoticeRaised } from '../ports';
import type { TripQuery } from '../trip-estimator/trip';

/** The tools that open over any page, one at a time. Specification §2, Footer. */
export const toolDialogsMachine = setup({
  types: {
    context: {} as {
      checkerDestination: Destination | undefined;
      sharedQuery: TripQuery | undefined;
      /** How often a dialog's code could not be had or broke: each time it is fetched anew. */
      failures: number;
    },
    events: {} as
      | { type: 'checker.requested'; destination?: Destination }
      | { type: 'estimator.requested'; query?: TripQuery }
      | { type: 'dialog.closed' }
      | { type: 'dialog.failed' }
      | { type: 'page.changed' },
    emitted: {} as NoticeRaised,
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    announceFailure: emit({
      type: 'notice.raised',
      notice: {
        id: 'tool-dialog',
        kind: 'error',
        message: 'This tool could not be opened. Check your connection, or reload the page.',
        durationMs: 8000,
      },
    }),
    keepDestination: assign({
      checkerDestination: ({ event }) => (event.type === 'checker.requested' ? event.destination : undefined),
    }),
    keepSharedQuery: assign({
      sharedQuery: ({ event }) => (event.type === 'estimator.requested' ? event.query : undefined),
    }),
  },
}).createMachine({
  id: 'toolDialogs',
  context: { checkerDestination: undefined, sharedQuery: undefined, failures: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'checker.requested': { target: 'checker', actions: 'keepDestination' },
        'estimator.requested': { target: 'estimator', actions: 'keepSharedQuery' },
      },
    },
    checker: {
      on: {
        'dialog.closed': 'closed',
        'dialog.failed': { target: 'closed', actions: ['countFailure', 'announceFailure'] },
        'page.changed': 'closed',
      },
    },
    estimator: {
      on: {
        'dialog.closed': 'closed',
        'dialog.failed': { target: 'closed', actions: ['countFailure', 'announceFailure'] },
        'page.changed': 'closed',
      },
    },
  },
});
