import { fromPromise, setup } from 'xstate';

export type LateToolEvent = { type: 'open.pressed' } | { type: 'close.pressed' };

/**
 * A tool whose code is fetched when it is asked for. Closed, its place on the page holds what it would say in
 * words; a fetch that fails can be tried again.
 */
export const lateToolMachine = setup({
  types: { events: {} as LateToolEvent },
  actors: { loadTool: fromPromise<void>(() => Promise.reject(new Error('loadTool is not provided'))) },
}).createMachine({
  id: 'lateTool',
  initial: 'closed',
  states: {
    closed: { on: { 'open.pressed': 'opening' } },
    opening: {
      invoke: { id: 'loadTool', src: 'loadTool', onDone: 'open', onError: 'failed' },
    },
    open: { on: { 'close.pressed': 'closed' } },
    failed: { on: { 'open.pressed': 'opening' } },
  },
});
