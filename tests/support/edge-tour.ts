import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** An upper bound for the events that are tried; a chart that needs more is refused. */
const limit = 4000;

/** What a tour needs to know of a flow. */
export interface TourOptions<Machine extends AnyStateMachine, Event extends { type: string }> {
  readonly machine: Machine;
  readonly input?: InputFrom<Machine>;
  /** The events that the view can cause in this state: representatives of each kind, done, error and after included. */
  readonly events: (snapshot: SnapshotFrom<Machine>) => readonly Event[];
  /** Tells states apart where the state value alone does not: that, and every fact that a guard reads. */
  readonly key?: (snapshot: SnapshotFrom<Machine>) => string;
}

/** What tells the states of a tour apart. */
export function keyIn<Machine extends AnyStateMachine>({
  key = ({ value }: AnyMachineSnapshot) => JSON.stringify(value),
}: Pick<TourOptions<Machine, never>, 'key'>): (snapshot: unknown) => string {
  return key as (snapshot: unknown) => string;
}

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

function replayed(machine: AnyStateMachine, input: unknown, path: readonly { type: string }[]): unknown {
  const [start] = initialTransition(machine, input);
  return path.reduce((snapshot, event) => transition(machine, snapshot, event)[0], start);
}

/**
 * The shortest walks that take every edge of the chart: to each state by the shortest path, then on by each of
 * its events; walks that another walk begins with are left out. Throws when a walk, replayed, ends elsewhere,
 * because then `key` leaves out something that matters.
 */
export function edgeTour<Machine extends AnyStateMachine, Event extends { type: string }>(
  tour: TourOptions<Machine, Event>,
): (readonly Event[])[] {
  const { machine, input, events } = tour;
  const key = keyIn(tour);
  const traversal = { input, events, serializeState: key, limit } as never;
  const shortest = new Map<string, readonly Event[]>(
    getShortestPaths(machine, traversal).map(({ state, steps }) => [
      key(state),
      steps.map(({ event }) => event as unknown as Event).filter(({ type }) => type !== 'xstate.init'),
    ]),
  );
  const paths = Object.values(getAdjacencyMap(machine, traversal)).flatMap(({ state, transitions }) => {
    const start = shortest.get(key(state)) ?? [];
    return Object.values(transitions as Record<string, { event: Event; state: unknown }>).map((edge) => {
      const path = [...start, edge.event];
      const target = key(edge.state);
      const end = key(replayed(machine, input, path));
      if (end !== target) {
        throw new Error(`The key misses a fact: a path to ${target} leads, replayed, to ${end}.`);
      }
      return path;
    });
  });
  return withoutPrefixes(paths);
}
