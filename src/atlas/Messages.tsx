import { useEffect, useRef, type CSSProperties } from 'react';
import type { Message, Recording, WatchedActor } from './recording';
import { payloadText } from './shown-data';

const limit = 80;
const laneWidth = 116;

/** What a message is called: what the library sends for the author is said in words. */
function titleOf({ type }: { type: string }): string {
  if (type === 'xstate.init') return 'starts';
  if (type === 'xstate.stop') return 'stops';
  if (type.startsWith('xstate.done.actor.')) return `${type.slice(18)} done`;
  if (type.startsWith('xstate.error.actor.')) return `${type.slice(19)} failed`;
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`;
  return type;
}

function detailsOf({ event }: Message): string {
  const text = payloadText(event);
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}

interface MessagesProps {
  recording: Recording;
  moment: number | undefined;
  chosen: WatchedActor | undefined;
  /** Whether only what the chosen actor hears and says is shown. */
  isNarrowed: boolean;
  onNarrow: () => void;
  onMove: (moment: number) => void;
}

/** The messages between actors as a sequence, the latest below; each leads to its moment. */
export function Messages({ recording, moment, chosen, isNarrowed, onNarrow, onMove }: MessagesProps) {
  const messages = recording.messagesBefore(
    moment ?? recording.end,
    limit,
    ({ from, to, event }) =>
      !event.type.startsWith('xstate.promise.') && (!isNarrowed || from === chosen?.id || to === chosen?.id),
  );
  const latest = messages.at(-1)?.message;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [moment, latest]);
  const nameOf = (id: number | undefined) => (id === undefined ? 'page' : (recording.actors[id]?.name ?? ''));
  const rank = (name: string) => (name === 'page' ? 0 : name === chosen?.name ? 1 : name === 'site' ? 2 : 3);
  const said = messages.flatMap(({ message: { from, to } }) => [nameOf(from), nameOf(to)]);
  const lanes = [...new Set(said)].sort((a, b) => rank(a) - rank(b));
  const lane = {
    minWidth: lanes.length * laneWidth,
    '--lane': `${laneWidth}px`,
    '--lanes': lanes.length,
  } as CSSProperties;
  const middle = (name: string) => (lanes.indexOf(name) + 0.5) * laneWidth;
  return (
    <div className="messages">
      <label className="only">
        <input type="checkbox" checked={isNarrowed} onChange={onNarrow} />
        Only from and to {chosen?.name ?? 'the chosen actor'}
      </label>
      {messages.length === 0 && <p className="hint">Nothing has been said yet: use the site.</p>}
      <div className="sequence" ref={list}>
        <div className="lanes" style={lane}>
          <div className="heads" aria-hidden="true">
            {lanes.map((name) => (
              <span key={name} className={name === chosen?.name ? 'chosen' : ''} title={name}>
                {name}
              </span>
            ))}
          </div>
          <ol aria-label="Messages">
            {messages.map(({ message, after, times }) => {
              const [from, to] = [nameOf(message.from), nameOf(message.to)];
              const title = titleOf(message.event);
              const details = detailsOf(message);
              const left = Math.min(middle(from), middle(to));
              const width = Math.abs(middle(from) - middle(to));
              const way = from === to ? 'self' : middle(from) < middle(to) ? 'right' : 'left';
              return (
                <li key={after}>
                  <button type="button" title={details} onClick={() => onMove(after)}>
                    <span className="unseen">
                      {from} to {to}:{' '}
                    </span>
                    <span className="words" style={{ marginInlineStart: Math.max(0, left - 8) }}>
                      <b>{title}</b> {times > 1 && `× ${times} `}
                      {details}
                    </span>
                    <span className={`arrow ${way}`} style={{ left, width: way === 'self' ? 16 : width }} />
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </div>
  );
}
