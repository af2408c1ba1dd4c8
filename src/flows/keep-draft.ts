import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { StoredValue } from '../../machines/ports';

/**
 * Keeps what a flow has worth keeping, whenever it is something else than before, and nothing when it has nothing. What was
 * cleared meanwhile, because it has arrived or the visitor asked for it, does not come back by an event that changes nothing.
 * Gives the way to stop.
 */
export function keepDraft<Machine extends AnyStateMachine, Draft>(
  actor: Actor<Machine>,
  storedValue: StoredValue<Draft>,
  select: (snapshot: SnapshotFrom<Machine>) => Draft | undefined,
): () => void {
  let kept = JSON.stringify(storedValue.read());
  const keeping = actor.subscribe((snapshot) => {
    const draft = select(snapshot as SnapshotFrom<Machine>);
    const text = JSON.stringify(draft);
    if (text === kept) return;
    kept = text;
    if (draft === undefined) storedValue.clear();
    else storedValue.write(draft);
  });
  return () => keeping.unsubscribe();
}
