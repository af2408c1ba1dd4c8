import { visaCentreMachine } from '../../../machines/visa-centre/visa-centre.machine';
import { defineFlow } from '../running';
import { currentQuery } from '../sources/address';
import { knownTrip } from '../sources/trip';

/** Where one applies in the site: the address names the destination, the trip the state. */
export const visaCentreFlow = defineFlow(({ site }) => ({
  input: { site },
  logic: visaCentreMachine.provide({
    actors: {
      address: currentQuery(site, ['to'], (query) => ({ type: 'address.changed', query })),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })),
    },
  }),
}));
