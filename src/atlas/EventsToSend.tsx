import { useState, type FormEvent } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { knownEvents } from './player';
import type { WatchedActor } from './recording';

/** What the states that an actor is in have an answer to, the library's own events left out. */
function typesIn({ _nodes: nodes }: { _nodes: readonly AnyStateNode[] }): string[] {
  const types = nodes.flatMap(({ transitions }) => [...transitions.keys()]);
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.')).sort();
}

function isPossible(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/** What a path sends: made up, so that nothing in it is personal. */
function madeUp({ type: _type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
}

/** Buttons that send the chosen actor what is possible now: as the paths know it, or with data as JSON. */
export function EventsToSend({ actor, isLive }: { actor: WatchedActor | undefined; isLive: boolean }) {
  if (!actor?.machine) return <p className="hint">Only an actor with a chart has events to choose from.</p>;
  if (!isLive) return <p className="hint">This is the past. Go back to live to send something.</p>;
  const snapshot = actor.ref.getSnapshot() as AnyMachineSnapshot;
  const known = knownEvents(actor.machine, snapshot).filter(({ type }) => !type.startsWith('xstate.'));
  return (
    <ul className="events">
      {typesIn(snapshot).map((type) => {
        const offered = known.filter((event) => event.type === type && isPossible(snapshot, event));
        return (
          <li key={type}>
            <h3>{type}</h3>
            <div className="offers">
              {offered.map((event) => (
                <button key={JSON.stringify(event)} type="button" onClick={() => actor.ref.send(event)}>
                  Send {madeUp(event)}
                </button>
              ))}
              <OwnData actor={actor} type={type} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function OwnData({ actor, type }: { actor: WatchedActor; type: string }) {
  const [text, write] = useState('{}');
  let event: AnyEventObject | undefined;
  try {
    event = { ...(JSON.parse(text) as object), type };
  } catch {
    event = undefined;
  }
  const isOpen = event !== undefined && isPossible(actor.ref.getSnapshot() as AnyMachineSnapshot, event);
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (event && isOpen) actor.ref.send(event);
  };
  return (
    <form className="own" onSubmit={send}>
      <input
        aria-label={`Data of ${type} as JSON`}
        aria-invalid={event === undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
        spellCheck={false}
      />
      <button type="submit" disabled={!isOpen}>
        Send {type}
      </button>
      {!isOpen && <span className="why">{event ? 'not possible now with this data' : 'not JSON'}</span>}
    </form>
  );
}
