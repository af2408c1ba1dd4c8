/** The visitor's trip, fetched with the first word that is said of it, or when something of it was kept. */
import type { ActorRefFrom } from 'xstate';
import {
  emptyFolder,
  tripInTabStorageKey,
  tripOnDeviceStorageKey,
} from '../../../machines/site/trip-folder/folder';
import {
  selectKept,
  selectPrefills,
  tripFolderMachine,
  type FolderFound,
  type FolderReplaced,
} from '../../../machines/site/trip-folder/trip-folder.machine';
import { source } from '../../../machines/source';
import type { DrawnPart } from '../part';
import type { Ports } from '../ports';
import { onSelectedChange } from '../sources/selected-change';
import { HeaderLink } from './TripLinks';

const keptFolder = (ports: Ports) =>
  source<FolderFound | FolderReplaced, ActorRefFrom<typeof tripFolderMachine>>(
    ({ sendBack, input: folder }) => {
      const inTab = ports.storedValue(tripInTabStorageKey);
      const onDevice = ports.storedValue(tripOnDeviceStorageKey);
      const kept = onDevice.read();
      sendBack({
        type: 'folder.found',
        folder: kept ?? inTab.read() ?? emptyFolder,
        isOnDevice: kept !== undefined,
      });
      const stopKeeping = onSelectedChange(folder, selectKept, (worthKeeping) => {
        if (worthKeeping.inTab) inTab.write(worthKeeping.inTab);
        else inTab.clear();
        if (worthKeeping.onDevice) onDevice.write(worthKeeping.onDevice);
        else onDevice.clear();
      });
      const stopFollowing = onDevice.onChangedElsewhere(() => {
        if (folder.getSnapshot().matches({ keeping: 'onDevice' })) {
          sendBack({ type: 'folder.replaced', folder: onDevice.read() ?? emptyFolder });
        }
      });
      return () => {
        stopKeeping();
        stopFollowing();
      };
    },
  );

const views = { selectPrefills, HeaderLink };

export const part = {
  bind: (ports: Ports) => tripFolderMachine.provide({ actors: { keptFolder: keptFolder(ports) } }),
  views,
} satisfies DrawnPart;

declare module '../../../machines/site/parts' {
  interface PartViews {
    tripFolder: typeof views;
  }
}
