import {
  sharedTripMachine,
  type LinkUnreadable,
  type TripReceived,
} from '../../../machines/shared-trip/shared-trip.machine';
import { carriesTrip, tripInHash } from '../../../machines/shared-trip/trip-in-hash';
import { tripDestinations } from '../../content/trip-destinations';
import { defineFlow } from '../running';
import { currentHash } from '../sources/address';
import { knownTrip } from '../sources/trip';

/** A trip that the address of the folder's page carries. */
export const sharedTripFlow = defineFlow(({ site }) => ({
  input: { site },
  logic: sharedTripMachine.provide({
    actors: {
      knownTrip: knownTrip(site, (trip) => ({ type: 'own-trip.known', trip })),
      sharedLink: currentHash<TripReceived | LinkUnreadable>(site, (hash) => {
        if (!carriesTrip(hash)) return undefined;
        const trip = tripInHash(hash, tripDestinations);
        return trip ? { type: 'trip.received', trip } : { type: 'link.unreadable' };
      }),
    },
  }),
}));
