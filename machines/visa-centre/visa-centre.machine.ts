import { assign, not, sendTo, setup, type SnapshotFrom } from 'xstate';
import { statesOfIndia } from '../india';
import { forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';

/** What is in the visitor's folder, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; trip: TripFolder };
/** Which destination the address names, first and whenever it is another. */
type AddressChanged = { type: 'address.changed'; query: { readonly to?: string | undefined } };
type AddressRequested = {
  type: 'address.requested';
  query: { readonly to?: string | undefined };
  history: 'push' | 'replace';
};

export type VisaCentreEvent =
  | TripKnown
  | AddressChanged
  | { type: 'destination.chosen'; id: string }
  /** An empty text takes it back. */
  | { type: 'state.chosen'; state: string };

export interface VisaCentreInput {
  readonly site: SiteRef;
  /** The destinations to choose from; none on the page of one. */
  readonly known: readonly string[];
  /** The destination of the page; nothing where one is chosen. */
  readonly own: string | undefined;
}

interface VisaCentreContext extends VisaCentreInput {
  readonly destination: string | undefined;
  /** The state or union territory that the visitor lives in; nothing until it is said. */
  readonly state: string | undefined;
}

const stateIn = (said: string | undefined) =>
  said !== undefined && statesOfIndia.includes(said) ? said : undefined;

/**
 * Where a visitor applies in India: for the destination of the page, or one that the address names, by the state that the trip
 * knows. Specification §2, My visa centre.
 */
export const visaCentreMachine = setup({
  types: {
    context: {} as VisaCentreContext,
    events: {} as VisaCentreEvent,
    input: {} as VisaCentreInput,
  },
  actors: {
    address: silent<AddressChanged, undefined, AddressRequested>(),
    knownTrip: silent<TripKnown>(),
  },
  guards: {
    canAnswer: ({ context }) => context.destination !== undefined && context.state !== undefined,
  },
  actions: {
    keepKnown: assign((_, { trip }: { trip: TripFolder }) => ({ state: stateIn(trip.state) })),
    keepDestination: assign(({ context: { known, own } }, { id }: { id: string | undefined }) => ({
      destination: id !== undefined && known.includes(id) ? id : own,
    })),
    requestAddress: sendTo('address', ({ context: { destination } }) => ({
      type: 'address.requested' as const,
      query: { to: destination },
      history: 'push' as const,
    })),
    keepState: assign((_, { state }: { state: string }) => ({ state: stateIn(state) })),
    tellTrip: sendTo(
      ({ context }) => context.site,
      ({ context: { state } }) => forTripFolder({ type: 'trip.patched', patch: { state: state ?? '' } }),
    ),
  },
}).createMachine({
  id: 'visaCentre',
  context: ({ input }) => ({ ...input, destination: input.own, state: undefined }),
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  initial: 'asking',
  on: {
    'trip.known': { actions: { type: 'keepKnown', params: ({ event }) => event } },
    'address.changed': {
      actions: { type: 'keepDestination', params: ({ event }) => ({ id: event.query.to }) },
    },
    'destination.chosen': {
      actions: [{ type: 'keepDestination', params: ({ event }) => event }, 'requestAddress'],
    },
    'state.chosen': { actions: [{ type: 'keepState', params: ({ event }) => event }, 'tellTrip'] },
  },
  states: {
    asking: { always: { guard: 'canAnswer', target: 'answered' } },
    answered: { always: { guard: not('canAnswer'), target: 'asking' } },
  },
});

export type VisaCentreSnapshot = SnapshotFrom<typeof visaCentreMachine>;
