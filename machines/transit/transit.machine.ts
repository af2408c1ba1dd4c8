import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';
import { withIssuer, type HeldVisa, type Issuer } from '../visas-held/held';
import { bookings, onwards, routes, type TransitJourney } from './rules';

type TodayFound = { type: 'today.found'; today: string };
/** What is in the visitor's folder, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; trip: TripFolder };
/** Which place the address names, first and whenever it is another. */
type AddressChanged = { type: 'address.changed'; query: { readonly through?: string | undefined } };
type AddressRequested = {
  type: 'address.requested';
  query: { readonly through?: string | undefined };
  history: 'push' | 'replace';
};

/** A question of the journey; an empty value takes its answer back. */
export type JourneyField = keyof TransitJourney;
type AnswerChanged = { type: 'answer.changed'; field: JourneyField; value: string };

export type TransitEvent =
  | TodayFound
  | TripKnown
  | AddressChanged
  | { type: 'place.chosen'; id: string }
  | AnswerChanged
  | { type: 'visa.toggled'; issuer: Issuer };

interface TransitContext {
  readonly site: SiteRef;
  /** The ids of the places that have an answer. */
  readonly known: readonly string[];
  /** Where planes are changed; nothing until one is chosen. */
  readonly place: string | undefined;
  readonly journey: TransitJourney;
  readonly visas: readonly HeldVisa[];
  /** YYYY-MM-DD; nothing until it is known. */
  readonly today: string | undefined;
}

const choices: Readonly<Record<JourneyField, readonly string[]>> = {
  bookings,
  route: routes,
  onward: onwards,
};

/** The journey after an answer; what no answer can be takes it back. */
function withAnswer(journey: TransitJourney, { field, value }: Omit<AnswerChanged, 'type'>): TransitJourney {
  const others = Object.entries(journey).filter(([name]) => name !== field);
  const said = choices[field].includes(value) ? [[field, value]] : [];
  return Object.fromEntries([...others, ...said]) as TransitJourney;
}

/**
 * Where a visitor changes planes, and how: the place stands in the address, the visas are those of the trip. Specification §2,
 * Transit visas.
 */
export const transitMachine = setup({
  types: {
    context: {} as TransitContext,
    events: {} as TransitEvent,
    input: {} as { readonly site: SiteRef; readonly known: readonly string[] },
  },
  actors: {
    address: silent<AddressChanged, undefined, AddressRequested>(),
    knownTrip: silent<TripKnown>(),
    today: silent<TodayFound>(),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== undefined,
    hasNone: ({ context }) => context.place === undefined,
  },
  actions: {
    keepToday: assign((_, { today }: { today: string }) => ({ today })),
    keepKnown: assign((_, { trip }: { trip: TripFolder }) => ({ visas: trip.visas ?? [] })),
    keepPlace: assign(({ context: { known } }, { id }: { id: string | undefined }) => ({
      place: id !== undefined && known.includes(id) ? id : undefined,
    })),
    requestAddress: sendTo('address', ({ context: { place } }) => ({
      type: 'address.requested' as const,
      query: { through: place },
      history: 'push' as const,
    })),
    keepAnswer: assign(({ context }, answer: Omit<AnswerChanged, 'type'>) => ({
      journey: withAnswer(context.journey, answer),
    })),
    toggleVisa: assign(({ context }, { issuer }: { issuer: Issuer }) => ({
      visas: withIssuer(context.visas, issuer),
    })),
    tellTrip: sendTo(
      ({ context }) => context.site,
      ({ context: { visas } }) => forTripFolder({ type: 'trip.patched', patch: { visas } }),
    ),
  },
}).createMachine({
  id: 'transit',
  context: ({ input: { site, known } }) => ({
    site,
    known,
    place: undefined,
    journey: {},
    visas: [],
    today: undefined,
  }),
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'today', src: 'today' },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  initial: 'asking',
  on: {
    'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } },
    'trip.known': { actions: { type: 'keepKnown', params: ({ event }) => event } },
    'address.changed': {
      actions: { type: 'keepPlace', params: ({ event }) => ({ id: event.query.through }) },
    },
    'place.chosen': {
      actions: [{ type: 'keepPlace', params: ({ event }) => event }, 'requestAddress'],
    },
  },
  states: {
    /** Every place is listed. */
    asking: { always: { guard: 'hasPlace', target: 'answered' } },
    answered: {
      always: { guard: 'hasNone', target: 'asking' },
      on: {
        'answer.changed': { actions: { type: 'keepAnswer', params: ({ event }) => event } },
        'visa.toggled': { actions: [{ type: 'toggleVisa', params: ({ event }) => event }, 'tellTrip'] },
      },
    },
  },
});

export type TransitSnapshot = SnapshotFrom<typeof transitMachine>;
