import type { EventObject } from 'xstate';
import type { StoredValue } from '../../../machines/ports';
import { source, type ReadableActor } from '../../../machines/source';
import { onSelectedChange } from './selected-change';

/** A draft on the device: what was kept is told once, and from then on what the flow has worth keeping is kept. */
export function keptDraft<Snapshot, Draft, Found extends EventObject>(
  storedValue: StoredValue<Draft>,
  select: (snapshot: Snapshot) => Draft | undefined,
  found: (draft: Draft) => Found,
) {
  return source<Found, ReadableActor<Snapshot>>(({ sendBack, input: flow }) => {
    const kept = storedValue.read();
    if (kept !== undefined) sendBack(found(kept));
    return saveOnChange(flow, storedValue, select);
  });
}

/** Keeps on the device what a flow has worth keeping, whenever it is something else than before. Returns an unsubscribe function. */
export function saveOnChange<Snapshot, Draft>(
  flow: ReadableActor<Snapshot>,
  storedValue: StoredValue<Draft>,
  select: (snapshot: Snapshot) => Draft | undefined,
): () => void {
  return onSelectedChange(flow, select, (draft) => {
    if (draft === undefined) storedValue.clear();
    else storedValue.write(draft);
  });
}
