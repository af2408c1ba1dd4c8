import {
  readyDocumentsStorageKey,
  keptWith,
  type ReadyChanged,
  type ReadyFound,
  type Ticked,
} from '../../../machines/document-checklist/checklist';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/**
 * The documents that this browser keeps as ready, of all lists: told first, and whenever another tab or another list changes them.
 * Keeps those of one list beside the others.
 */
export function storedTicks(ports: Ports) {
  const kept = ports.storedValue(readyDocumentsStorageKey);
  const keptIds = () => kept.read() ?? [];
  return source<ReadyFound, Ticked, ReadyChanged>(({ sendBack, receive, input: list }) => {
    const read = () => sendBack({ type: 'ready.found', ids: keptIds() });
    receive(({ ready }) => void kept.write(keptWith(keptIds(), list, ready)));
    read();
    const stopFollowing = kept.onChangedElsewhere(read);
    const stopSharing = kept.onWritten(read);
    return () => {
      stopFollowing();
      stopSharing();
    };
  });
}
