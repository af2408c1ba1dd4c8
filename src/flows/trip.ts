import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { useSiteChild } from './site';

/** The trip as it is known now; nothing while its code is not here. */
export function useTripFolder(): TripFolder | undefined {
  return useSiteChild('tripFolder', (tripFolder) => tripFolder?.context.folder);
}
