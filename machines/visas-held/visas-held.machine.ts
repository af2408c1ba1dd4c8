import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';
import { withDetail, withIssuer, type HeldDetail, type HeldVisa, type Issuer } from './held';

type TodayFound = { type: 'today.found'; today: string };
/** What is in the visitor's folder, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; trip: TripFolder };

export type VisasHeldEvent =
  | TodayFound
  | TripKnown
  | { type: 'visa.toggled'; issuer: Issuer }
  /** An empty value: nothing is said of it any more. */
  | { type: 'detail.changed'; issuer: Issuer; detail: HeldDetail; value: string }
  | { type: 'visas.cleared' };

interface VisasHeldContext {
  readonly site: SiteRef;
  readonly visas: readonly HeldVisa[];
  /** YYYY-MM-DD; nothing until it is known. */
  readonly today: string | undefined;
}

/**
 * Which visas and residence permits a visitor holds. They are part of the visitor's trip, so that every destination's page can
 * say what they open there. Specification §2, Visas I hold.
 */
export const visasHeldMachine = setup({
  types: {
    context: {} as VisasHeldContext,
    events: {} as VisasHeldEvent,
    input: {} as { readonly site: SiteRef },
  },
  actors: { knownTrip: silent<TripKnown>(), today: silent<TodayFound>() },
  guards: {
    holdsAny: ({ context }) => context.visas.length > 0,
    holdsNone: ({ context }) => context.visas.length === 0,
  },
  actions: {
    keepToday: assign((_, { today }: { today: string }) => ({ today })),
    keepKnown: assign((_, { trip }: { trip: TripFolder }) => ({ visas: trip.visas ?? [] })),
    toggle: assign({
      visas: ({ context }, { issuer }: { issuer: Issuer }) => withIssuer(context.visas, issuer),
    }),
    change: assign({
      visas: ({ context }, of: { issuer: Issuer; detail: HeldDetail; value: string }) =>
        withDetail(context.visas, of.issuer, of.detail, of.value),
    }),
    clear: assign({ visas: [] }),
    tellTrip: sendTo(
      ({ context }) => context.site,
      ({ context: { visas } }) => forTripFolder({ type: 'trip.patched', patch: { visas } }),
    ),
  },
}).createMachine({
  id: 'visasHeld',
  context: ({ input: { site } }) => ({ site, visas: [], today: undefined }),
  invoke: [
    { id: 'today', src: 'today' },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  initial: 'none',
  on: {
    'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } },
    'trip.known': { actions: { type: 'keepKnown', params: ({ event }) => event } },
    'visa.toggled': { actions: [{ type: 'toggle', params: ({ event }) => event }, 'tellTrip'] },
  },
  states: {
    none: { always: { guard: 'holdsAny', target: 'some' } },
    some: {
      always: { guard: 'holdsNone', target: 'none' },
      on: {
        'detail.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'tellTrip'] },
        'visas.cleared': { actions: ['clear', 'tellTrip'] },
      },
    },
  },
});

export type VisasHeldSnapshot = SnapshotFrom<typeof visasHeldMachine>;
