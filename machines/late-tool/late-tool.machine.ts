import { assign, setup } from 'xstate';
import { loadCode, loading, type Loaded, type Loads } from '../loading';
import { source } from '../source';

type OpenPressed = { type: 'open.pressed' };

export type LateToolEvent = OpenPressed | { type: 'close.pressed' };

/**
 * A tool whose code is fetched when it is asked for. Closed, its place on the page holds what it would say in
 * words; a fetch that fails can be tried again.
 */
export const lateToolMachine = setup({
  types: { context: {} as Loaded, events: {} as LateToolEvent, input: {} as Loads },
  actors: {
    loadCode,
    /** Sends `open.pressed` at start if the binding wants the tool opened at once. */
    askedAtStart: source<OpenPressed, { elementId: string }>(() => undefined),
  },
  actions: { keepCode: assign((_, { code }: { code: unknown }) => ({ code })) },
}).createMachine({
  id: 'lateTool',
  context: ({ input }) => ({ ...input, code: undefined }),
  invoke: { id: 'askedAtStart', src: 'askedAtStart', input: ({ self }) => ({ elementId: self.id }) },
  initial: 'closed',
  states: {
    closed: { on: { 'open.pressed': 'loading' } },
    loading,
    open: { on: { 'close.pressed': 'closed' } },
    failed: { on: { 'open.pressed': 'loading' } },
  },
});
