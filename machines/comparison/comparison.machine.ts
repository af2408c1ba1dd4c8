import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import { comparedIn, mostCompared, namedIn } from './compared';

/** What the address says under `with`, first and whenever it is another. */
export type AddressChanged = { type: 'address.changed'; query: { readonly with?: string | undefined } };
type AddressRequested = {
  type: 'address.requested';
  query: { readonly with?: string | undefined };
  history: 'push' | 'replace';
};

export type ComparisonEvent =
  | AddressChanged
  | { type: 'destination.added'; id: string }
  | { type: 'destination.removed'; id: string }
  | { type: 'comparison.cleared' };

interface ComparisonContext {
  /** The ids of all that can be compared. */
  readonly known: readonly string[];
  /** Those that stand side by side, in the order in which they were added. */
  readonly compared: readonly string[];
}

/**
 * Up to three destinations side by side: taken from a tray, put back, and named by the address, so that a comparison can be
 * sent on and Back takes the last one away. Specification §2, Comparison.
 */
export const comparisonMachine = setup({
  types: {
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    input: {} as { known: readonly string[] },
  },
  actors: { address: silent<AddressChanged, undefined, AddressRequested>() },
  guards: {
    isEmpty: ({ context }) => context.compared.length === 0,
    isFull: ({ context }) => context.compared.length === mostCompared,
    isNew: ({ context: { known, compared } }, { id }: { id: string }) =>
      known.includes(id) && !compared.includes(id),
  },
  actions: {
    followAddress: assign(({ context }, { query }: Pick<AddressChanged, 'query'>) => ({
      compared: comparedIn(query.with, context.known),
    })),
    add: assign(({ context }, { id }: { id: string }) => ({ compared: [...context.compared, id] })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      compared: context.compared.filter((one) => one !== id),
    })),
    clear: assign({ compared: [] }),
    requestAddress: sendTo('address', ({ context }) => ({
      type: 'address.requested' as const,
      query: { with: namedIn(context.compared) },
      history: 'push' as const,
    })),
  },
}).createMachine({
  id: 'comparison',
  context: ({ input }) => ({ known: input.known, compared: [] }),
  invoke: { id: 'address', src: 'address' },
  initial: 'empty',
  on: {
    'address.changed': {
      target: '.open',
      actions: { type: 'followAddress', params: ({ event }) => event },
    },
    'destination.removed': {
      target: '.open',
      actions: [{ type: 'remove', params: ({ event }) => event }, 'requestAddress'],
    },
    'comparison.cleared': { target: '.empty', actions: ['clear', 'requestAddress'] },
  },
  states: {
    empty: {
      on: {
        'destination.added': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'open',
          actions: [{ type: 'add', params: ({ event }) => event }, 'requestAddress'],
        },
      },
    },
    open: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isFull', target: 'full' },
      ],
      on: {
        'destination.added': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [{ type: 'add', params: ({ event }) => event }, 'requestAddress'],
        },
      },
    },
    /** One has to go before another comes. */
    full: {},
  },
});

export type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>;
