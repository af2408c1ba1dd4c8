import { fromPromise } from 'xstate';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { tripLinkMachine } from '../../../machines/trip-link/trip-link.machine';
import { tripCard } from '../../content/trip-card';
import { agency } from '../../site';
import { tripCardPicture, tripCardSize } from '../../ui/destination/trip-card-picture';
import { defineFlow } from '../running';
import { copyTextBy } from '../sources/copy-text';
import { knownTrip } from '../sources/trip';

/** The link to the visitor's trip. */
export const tripLinkFlow = defineFlow(({ site, ports }) => ({
  input: { site, page: `${agency.baseUrl}/trip` },
  logic: tripLinkMachine.provide({
    actors: {
      copyText: copyTextBy(ports, ({ link }) => link),
      handOnPicture: fromPromise<void, { readonly trip: TripFolder }>(({ input: { trip } }) =>
        ports.handOnPicture({
          svg: tripCardPicture(
            tripCard(trip, ports.today()),
            `${agency.name} · ${new URL(agency.baseUrl).hostname}`,
          ),
          width: tripCardSize,
          height: tripCardSize,
          name: 'my-trip',
        }),
      ),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })),
    },
  }),
}));
