import type { ReadableActor } from '../../../machines/source';

/**
 * Puts on the device what a selector gives of a chart, whenever that changes; what it gives at the start is not put there. What was
 * removed meanwhile does not come back by an event that changes nothing. Returns an unsubscribe function.
 */
export function onSelectedChange<Snapshot, Shown>(
  flow: ReadableActor<Snapshot>,
  select: (snapshot: Snapshot) => Shown,
  put: (shown: Shown) => void,
): () => void {
  let text = JSON.stringify(select(flow.getSnapshot()));
  const following = flow.subscribe({
    next: (snapshot) => {
      const shown = select(snapshot);
      const changed = JSON.stringify(shown);
      if (changed === text) return;
      text = changed;
      put(shown);
    },
    error: () => {},
  });
  return () => following.unsubscribe();
}
