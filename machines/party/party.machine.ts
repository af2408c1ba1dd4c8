import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';
import { alone, mostAdults, mostChildren, travellersIn, withAge, withNumbers, type Party } from './party';

/** What is in the visitor's folder, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; trip: TripFolder };

export type PartyEvent =
  | TripKnown
  | { type: 'adult.added' }
  | { type: 'adult.removed' }
  | { type: 'child.added' }
  | { type: 'child.removed' }
  /** Null: nobody says how old. */
  | { type: 'age.chosen'; child: number; age: number | null };

interface PartyContext {
  readonly site: SiteRef;
  readonly party: Party;
}

/**
 * Who travels: one person, as every estimate counts, or several. What is said goes to the visitor's trip, where the next
 * page finds it. Specification §2, Trip cost estimator.
 */
export const partyMachine = setup({
  types: {
    context: {} as PartyContext,
    events: {} as PartyEvent,
    input: {} as { readonly site: SiteRef },
  },
  actors: { knownTrip: silent<TripKnown>() },
  guards: {
    isSeveral: ({ context }) => travellersIn(context.party) > 1,
    isOne: ({ context }) => travellersIn(context.party) === 1,
    hasRoomForAdult: ({ context }) => context.party.adults < mostAdults,
    hasRoomForChild: ({ context }) => context.party.children.length < mostChildren,
    hasSecondAdult: ({ context }) => context.party.adults > 1,
    hasChild: ({ context }) => context.party.children.length > 0,
  },
  actions: {
    keepKnown: assign((_, { trip }: { trip: TripFolder }) => ({ party: trip.party ?? alone })),
    changeAdults: assign({
      party: ({ context: { party } }, { by }: { by: 1 | -1 }) =>
        withNumbers(party, { adults: party.adults + by }),
    }),
    changeChildren: assign({
      party: ({ context: { party } }, { by }: { by: 1 | -1 }) =>
        withNumbers(party, { children: party.children.length + by }),
    }),
    keepAge: assign({
      party: ({ context: { party } }, { child, age }: { child: number; age: number | null }) =>
        withAge(party, child, age),
    }),
    tellTrip: sendTo(
      ({ context }) => context.site,
      ({ context: { party } }) => forTripFolder({ type: 'trip.patched', patch: { party } }),
    ),
  },
}).createMachine({
  id: 'party',
  context: ({ input: { site } }) => ({ site, party: alone }),
  invoke: { id: 'knownTrip', src: 'knownTrip' },
  initial: 'one',
  on: {
    'trip.known': { actions: { type: 'keepKnown', params: ({ event }) => event } },
    'adult.added': {
      guard: 'hasRoomForAdult',
      actions: [{ type: 'changeAdults', params: { by: 1 } }, 'tellTrip'],
    },
    'child.added': {
      guard: 'hasRoomForChild',
      actions: [{ type: 'changeChildren', params: { by: 1 } }, 'tellTrip'],
    },
  },
  states: {
    one: { always: { guard: 'isSeveral', target: 'several' } },
    several: {
      always: { guard: 'isOne', target: 'one' },
      on: {
        'adult.removed': {
          guard: 'hasSecondAdult',
          actions: [{ type: 'changeAdults', params: { by: -1 } }, 'tellTrip'],
        },
        'child.removed': {
          guard: 'hasChild',
          actions: [{ type: 'changeChildren', params: { by: -1 } }, 'tellTrip'],
        },
        'age.chosen': { actions: [{ type: 'keepAge', params: ({ event }) => event }, 'tellTrip'] },
      },
    },
  },
});

export type PartySnapshot = SnapshotFrom<typeof partyMachine>;
