import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { StoredValue } from '../../machines/ports';

/** Keeps what a flow has worth keeping, after every change, and nothing when it has nothing. Gives the way to stop. */
export function keepDraft<Machine extends AnyStateMachine, Draft>(
  actor: Actor<Machine>,
  storedValue: StoredValue<Draft>,
  select: (snapshot: SnapshotFrom<Machine>) => Draft | undefined,
): () => void {
  const keeping = actor.subscribe((snapshot) => {
    const draft = select(snapshot as SnapshotFrom<Machine>);
    if (draft === undefined) storedValue.clear();
    else storedValue.write(draft);
  });
  return () => keeping.unsubscribe();
}
