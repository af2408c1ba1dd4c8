import { assign, setup, type SnapshotFrom } from 'xstate';

/** The two tools that open over any page: one at a time. Specification §2, Footer. */
export const toolDialogsMachine = setup({
  types: {
    context: {} as { checkerDestination: string | undefined },
    events: {} as
      | { type: 'checker.requested'; destination?: string }
      | { type: 'estimator.requested' }
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
        'estimator.requested': 'estimator',
      },
    },
    checker: { on: { 'dialog.closed': 'closed', 'page.changed': 'closed' } },
    estimator: { on: { 'dialog.closed': 'closed', 'page.changed': 'closed' } },
  },
});

export type ToolDialogsSnapshot = SnapshotFrom<typeof toolDialogsMachine>;
