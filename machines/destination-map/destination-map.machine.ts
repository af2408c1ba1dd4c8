import { assign, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import type { MapFilter } from './filters';

/** The visitor asked to be rid of what lies over the map. */
export type EscapePressed = { type: 'escape.pressed' };

export type DestinationMapEvent =
  /** The pointer is over a mark, or a thumb was on it. */
  | { type: 'mark.pointed'; name: string }
  | { type: 'map.left' }
  | EscapePressed
  | { type: 'filter.toggled'; filter: MapFilter }
  | { type: 'filters.cleared' }
  | { type: 'list.toggled' };

interface DestinationMapContext {
  /** Whose answer the tip shows: the last one that was pointed at. */
  readonly pointed: string | undefined;
  readonly filters: readonly MapFilter[];
}

/**
 * The map of the destinations: filters narrow what it marks, a mark that is pointed at shows its answer, and the same is to be had
 * as a list. Specification §2, Home.
 */
export const destinationMapMachine = setup({
  types: { context: {} as DestinationMapContext, events: {} as DestinationMapEvent },
  actors: {
    /** Tells that Escape was pressed. */
    escapeKey: silent<EscapePressed>(),
  },
  guards: {
    isOther: ({ context }, { name }: { name: string }) => name !== context.pointed,
  },
  actions: {
    point: assign((_, { name }: { name: string }) => ({ pointed: name })),
    toggleFilter: assign(({ context: { filters } }, { filter }: { filter: MapFilter }) => ({
      filters: filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter],
    })),
    clearFilters: assign({ filters: [] }),
  },
}).createMachine({
  id: 'destinationMap',
  context: { pointed: undefined, filters: [] },
  type: 'parallel',
  states: {
    tip: {
      initial: 'closed',
      on: {
        // What the tip shows may not be among the marks any more.
        'filter.toggled': {
          target: '.closed',
          actions: { type: 'toggleFilter', params: ({ event }) => event },
        },
        'filters.cleared': { target: '.closed', actions: 'clearFilters' },
      },
      states: {
        closed: {
          on: {
            'mark.pointed': { target: 'open', actions: { type: 'point', params: ({ event }) => event } },
          },
        },
        open: {
          invoke: { id: 'escapeKey', src: 'escapeKey' },
          on: {
            'mark.pointed': {
              guard: { type: 'isOther', params: ({ event }) => event },
              actions: { type: 'point', params: ({ event }) => event },
            },
            'map.left': 'closed',
            'escape.pressed': 'closed',
          },
        },
      },
    },
    list: {
      initial: 'closed',
      states: {
        closed: { on: { 'list.toggled': 'open' } },
        open: { on: { 'list.toggled': 'closed' } },
      },
    },
  },
});

export type DestinationMapSnapshot = SnapshotFrom<typeof destinationMapMachine>;
