import { assign, fromPromise, setup } from 'xstate';
import { source } from '../source';

type OpenPressed = { type: 'open.pressed' };

export type LateToolEvent = OpenPressed | { type: 'close.pressed' };

interface LateToolInput {
  /** Fetches the tool's code, anew each time. */
  readonly load: () => Promise<unknown>;
}

interface LateToolContext extends LateToolInput {
  /** The tool's code, as `load` gave it. */
  readonly code: unknown;
}

/**
 * A tool whose code is fetched when it is asked for. Closed, its place on the page holds what it would say in
 * words; a fetch that fails can be tried again.
 */
export const lateToolMachine = setup({
  types: { context: {} as LateToolContext, events: {} as LateToolEvent, input: {} as LateToolInput },
  actors: {
    loadTool: fromPromise<unknown, LateToolInput>(async ({ input }) => await input.load()),
    /** Tells that it is asked for from the start. A tool is not, unless its binding says so. */
    askedAtStart: source<OpenPressed, { elementId: string }>(() => undefined),
  },
  actions: { keepCode: assign((_, { code }: { code: unknown }) => ({ code })) },
}).createMachine({
  id: 'lateTool',
  context: ({ input }) => ({ ...input, code: undefined }),
  invoke: { id: 'askedAtStart', src: 'askedAtStart', input: ({ self }) => ({ elementId: self.id }) },
  initial: 'closed',
  states: {
    closed: { on: { 'open.pressed': 'opening' } },
    opening: {
      invoke: {
        id: 'loadTool',
        src: 'loadTool',
        input: ({ context }) => ({ load: context.load }),
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
