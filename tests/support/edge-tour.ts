import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** What a tour needs to know of a flow. */
export interface TourOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** The events that the view can cause in this state: representatives of each kind, done, error and after included. */
  events: (snapshot: SnapshotFrom<Machine>) => readonly EventFromLogic<Machine>[];
  /** Tells states apart: the state value and every fact that a guard reads. */
  key: (snapshot: SnapshotFrom<Machine>) => string;
  /** An upper bound for the events that are tried; a chart that needs more is refused. */
  limit: number;
}

type Path<Machine extends AnyStateMachine> = readonly EventFromLogic<Machine>[];

function serialized(path: readonly unknown[]): string {
  return path.map((event) => JSON.stringify(event)).join('\n');
}

/** Without the paths that another path begins with. */
function withoutPrefixes<Event>(paths: readonly (readonly Event[])[]): (readonly Event[])[] {
  const longestFirst = [...paths].sort((a, b) => b.length - a.length);
  const begun = new Set<string>();
  return longestFirst.filter((path) => {
    if (begun.has(serialized(path))) return false;
    path.forEach((_, index) => begun.add(serialized(path.slice(0, index + 1))));
    return true;
  });
}

function replayedKey<Machine extends AnyStateMachine>(
  machine: Machine,
  path: Path<Machine>,
  { input, key }: TourOptions<Machine>,
): string {
  const [start] = initialTransition(machine as AnyStateMachine, input);
  const end = path.reduce(
    (snapshot, event) => transition(machine as AnyStateMachine, snapshot, event)[0],
    start,
  );
  return key(end as SnapshotFrom<Machine>);
}

/**
 * The shortest walks that take every edge of the chart: to each state by the shortest path, then on by each of
 * its events; walks that another walk begins with are left out. Throws when a walk, replayed, ends elsewhere,
 * because then `key` leaves out something that matters.
 */
export function edgeTour<Machine extends AnyStateMachine>(
  machine: Machine,
  options: TourOptions<Machine>,
): Path<Machine>[] {
  const traversal = {
    input: options.input,
    events: options.events as (snapshot: unknown) => EventFromLogic<Machine>[],
    serializeState: options.key as (snapshot: unknown) => string,
    limit: options.limit,
  } as never;
  const shortest = new Map<string, Path<Machine>>(
    getShortestPaths(machine, traversal).map(({ state, steps }) => [
      options.key(state as SnapshotFrom<Machine>),
      steps.map(({ event }) => event as EventFromLogic<Machine>).filter(({ type }) => type !== 'xstate.init'),
    ]),
  );
  const paths = Object.values(getAdjacencyMap(machine, traversal)).flatMap(({ state, transitions }) => {
    const source = options.key(state as SnapshotFrom<Machine>);
    const start = shortest.get(source) ?? [];
    return Object.values(
      transitions as Record<string, { event: EventFromLogic<Machine>; state: unknown }>,
    ).map((edge) => {
      const path = [...start, edge.event];
      const target = options.key(edge.state as SnapshotFrom<Machine>);
      const replayed = replayedKey(machine, path, options);
      if (replayed !== target) {
        throw new Error(`The key misses a fact: a path to ${target} leads, replayed, to ${replayed}.`);
      }
      return path;
    });
  });
  return withoutPrefixes(paths);
}
