import type { Ports } from './ports';
import { whenChild, type SiteActor } from './site';
import type { TripFolderViews } from './trip-folder/trip-folder-part';

/** As soon as there is a trip, it takes what was kept of it, and is kept. Gives the way to stop. */
export function followTrip(site: SiteActor, ports: Ports): () => void {
  return whenChild(site, 'tripFolder', (tripFolder) =>
    (site.getSnapshot().context.views.tripFolder as TripFolderViews).follow(tripFolder, ports),
  );
}
