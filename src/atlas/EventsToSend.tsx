import type { FormEvent } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../../tests/support/chart';
import { canSend, selectRefusal, type AtlasActor, type AtlasSnapshot } from './atlas.machine';
import { knownEvents } from './player';
import type { WatchedActor } from './recording';

/** What the states that an actor is in have an answer to, the library's own events left out. */
function typesIn(snapshot: AnyMachineSnapshot): string[] {
  const types = activeNodes(snapshot).flatMap(({ transitions }) => [...transitions.keys()]);
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.')).sort();
}

/** What a path sends: made up, so that nothing in it is personal. */
function madeUp({ type: _type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
}

/** An event with what somebody has written as its data; nothing when that is no JSON. */
function eventOf(type: string, text: string): AnyEventObject | undefined {
  try {
    return { ...(JSON.parse(text) as object), type };
  } catch {
    return undefined;
  }
}

const refusals = { malformed: 'not JSON', impossible: 'not possible now with this data' } as const;

interface EventsProps {
  actor: WatchedActor | undefined;
  snapshot: AtlasSnapshot;
  send: AtlasActor['send'];
}

/** Buttons that send the chosen actor what is possible now: as the paths know it, or with data as JSON. */
export function EventsToSend({ actor, snapshot, send }: EventsProps) {
  if (!actor?.machine) return <p className="hint">Only an actor with a chart has events to choose from.</p>;
  if (snapshot.matches({ time: 'stopped' }))
    return <p className="hint">This is the past. Go back to live to send something.</p>;
  const current = actor.ref.getSnapshot() as AnyMachineSnapshot;
  const known = knownEvents(actor.machine, current).filter(({ type }) => !type.startsWith('xstate.'));
  const submit = (eventType: string, event: AnyEventObject | undefined) =>
    send({ type: 'event.submitted', to: actor, eventType, event });
  return (
    <ul className="events">
      {typesIn(current).map((type) => (
        <li key={type}>
          <h3>{type}</h3>
          <div className="offers">
            {known
              .filter((event) => event.type === type && canSend(actor, event))
              .map((event) => (
                <button key={JSON.stringify(event)} type="button" onClick={() => submit(type, event)}>
                  Send {madeUp(event)}
                </button>
              ))}
            <OwnData
              type={type}
              refusal={selectRefusal(snapshot, actor, type)}
              onSubmit={(text) => submit(type, eventOf(type, text))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface OwnDataProps {
  type: string;
  refusal: keyof typeof refusals | undefined;
  onSubmit: (text: string) => void;
}

function OwnData({ type, refusal, onSubmit }: OwnDataProps) {
  const send = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const text = new FormData(submitted.currentTarget).get('data');
    if (typeof text === 'string') onSubmit(text);
  };
  const why = `why-not-${type}`;
  return (
    <form className="own" onSubmit={send}>
      <input
        name="data"
        aria-label={`Data of ${type} as JSON`}
        aria-invalid={refusal !== undefined}
        aria-describedby={why}
        defaultValue="{}"
        spellCheck={false}
      />
      <button type="submit">Send {type}</button>
      <span className="why" id={why} role="status">
        {refusal && refusals[refusal]}
      </span>
    </form>
  );
}
