import { source } from '../../../machines/source';
import { visasHeldMachine } from '../../../machines/visas-held/visas-held.machine';
import { defineFlow } from '../running';
import { knownTrip } from '../sources/trip';

/** The visas in the passport, as the visitor's trip has them. */
export const visasHeldFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: visasHeldMachine.provide({
    actors: {
      today: source(({ sendBack }) => sendBack({ type: 'today.found', today: ports.today() })),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })),
    },
  }),
}));
