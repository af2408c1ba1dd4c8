import { source } from '../../../machines/source';
import { travelDatesMachine } from '../../../machines/travel-dates/travel-dates.machine';
import { agency } from '../../site';
import { defineFlow } from '../running';
import { knownTrip } from '../sources/trip';

/** The planner in the site: its dates are those of the visitor's trip. */
export const travelDatesFlow = defineFlow(({ site, ports }) => ({
  input: { site, host: new URL(agency.baseUrl).hostname },
  logic: travelDatesMachine.provide({
    actors: {
      today: source(({ sendBack }) => sendBack({ type: 'today.found', today: ports.today() })),
      knownTrip: knownTrip(site, (folder) => ({ type: 'trip.known', folder })),
    },
  }),
}));
