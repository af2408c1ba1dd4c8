import { partyMachine } from '../../machines/party/party.machine';
import { defineFlow } from './running';
import { knownTrip } from './sources/trip';

/** Who travels, as the visitor's trip has it. */
export const partyFlow = defineFlow(({ site }) => ({
  input: { site },
  logic: partyMachine.provide({
    actors: { knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })) },
  }),
}));
