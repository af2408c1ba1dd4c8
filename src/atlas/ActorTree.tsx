import type { KeyboardEvent } from 'react';
import { valueWords, type Scene, type TreeLine, type WatchedActor } from './recording';

interface ActorTreeProps {
  lines: readonly TreeLine[];
  scene: Scene;
  chosen: WatchedActor | undefined;
  onChoose: (actor: WatchedActor) => void;
}

/** What an actor is doing, in a few words. */
function wordsOf(snapshot: unknown): string {
  const { value, status } = (snapshot ?? {}) as { value?: unknown; status?: string };
  const words = valueWords(value);
  return words.length > 2 ? `${words.length} regions` : words.join(', ') || (status ?? '');
}

/** Every running actor under the one that started it; up and down go from one to the next. */
export function ActorTree({ lines, scene, chosen, onChoose }: ActorTreeProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = lines.findIndex(({ actor }) => actor === chosen);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: lines.length - 1 }[event.key];
    const line = next === undefined ? undefined : lines[next];
    if (!line) return;
    event.preventDefault();
    onChoose(line.actor);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[next ?? 0]?.focus();
  };
  return (
    <nav className="actors" aria-labelledby="actors-title">
      <h2 id="actors-title">
        Actors <span className="count">{lines.length}</span>
      </h2>
      <div role="tree" aria-labelledby="actors-title" tabIndex={-1} onKeyDown={move}>
        {lines.map(({ actor, level }) => (
          <button
            key={actor.id}
            type="button"
            role="treeitem"
            aria-level={level}
            aria-selected={actor === chosen}
            tabIndex={actor === chosen ? 0 : -1}
            style={{ paddingInlineStart: `${level * 0.875}rem` }}
            onClick={() => onChoose(actor)}
          >
            <span className="name">{actor.name}</span>
            <span className="doing">{wordsOf(scene.get(actor.id)?.snapshot)}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
