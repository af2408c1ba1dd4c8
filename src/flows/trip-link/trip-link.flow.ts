import { fromPromise } from 'xstate';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { tripLinkMachine } from '../../../machines/trip-link/trip-link.machine';
import { tripLinkWords } from '../../content/shared-trip-words';
import { tripCard } from '../../content/trip-card';
import { site as agency } from '../../site';
import { tripCardPicture, tripCardSize } from '../../ui/destination/trip-card-picture';
import { defineFlow } from '../running';
import { copyTextBy } from '../sources/copy-text';
import { knownTrip } from '../sources/trip';

/** The link to the visitor's trip. */
export const tripLinkFlow = defineFlow(({ site, ports }) => ({
  input: { site, page: `${agency.baseUrl}/trip`, words: tripLinkWords },
  logic: tripLinkMachine.provide({
    actors: {
      copyText: copyTextBy(ports),
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
