import type { AnyStateMachine } from 'xstate';
import { flowsOnSite } from '../../tests/support/on-site';
import { pathsIn, paces, type Pace, type Player } from './player';

const outcomes = {
  opening: 'Opens the site…',
  walking: 'Walks…',
  paused: 'Paused.',
  right: 'Every step is as the specification says.',
  wrong: 'Differs from what the specification says:',
  stopped: 'Stopped.',
} as const;

interface PathsProps {
  player: Player;
  /** The chart that is looked at: its paths are listed where no others were asked for. */
  chart: AnyStateMachine | undefined;
  flowName: string | undefined;
  /** What the names of the listed paths have to hold. */
  filter: string;
  onFlow: (flow: string) => void;
  onFilter: (words: string) => void;
}

/** The generated paths by their names, each to be played on the site. */
export function Paths({ player, chart, flowName, filter, onFlow, onFilter }: PathsProps) {
  const flow =
    flowsOnSite.find((one) => one.flow === (flowName ?? player.play?.flow)) ??
    flowsOnSite.find(({ machine }) => machine.id === chart?.id) ??
    flowsOnSite[0];
  if (!flow) return null;
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const paths = pathsIn(flow).filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <div className="paths">
      <div className="find">
        <label>
          Flow
          <select value={flow.flow} onChange={({ target }) => onFlow(target.value)}>
            {flowsOnSite.map(({ flow: name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="wide">
          Words in its name
          <input type="search" value={filter} onChange={({ target }) => onFilter(target.value)} />
        </label>
        <label>
          Pace
          <select value={player.pace} onChange={({ target }) => player.setPace(target.value as Pace)}>
            {Object.keys(paces).map((pace) => (
              <option key={pace}>{pace}</option>
            ))}
          </select>
        </label>
      </div>
      <Playing player={player} />
      <p className="hint">
        {paths.length} of {pathsIn(flow).length} paths
      </p>
      <ul className="names">
        {paths.map((path) => (
          <li key={path.name}>
            <button type="button" onClick={() => void player.start(flow, path)}>
              <span aria-hidden="true">▶</span> {path.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The path that is being played: its steps, and what differed. */
function Playing({ player }: { player: Player }) {
  const { play } = player;
  if (!play) return null;
  const { path, walked, status, problems } = play;
  return (
    <section className={`playing ${status}`} aria-label="The path that is played">
      <div className="controls">
        <p role="status">
          {outcomes[status]} {walked} of {path.steps.length}
        </p>
        {status === 'walking' && (
          <button type="button" onClick={() => player.pause()}>
            Pause
          </button>
        )}
        {status === 'paused' && (
          <>
            <button type="button" onClick={() => player.resume('on')}>
              Go on
            </button>
            <button type="button" onClick={() => player.resume('one step')}>
              One step
            </button>
          </>
        )}
        {player.isPlaying && (
          <button type="button" onClick={() => player.stop()}>
            Stop
          </button>
        )}
      </div>
      {problems.length > 0 && (
        <ul className="problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ol>
        {path.steps.map((step, index) => (
          <li
            // Steps repeat within a path; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={index < walked ? 'right' : index === walked && status === 'wrong' ? 'wrong' : ''}
            aria-current={index === walked && player.isPlaying ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
