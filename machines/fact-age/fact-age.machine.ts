import { assign, setup } from 'xstate';
import { silent } from '../source';
import { isDue } from './age';

/** Which day it is for the visitor, `YYYY-MM-DD`. */
export type TodayFound = { type: 'today.found'; today: string };

/** When the oldest figure of a page was checked, and when the page was built: `YYYY-MM-DD`. */
export interface FactDays {
  readonly checked: string;
  readonly built: string;
}

/**
 * Whether the figures of a page are older than they should be: on the day on which it was built, or on the later day on which it
 * is read. Specification §3, Facts.
 */
export const factAgeMachine = setup({
  types: {
    context: {} as { readonly checked: string; readonly today: string },
    input: {} as FactDays,
    events: {} as TodayFound,
  },
  actors: {
    /** Tells which day it is, and again whenever the visitor comes back to the page. */
    today: silent<TodayFound>(),
  },
  guards: { isDue: ({ context: { checked, today } }) => isDue(checked, today) },
  actions: { keepToday: assign((_, { today }: { today: string }) => ({ today })) },
}).createMachine({
  id: 'factAge',
  context: ({ input: { checked, built } }) => ({ checked, today: built }),
  initial: 'good',
  states: {
    good: {
      invoke: { id: 'today', src: 'today' },
      always: { guard: 'isDue', target: 'old' },
      on: { 'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } } },
    },
    /** It stays so until the page is built anew. */
    old: { type: 'final' },
  },
});
