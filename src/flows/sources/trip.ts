import type { EventObject } from 'xstate';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import type { TripPrefills } from '../../../machines/site/trip-folder/forms';
import { source } from '../../../machines/source';
import { subscribeToChild, type SiteActor } from '../site';

/** What the trip offers a form, told once, as soon as there is a trip. */
export function tripPrefill<Form extends keyof TripPrefills, Told extends EventObject>(
  site: SiteActor,
  form: Form,
  prefill: (prefills: TripPrefills[Form]) => Told,
) {
  return source<Told>(({ sendBack }) => {
    let isTold = false;
    return subscribeToChild(site, 'tripFolder', (tripFolder) => {
      const { views } = site.getSnapshot().context;
      const prefills = views.tripFolder?.selectPrefills(tripFolder.getSnapshot());
      if (!isTold && prefills) sendBack(prefill(prefills[form]));
      isTold = true;
      return undefined;
    });
  });
}

/** What is known of the trip, as soon as there is one, and whenever it changes. */
export function knownTrip<Told extends EventObject>(site: SiteActor, known: (folder: TripFolder) => Told) {
  return source<Told>(({ sendBack }) =>
    subscribeToChild(site, 'tripFolder', (tripFolder) => {
      let told: TripFolder | undefined;
      const say = () => {
        const { folder } = tripFolder.getSnapshot().context;
        if (folder !== told) sendBack(known((told = folder)));
      };
      say();
      return tripFolder.subscribe({ next: say, error: () => {} });
    }),
  );
}
