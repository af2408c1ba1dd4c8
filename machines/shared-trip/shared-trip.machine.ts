import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { forTripFolder, type SiteRef } from '../site/events';
import { emptyFolder, type TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';
import type { SharedTrip } from './trip-in-hash';

/** The address carries a trip. */
export type TripReceived = { type: 'trip.received'; trip: SharedTrip };
/** The address is meant to carry a trip, and holds none that can be read. */
export type LinkUnreadable = { type: 'link.unreadable' };
/** What is in the visitor's own folder, as soon as there is anything, and whenever it changes. */
export type OwnTripKnown = { type: 'own-trip.known'; trip: TripFolder };
/** Takes the trip off the address: it is answered. */
export type HashRequested = { type: 'hash.requested'; hash: string };

export type SharedTripEvent =
  | TripReceived
  | LinkUnreadable
  | OwnTripKnown
  | { type: 'take.pressed' }
  | { type: 'look.pressed' }
  | { type: 'close.pressed' };

interface SharedTripContext {
  readonly site: SiteRef;
  /** The trip of the link; nothing while no link was opened. */
  readonly shared: SharedTrip | undefined;
  readonly own: TripFolder;
}

/**
 * A trip that somebody shared by a link: it is offered, looked at, and comes into the folder only when the visitor takes it.
 * Specification §2, Trip page.
 */
export const sharedTripMachine = setup({
  types: {
    context: {} as SharedTripContext,
    events: {} as SharedTripEvent,
    emitted: {} as { type: 'focus.requested' },
    input: {} as { site: SiteRef },
  },
  actors: {
    /** Tells what trip the address carries, whenever the visitor comes to one that does; takes it off. */
    sharedLink: silent<TripReceived | LinkUnreadable, undefined, HashRequested>(),
    knownTrip: silent<OwnTripKnown>(),
  },
  actions: {
    keepShared: assign((_, { trip }: { trip: SharedTrip }) => ({ shared: trip })),
    keepOwn: assign((_, { trip }: { trip: TripFolder }) => ({ own: trip })),
    take: sendTo(
      ({ context }) => context.site,
      ({ context }) => forTripFolder({ type: 'trip.patched', patch: context.shared ?? {} }),
    ),
    requestFocus: emit({ type: 'focus.requested' }),
    clearAddress: sendTo('sharedLink', { type: 'hash.requested', hash: '' }),
  },
}).createMachine({
  id: 'sharedTrip',
  context: ({ input }) => ({ site: input.site, shared: undefined, own: emptyFolder }),
  invoke: [
    { id: 'knownTrip', src: 'knownTrip' },
    { id: 'sharedLink', src: 'sharedLink' },
  ],
  initial: 'none',
  on: {
    'own-trip.known': { actions: { type: 'keepOwn', params: ({ event }) => event } },
    'trip.received': {
      target: '.offered',
      actions: [{ type: 'keepShared', params: ({ event }) => event }, 'requestFocus'],
    },
    'link.unreadable': { target: '.unreadable', actions: 'requestFocus' },
  },
  states: {
    none: {},
    offered: {
      on: {
        'look.pressed': { target: 'looking', actions: 'requestFocus' },
        'take.pressed': { target: 'taken', actions: ['take', 'clearAddress', 'requestFocus'] },
        'close.pressed': { target: 'none', actions: 'clearAddress' },
      },
    },
    looking: {
      on: {
        'take.pressed': { target: 'taken', actions: ['take', 'clearAddress', 'requestFocus'] },
        'close.pressed': { target: 'none', actions: 'clearAddress' },
      },
    },
    taken: { on: { 'close.pressed': 'none' } },
    unreadable: { on: { 'close.pressed': { target: 'none', actions: 'clearAddress' } } },
  },
});

export type SharedTripSnapshot = SnapshotFrom<typeof sharedTripMachine>;
