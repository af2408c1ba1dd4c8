/** The visitor's trip, fetched with the first word that is said of it, or when something of it was kept. */
import type { Actor } from 'xstate';
import { emptyFolder, keptTripInTab, keptTripOnDevice } from '../../../machines/site/trip-folder/folder';
import {
  selectKept,
  selectOffers,
  tripFolderMachine,
} from '../../../machines/site/trip-folder/trip-folder.machine';
import type { Ports } from '../ports';
import { HeaderLink, MenuLink } from './TripLinks';

export { tripFolderMachine as logic };

/** The folder takes what was kept, and what is in it is kept, in the tab or on the device. Gives the way to stop. */
function follow(actor: Actor<typeof tripFolderMachine>, ports: Ports): { unsubscribe(): void } {
  const inTab = ports.storedValue(keptTripInTab);
  const onDevice = ports.storedValue(keptTripOnDevice);
  const kept = onDevice.read();
  const keeping = actor.subscribe((snapshot) => {
    const worthKeeping = selectKept(snapshot);
    if (worthKeeping.inTab) inTab.write(worthKeeping.inTab);
    else inTab.clear();
    if (worthKeeping.onDevice) onDevice.write(worthKeeping.onDevice);
    else onDevice.clear();
  });
  actor.send({
    type: 'folder.found',
    folder: kept ?? inTab.read() ?? emptyFolder,
    isOnDevice: kept !== undefined,
  });
  const stopFollowing = onDevice.onChangedElsewhere(() => {
    if (actor.getSnapshot().matches({ keeping: 'onDevice' })) {
      actor.send({ type: 'folder.replaced', folder: onDevice.read() ?? emptyFolder });
    }
  });
  return {
    unsubscribe: () => {
      keeping.unsubscribe();
      stopFollowing();
    },
  };
}

export const views = { follow, selectOffers, HeaderLink, MenuLink };

/** What comes with the folder's code. */
export type TripFolderViews = typeof views;
