import {
  createActor,
  initialTransition,
  SimulatedClock,
  transition,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';
import type { OutgoingMail } from '../../machines/ports';
import { TransitionLog, transitionName } from './coverage';
import { edgeTour, type TourOptions } from './edge-tour';
import type { Screen } from './screen';
import type { Facts, Kept, Stage } from './stage';
import { wordsOf } from './state-notes';

export type Typed<Event, Type> = Extract<Event, { type: Type }>;

/** What is expected beside the screen; `says` are texts that must stand somewhere on it. */
export type Held = Partial<Omit<Facts, 'mails' | 'kept'>> & {
  readonly mails?: readonly Partial<OutgoingMail>[];
  readonly kept?: Kept;
  readonly says?: readonly string[];
};

/** The paths of a flow in words: the events that are walked, the world's own included, and each as a tester would say it. */
interface Tour<Machine extends AnyStateMachine, Event extends { type: string }> extends TourOptions<
  Machine,
  Event
> {
  readonly say: { readonly [Type in Event['type']]: (event: Typed<Event, Type>) => string };
}

/** A flow's paths, and an oracle written by hand from the specification that does not know the machine. */
export interface JudgedPaths<
  Machine extends AnyStateMachine,
  Event extends { type: string },
  Situation,
> extends Tour<Machine, Event> {
  readonly flow: string;
  /** Where what the view shows in each state is recorded: a path from the project's root. */
  readonly states: string;
  /** Paths that the quick part walks besides: by what they meet on the way, not by their own events. */
  readonly alsoQuick?: readonly string[];
  readonly start: Situation;
  /** What the specification says the event does, written by hand. */
  readonly after: {
    readonly [Type in Event['type']]: (situation: Situation, event: Typed<Event, Type>) => Situation;
  };
  /** What the visitor sees in a situation, written by hand. */
  readonly see: (situation: Situation) => Partial<Screen>;
}

/** One flow's paths, without the place where they are walked. */
export interface FlowPaths<
  Machine extends AnyStateMachine,
  Event extends { type: string },
  Situation,
> extends JudgedPaths<Machine, Event, Situation> {
  /** Where the flow is on the built site: its page, and a selector of its part of the page. */
  readonly address: string;
  readonly region: string;
  /** How the flow is entered from its page, when the page does not begin with it. */
  readonly enter?: (stage: Stage) => Promise<void>;
  /** How a visitor, or the world, causes each event. */
  readonly act: {
    readonly [Type in Event['type']]: (event: Typed<Event, Type>, stage: Stage) => void | Promise<void>;
  };
  /** What else holds in a situation: what was sent, kept, focused. */
  readonly alsoExpect?: (situation: Situation) => Held;
  /** Events that the built site causes at once by itself: nobody sees the situation before them there. */
  readonly immediate?: readonly Event['type'][];
}

/** A path with the words that a tester reads. */
export interface NamedPath<Event> {
  readonly name: string;
  readonly events: readonly Event[];
  readonly steps: readonly string[];
}

/** The entry of a table by an event's type. */
export function pick<Type extends string, Event extends { type: Type }, Result>(
  table: { readonly [Key in Type]: (...given: never[]) => Result },
  event: Event,
): (...given: unknown[]) => Result {
  const entry = table[event.type];
  if (!entry) throw new Error(`The driver has no entry for ${event.type}.`);
  return entry as unknown as (...given: unknown[]) => Result;
}

/** The paths of a flow in the tour's order; one that reads like an earlier one has its number behind it. */
export function namedPaths<Machine extends AnyStateMachine, Event extends { type: string }>(
  tour: Tour<Machine, Event>,
): NamedPath<Event>[] {
  const repeats = new Map<string, number>();
  return edgeTour(tour).map((events) => {
    const steps = events.map((event) => pick(tour.say, event)(event));
    const words = steps.join(', ');
    const repeat = (repeats.get(words) ?? 0) + 1;
    repeats.set(words, repeat);
    return { name: repeat > 1 ? `${words} (${repeat})` : words, events, steps };
  });
}

/** The transitions that a path takes in the chart alone, without view and world: their names, and how often. */
export function transitionsAlong<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
  events: readonly { type: string }[],
): ReadonlyMap<string, number> {
  const log = new TransitionLog(machine);
  const actor = createActor<AnyStateMachine>(machine, {
    input,
    inspect: log.observer,
    clock: new SimulatedClock(),
  });
  actor.start();
  for (const event of events) actor.send(event);
  actor.stop();
  return log.counts;
}

/** What a path takes in the chart alone: its transitions by name, and each event with the states before and after it. */
function stepsAlong(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly { type: string }[],
): Set<string> {
  let [snapshot] = initialTransition(machine, input);
  const along = new Set<string>();
  for (const event of events) {
    for (const taken of machine.getTransitionData(snapshot, event)) along.add(transitionName(taken));
    const [next] = transition(machine, snapshot, event);
    along.add(`${wordsOf(snapshot.value)} → ${JSON.stringify(event)} → ${wordsOf(next.value)}`);
    snapshot = next;
  }
  return along;
}

/**
 * The part of the paths that the quick tests walk: the fewest that together take each event from each state, and come to what
 * was reviewed by the same steps; `reviewed` has those steps in words.
 */
export function quickPaths<Event extends { type: string }>(
  {
    machine,
    input,
    alsoQuick = [],
  }: {
    readonly machine: AnyStateMachine;
    readonly input?: unknown;
    readonly alsoQuick?: readonly string[];
  },
  paths: readonly NamedPath<Event>[],
  reviewed: readonly string[],
): NamedPath<Event>[] {
  const takenBy = ({ events, steps }: NamedPath<Event>) => [
    ...stepsAlong(machine, input, events),
    ...steps
      .map((_, index) => steps.slice(0, index + 1).join(', '))
      .filter((words) => reviewed.includes(words)),
  ];
  const chosen = new Set(coveringPaths(paths, takenBy, ({ events }) => events.length));
  return paths.filter((path) => chosen.has(path) || alsoQuick.includes(path.name));
}

/** The fewest paths, chosen greedily, that together take every transition that all of them take. */
export function coveringPaths<Path>(
  paths: readonly Path[],
  takenBy: (path: Path) => Iterable<string>,
  lengthOf: (path: Path) => number,
): Path[] {
  const taken = new Map(paths.map((path) => [path, new Set(takenBy(path))]));
  const owed = new Set([...taken.values()].flatMap((names) => [...names]));
  const gainOf = (path: Path) => [...(taken.get(path) ?? [])].filter((name) => owed.has(name)).length;
  const chosen: Path[] = [];
  while (owed.size > 0) {
    const best = paths.reduce((a, b) => {
      const gain = gainOf(b) - gainOf(a);
      return gain > 0 || (gain === 0 && lengthOf(b) < lengthOf(a)) ? b : a;
    });
    chosen.push(best);
    for (const name of taken.get(best) ?? []) owed.delete(name);
  }
  return chosen;
}

/** The names of the facts that an oracle speaks of. */
export function factsIn({ says, ...held }: Held): (keyof Facts)[] {
  return [...(Object.keys(held) as (keyof Facts)[]), ...(says ? (['text'] as const) : [])];
}
