import { source } from '../../../machines/source';
import { transitMachine } from '../../../machines/transit/transit.machine';
import { defineFlow } from '../running';
import { currentQuery } from '../sources/address';
import { knownTrip } from '../sources/trip';

/** Transit visas in the site: the address names the place, the trip the visas. */
export const transitFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: transitMachine.provide({
    actors: {
      address: currentQuery(site, ['through'], (query) => ({ type: 'address.changed', query })),
      today: source(({ sendBack }) => sendBack({ type: 'today.found', today: ports.today() })),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })),
    },
  }),
}));
