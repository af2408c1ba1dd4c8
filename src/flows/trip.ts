import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { useSiteChild } from './site';

/** The trip as it is known now; nothing while its code is not here. */
export function useTripFolder(): TripFolder | undefined {
  return useSiteChild('tripFolder', (tripFolder) => tripFolder?.context.folder);
}

/** The trip that somebody has said something of; nothing while there is none. */
export function useBegunTrip(): TripFolder | undefined {
  return useSiteChild('tripFolder', (tripFolder) =>
    tripFolder?.hasTag('filled') ? tripFolder.context.folder : undefined,
  );
}
