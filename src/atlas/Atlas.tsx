import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { ActorTree } from './ActorTree';
import { Chart } from './Chart';
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

/** The whole atlas: the actors, the chosen one's chart, what passes between them, and the site itself. */
export function Atlas({ site, start }: { site: WatchedSite; start: string }) {
  useSyncExternalStore(site.subscribe, site.version);
  const { recording, player } = site;
  const [chosen, choose] = useState<WatchedActor>();
  const [stoppedAt, stopAt] = useState<{ moment: number; of: typeof recording }>();
  const moment = stoppedAt?.of === recording ? stoppedAt.moment : undefined;
  const scene = recording.sceneAt(moment ?? recording.end);
  const lines = treeOf(recording.actors, scene);
  const running = lines.map(({ actor }) => actor);
  // The same actor in a page that was opened anew has the same name.
  const actor =
    running.find((one) => one === chosen) ??
    running.find(({ name }) => name === chosen?.name) ??
    firstChoice(running);
  const standing = actor && scene.get(actor.id);
  const { value, context, output, error } = (standing?.snapshot ?? {}) as Record<string, unknown>;
  const goTo = (to: number | undefined) =>
    stopAt(to === undefined || to >= recording.end ? undefined : { moment: to, of: recording });

  return (
    <div className="atlas">
      <header className="bar">
        <h1>Flow atlas</h1>
        <TimeTravel stops={recording.stops} moment={moment} onMove={goTo} />
        <Inspector open={site.openInspector} />
      </header>
      <ActorTree lines={lines} scene={scene} chosen={actor} onChoose={(next) => choose(next)} />
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
            <Chart machine={actor.machine} value={value} taken={standing?.taken ?? []} />
          ) : (
            <p className="hint">
              {actor ? 'This actor has no chart: it does one thing and answers.' : 'The site is starting.'}
            </p>
          )}
        </section>
        <Tabs
          label="About the chosen actor and its messages"
          tabs={{
            Messages: <Messages recording={recording} moment={moment} chosen={actor} onMove={goTo} />,
            Send: <EventsToSend actor={actor} isLive={moment === undefined} />,
            Data: (
              <pre className="data">
                {shownText(
                  { context, ...(output !== undefined && { output }), ...(error !== undefined && { error }) },
                  2,
                )}
              </pre>
            ),
            Paths: <Paths player={player} chosen={actor?.machine} />,
          }}
        />
      </main>
      <SiteFrame site={site} start={start} />
    </div>
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
function Inspector({ open }: { open: (() => Promise<string>) | undefined }) {
  const [words, say] = useState('');
  return (
    <div className="inspector">
      <button type="button" disabled={!open} onClick={() => void open?.().then(say)}>
        Stately inspector
      </button>
      <p role="status">{words}</p>
    </div>
  );
}
