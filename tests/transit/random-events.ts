import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import type { SiteRef } from '../../machines/site/events';
import { bookings, onwards, routes } from '../../machines/transit/rules';
import { transitMachine } from '../../machines/transit/transit.machine';
import { issuers } from '../../machines/visas-held/held';
import { anyText, playOf, type Play } from '../support/arbitraries';

const known = ['germany', 'united-kingdom'];
const id = fc.oneof(fc.constantFrom(...known), anyText);
const value = fc.oneof(fc.constantFrom('', ...bookings, ...routes, ...onwards), anyText);

/** What may happen to a change of planes in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(transitMachine, {
  input: { site: createEmptyActor() as SiteRef, known },
  events: {
    'address.changed': fc.record({ query: fc.record({ through: fc.option(id, { nil: undefined }) }) }),
    'place.chosen': fc.record({ id }),
    'answer.changed': fc.record({ field: fc.constantFrom('bookings', 'route', 'onward'), value }),
    'visa.toggled': fc.record({ issuer: fc.constantFrom(...issuers) }),
    'trip.known': fc.constant({ trip: {} }),
    'today.found': fc.constant({ today: '2026-11-26' }),
  },
  holds: ({ snapshot }) => {
    const { place, journey, visas } = snapshot.context;
    return {
      'there is an answer where there is a place':
        snapshot.matches('answered') === (place !== undefined) &&
        (place === undefined || known.includes(place)),
      'an answer is one that can be given':
        (journey.bookings === undefined || bookings.includes(journey.bookings)) &&
        (journey.route === undefined || routes.includes(journey.route)) &&
        (journey.onward === undefined || onwards.includes(journey.onward)),
      'a visa is held once':
        new Set(visas.map(({ issuer }: { issuer: string }) => issuer)).size === visas.length,
    };
  },
});
