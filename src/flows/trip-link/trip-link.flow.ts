import { tripLinkMachine } from '../../../machines/trip-link/trip-link.machine';
import { site as agency } from '../../site';
import { defineFlow } from '../running';
import { copyTextBy } from '../sources/copy-text';
import { knownTrip } from '../sources/trip';

/** The link to the visitor's trip. */
export const tripLinkFlow = defineFlow(({ site, ports }) => ({
  input: { site, page: `${agency.baseUrl}/trip` },
  logic: tripLinkMachine.provide({
    actors: {
      copyText: copyTextBy(ports, ({ link }) => link),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })),
    },
  }),
}));
