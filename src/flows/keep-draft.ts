import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Shelf } from '../../machines/ports';

/** Keeps what a flow has worth keeping, after every change, and nothing when it has nothing. Gives the way to stop. */
export function keepDraft<Machine extends AnyStateMachine, Draft>(
  actor: Actor<Machine>,
  shelf: Shelf<Draft>,
  select: (snapshot: SnapshotFrom<Machine>) => Draft | undefined,
): () => void {
  const keeping = actor.subscribe((snapshot) => {
    const draft = select(snapshot as SnapshotFrom<Machine>);
    if (draft === undefined) shelf.clear();
    else shelf.write(draft);
  });
  return () => keeping.unsubscribe();
}
