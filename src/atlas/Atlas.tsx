import { useSelector } from '@xstate/react';
import { useSyncExternalStore, type FormEvent } from 'react';
import { ActorTree } from './ActorTree';
import {
  selectInspectorWords,
  selectPanel,
  selectSize,
  type AtlasActor,
  type AtlasSnapshot,
} from './atlas.machine';
import { Chart, ChartSize } from './Chart';
import { EventsToSend } from './EventsToSend';
import { Messages } from './Messages';
import { Paths } from './Paths';
import { treeOf, valueWords, type WatchedActor } from './recording';
import { shownText } from './shown-data';
import { Tabs } from './Tabs';
import { TimeTravel } from './TimeTravel';
import type { WatchedSite } from './watched-site';

/** Of the actors, the one whose chart is shown when nobody chose one: the page's own flow, else the site. */
function firstChoice(actors: readonly WatchedActor[]): WatchedActor | undefined {
  const charts = actors.filter(({ machine }) => machine);
  return charts.filter(({ parent, name }) => parent === undefined && name !== 'site').at(-1) ?? charts[0];
}

/** The actor that is looked at: the one that was chosen, also in a page that was loaded anew, where it has the same name. */
function lookedAt(running: readonly WatchedActor[], chosen: WatchedActor | undefined) {
  return (
    running.find((one) => one === chosen) ??
    running.find(({ name }) => name === chosen?.name) ??
    firstChoice(running)
  );
}

interface AtlasProps {
  site: WatchedSite;
  atlas: AtlasActor;
  /** The page that the site begins with. */
  start: string;
}

/** The whole atlas: the actors, the chosen one's chart, what passes between them, and the site itself. */
export function Atlas({ site, atlas, start }: AtlasProps) {
  useSyncExternalStore(site.subscribe, site.version);
  const snapshot = useSelector(atlas, (current) => current);
  const { send } = atlas;
  const { recording } = site;
  const { chosen, moment } = snapshot.context;
  const scene = recording.sceneAt(moment ?? recording.end);
  const lines = treeOf(recording.actors, scene);
  const actor = lookedAt(
    lines.map((line) => line.actor),
    chosen,
  );
  const standing = actor && scene.get(actor.id);
  const { value } = (standing?.snapshot ?? {}) as { value?: unknown };
  const { size, canShrink, canGrow } = selectSize(snapshot);

  return (
    <div className="atlas">
      <header className="bar">
        <h1>Flow atlas</h1>
        <TimeTravel
          stops={recording.stops}
          moment={moment}
          onMove={(to) => send({ type: 'moment.chosen', moment: to, end: recording.end })}
          onLive={() => send({ type: 'live.pressed' })}
        />
        <Inspector
          isOffered={site.openInspector !== undefined}
          words={selectInspectorWords(snapshot)}
          onOpen={() => send({ type: 'inspector.pressed' })}
        />
      </header>
      <ActorTree
        lines={lines}
        scene={scene}
        chosen={actor}
        onChoose={(next) => send({ type: 'actor.chosen', actor: next })}
      />
      <main className="middle">
        <section className="chart" aria-labelledby="chart-title">
          <div className="title">
            <h2 id="chart-title">{actor?.name ?? 'No actor runs'}</h2>
            <p className="state" aria-live="polite">
              {valueWords(value).map((words) => (
                <span key={words}>{words}</span>
              ))}
            </p>
          </div>
          {actor?.machine ? (
            <div className="drawing">
              <ChartSize
                canShrink={canShrink}
                canGrow={canGrow}
                onShrink={() => send({ type: 'smaller.pressed' })}
                onGrow={() => send({ type: 'larger.pressed' })}
              />
              <Chart machine={actor.machine} value={value} taken={standing?.taken ?? []} size={size} />
            </div>
          ) : (
            <p className="hint">
              {actor ? 'This actor has no chart: it does one thing and answers.' : 'The site is starting.'}
            </p>
          )}
        </section>
        <Tabs
          label="About the chosen actor and its messages"
          open={selectPanel(snapshot)}
          onOpen={(panel) => send({ type: 'panel.chosen', panel })}
        >
          <OpenPanel site={site} snapshot={snapshot} send={send} actor={actor} shown={standing?.snapshot} />
        </Tabs>
      </main>
      <SiteFrame site={site} start={start} />
    </div>
  );
}

interface OpenPanelProps {
  site: WatchedSite;
  snapshot: AtlasSnapshot;
  send: AtlasActor['send'];
  actor: WatchedActor | undefined;
  /** How that actor stands at the moment that is shown. */
  shown: unknown;
}

function OpenPanel({ site: { recording, player }, snapshot, send, actor, shown }: OpenPanelProps) {
  const { moment, flow, words } = snapshot.context;
  if (snapshot.matches({ panel: 'send' }))
    return <EventsToSend actor={actor} snapshot={snapshot} send={send} />;
  if (snapshot.matches({ panel: 'data' })) {
    const { context, output, error } = (shown ?? {}) as Record<string, unknown>;
    const ends = { ...(output !== undefined && { output }), ...(error !== undefined && { error }) };
    return <pre className="data">{shownText({ context, ...ends }, 2)}</pre>;
  }
  if (snapshot.matches({ panel: 'paths' })) {
    return (
      <Paths
        player={player}
        chart={actor?.machine}
        flowName={flow}
        filter={words}
        onFlow={(chosen) => send({ type: 'flow.chosen', flow: chosen })}
        onFilter={(written) => send({ type: 'words.changed', words: written })}
      />
    );
  }
  return (
    <Messages
      recording={recording}
      moment={moment}
      chosen={actor}
      isNarrowed={snapshot.matches({ panel: { messages: 'narrowed' } })}
      onNarrow={() => send({ type: 'narrowing.toggled' })}
      onMove={(to) => send({ type: 'moment.chosen', moment: to, end: recording.end })}
    />
  );
}

/** The site itself, and which of its pages is shown. */
function SiteFrame({ site, start }: { site: WatchedSite; start: string }) {
  const { address, frame, player } = site;
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('page');
    if (typeof asked === 'string') site.open(asked);
  };
  return (
    <section className="site" aria-label="The site">
      <form className="address" onSubmit={open}>
        <input
          key={address}
          name="page"
          aria-label="Page of the site"
          defaultValue={address}
          spellCheck={false}
        />
        <button type="submit">Open</button>
      </form>
      {player.play && (
        <p className="still" role="note">
          Time stands still for a path, and the browser’s own storage is left alone. “Open” ends that.
        </p>
      )}
      <iframe title="The site" ref={frame} src={start} />
    </section>
  );
}

/** The way to the Stately inspector, which stays as it is. */
function Inspector({ isOffered, words, onOpen }: { isOffered: boolean; words: string; onOpen: () => void }) {
  return (
    <div className="inspector">
      <button type="button" disabled={!isOffered} onClick={onOpen}>
        Stately inspector
      </button>
      <p role="status">{words}</p>
    </div>
  );
}
