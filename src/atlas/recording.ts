import type { AnyActorRef, AnyEventObject, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { nodesOf, transitionsFrom, transitionsTaken, type Transition } from '../../tests/support/chart';

/** An actor of the watched page. */
export interface WatchedActor {
  readonly id: number;
  readonly name: string;
  /** The actor that started it. The pages' own flows have none, and stand under the site. */
  readonly parent: number | undefined;
  readonly ref: AnyActorRef;
  readonly machine: AnyStateMachine | undefined;
}

export interface Message {
  readonly kind: 'message';
  readonly at: number;
  /** The sender; nobody when the view or the world sends. */
  readonly from: number | undefined;
  readonly to: number;
  readonly event: AnyEventObject;
}

type Entry =
  | Message
  | {
      readonly kind: 'state';
      readonly actor: number;
      readonly snapshot: unknown;
      /** The transitions that led here: their places in the chart's table. */
      readonly taken: readonly number[];
    }
  | { readonly kind: 'ended'; readonly actor: number };

/** How an actor stands at a moment. */
export interface Standing {
  readonly snapshot: unknown;
  readonly taken: readonly number[];
  readonly isStarted: boolean;
}

export type Scene = ReadonlyMap<number, Standing>;

/** More would only be scrolled past; what is older is told as where each actor stood. */
const entryLimit = 4000;

/** What an inspected actor says of itself beyond its type. */
interface Inspected {
  readonly _parent?: AnyActorRef;
  readonly logic?: unknown;
}

function machineOf({ logic }: Inspected): AnyStateMachine | undefined {
  const machine = logic as AnyStateMachine | undefined;
  return machine && 'root' in machine && 'states' in machine ? machine : undefined;
}

/** Actors that nobody has named are called as their chart is. */
function nameOf(ref: AnyActorRef, machine: AnyStateMachine | undefined): string {
  return machine && /^x:\d+$/.test(ref.id) ? machine.id : ref.id;
}

function played(scene: Map<number, Standing>, entries: readonly Entry[]): Map<number, Standing> {
  const standing = (actor: number) =>
    scene.get(actor) ?? { snapshot: undefined, taken: [], isStarted: false };
  for (const entry of entries) {
    if (entry.kind === 'ended') scene.delete(entry.actor);
    else if (entry.kind === 'state') {
      const { snapshot, taken } = entry;
      scene.set(entry.actor, { ...standing(entry.actor), snapshot, taken });
    } else if (entry.event.type === 'xstate.init') {
      scene.set(entry.to, { ...standing(entry.to), isStarted: true });
    }
  }
  return scene;
}

/** One line of the sequence: a message, the moment after it, and how often it came one after the other. */
export interface SequenceLine {
  readonly message: Message;
  readonly after: number;
  readonly times: number;
}

/** Whether two messages differ in numbers alone, such as how far a page is scrolled. */
function isAlike(a: Message, b: Message): boolean {
  const told = b.event as Readonly<Record<string, unknown>>;
  const isSame = Object.entries(a.event).every(
    ([key, value]) => typeof value === 'number' || value === told[key],
  );
  return a.from === b.from && a.to === b.to && isSame;
}

/** Everything that happened between the actors of one page, since it was opened. */
export class Recording {
  readonly actors: WatchedActor[] = [];
  readonly #ids = new Map<AnyActorRef, number>();
  #entries: Entry[] = [];
  /** How many entries were let go, and how the actors stood after them. */
  #gone = 0;
  #base: ReadonlyMap<number, Standing> = new Map();
  readonly #transitions = new Map<AnyStateNode, readonly Transition[]>();
  readonly #now: () => number;
  #onChange: () => void = () => {};

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  set onChange(listener: () => void) {
    this.#onChange = listener;
  }

  /** The moment after everything that has happened. */
  get end(): number {
    return this.#gone + this.#entries.length;
  }

  readonly inspect = (event: InspectionEvent): void => {
    const ref = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') this.#meet(ref);
    else if (event.type === '@xstate.event') {
      const from = event.sourceRef as AnyActorRef | undefined;
      this.#add({
        kind: 'message',
        at: this.#now(),
        from: from && this.#idOf(from),
        to: this.#idOf(ref),
        event: event.event,
      });
    } else if (event.type === '@xstate.microstep') {
      const actor = this.#idOf(ref);
      const root = this.actors[actor]?.machine?.root;
      const all = root ? this.#transitionsOf(root) : [];
      const taken = transitionsTaken(event)
        .map((definition) => all.indexOf(definition))
        .filter((place) => place >= 0);
      this.#add({ kind: 'state', actor, snapshot: event.snapshot, taken });
    } else if (event.type === '@xstate.snapshot') {
      const actor = this.#idOf(ref);
      // A chart tells of its later states step by step.
      const isNew = !this.actors[actor]?.machine || event.event.type === 'xstate.init';
      if (isNew) this.#add({ kind: 'state', actor, snapshot: event.snapshot, taken: [] });
    }
  };

  /** The places where one can stop while stepping: before each message but the first, and the end. */
  get stops(): number[] {
    const later = this.#entries.flatMap((entry, index) =>
      entry.kind === 'message' && index > 0 ? [this.#gone + index] : [],
    );
    return this.#entries.length > 0 ? [...later, this.end] : [];
  }

  /** Where the actors stand at a moment. */
  sceneAt(moment: number): Scene {
    return played(new Map(this.#base), this.#entries.slice(0, Math.max(0, moment - this.#gone)));
  }

  /** The latest messages before a moment, those that follow each other and are alike as one. */
  messagesBefore(moment: number, limit: number, isWanted: (message: Message) => boolean): SequenceLine[] {
    const lines: SequenceLine[] = [];
    let after = moment;
    for (let index = moment - this.#gone - 1; index >= 0; index -= 1) {
      const entry = this.#entries[index];
      if (entry?.kind !== 'message') continue;
      const here = after;
      after = this.#gone + index;
      if (!isWanted(entry)) continue;
      const [next] = lines;
      if (next && isAlike(entry, next.message)) lines[0] = { ...next, times: next.times + 1 };
      else if (lines.length < limit) lines.unshift({ message: entry, after: here, times: 1 });
      else break;
    }
    return lines;
  }

  #transitionsOf(root: AnyStateNode): readonly Transition[] {
    const known = this.#transitions.get(root) ?? nodesOf(root).flatMap(transitionsFrom);
    this.#transitions.set(root, known);
    return known;
  }

  #idOf(ref: AnyActorRef): number {
    return this.#ids.get(ref) ?? this.#meet(ref);
  }

  #meet(ref: AnyActorRef): number {
    const { _parent: parent } = ref as unknown as Inspected;
    const id = this.actors.length;
    this.#ids.set(ref, id);
    const machine = machineOf(ref as unknown as Inspected);
    this.actors.push({
      id,
      name: nameOf(ref, machine),
      parent: parent && this.#ids.get(parent),
      ref,
      machine,
    });
    const complete = () => this.#add({ kind: 'ended', actor: id });
    // A listener for errors on an actor without a parent would silence the report of an error that nobody handles.
    ref.subscribe(parent ? { complete, error: complete } : { complete });
    return id;
  }

  #add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > entryLimit) {
      const old = this.#entries.splice(0, entryLimit / 4);
      this.#base = played(new Map(this.#base), old);
      this.#gone += old.length;
    }
    this.#onChange();
  }
}

/** One line of the tree of actors. */
export interface TreeLine {
  readonly actor: WatchedActor;
  readonly level: number;
}

/** The actors that run at a moment, parents before their children; flows of pages stand under the site. */
export function treeOf(actors: readonly WatchedActor[], scene: Scene): TreeLine[] {
  const running = actors.filter(({ id }) => scene.get(id)?.isStarted);
  const site = running.find(({ name, parent }) => name === 'site' && parent === undefined);
  const parentOf = ({ id, parent }: WatchedActor) => parent ?? (site && id !== site.id ? site.id : undefined);
  const under = (parent: number | undefined, level: number): TreeLine[] =>
    running
      .filter((actor) => parentOf(actor) === parent)
      .flatMap((actor) => [{ actor, level }, ...under(actor.id, level + 1)]);
  return under(undefined, 1);
}

/** A state's value in words: `writing.filling`, regions one after the other. */
export function valueWords(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => {
    const within = valueWords(inner);
    return within.length === 0 ? [key] : within.map((words) => `${key}.${words}`);
  });
}
