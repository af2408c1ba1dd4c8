import { assign, fromPromise, setup } from 'xstate';

export type LateToolEvent = { type: 'open.pressed' } | { type: 'close.pressed' };

interface LateToolContext {
  /** The tool's code, as `loadTool` gave it. */
  readonly code: unknown;
}

/**
 * A tool whose code is fetched when it is asked for. Closed, its place on the page holds what it would say in
 * words; a fetch that fails can be tried again.
 */
export const lateToolMachine = setup({
  types: { context: {} as LateToolContext, events: {} as LateToolEvent },
  actors: { loadTool: fromPromise<unknown>(() => Promise.reject(new Error('loadTool is not provided'))) },
  actions: { keepCode: assign((_, { code }: { code: unknown }) => ({ code })) },
}).createMachine({
  id: 'lateTool',
  context: { code: undefined },
  initial: 'closed',
  states: {
    closed: { on: { 'open.pressed': 'opening' } },
    opening: {
      invoke: {
        id: 'loadTool',
        src: 'loadTool',
        onDone: {
          target: 'open',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) },
        },
        onError: 'failed',
      },
    },
    open: { on: { 'close.pressed': 'closed' } },
    failed: { on: { 'open.pressed': 'opening' } },
  },
});
