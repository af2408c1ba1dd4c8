import fc from 'fast-check';
import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFrom,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Notice } from '../../machines/ports';
import { activeNodes, isSource, nodesOf } from './chart';

/** Texts as visitors type and paste them, and as attackers would. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      '',
      'Asha Rao',
      ' ',
      '7',
      'asha@example.com',
      '98765 43210',
      'schengen',
      'tourist',
      '2030-02-29',
      '-1',
      '1e400',
      '१२',
      '１２３４５６',
      'a\r\nBcc: x@y.example',
      '</script><img src=x onerror=alert(1)>',
      '__proto__',
      'constructor',
      'İ',
      '👩‍👩‍👧‍👦',
      '\u202Eabc',
      '\uD83D',
      '\u0000\u0007',
      '%E0%A4%A',
      '.*+?(',
      'a@'.repeat(200),
      'long '.repeat(400),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

/** Numbers that are no number of anything. */
export const anyNumber: fc.Arbitrary<number> = fc.constantFrom(7, 0, -1, 2.5, 1e21, Infinity, -Infinity, NaN);

/** One of the values of a closed list. */
export function idOf<const Value>(options: readonly { readonly value: Value }[]): fc.Arbitrary<Value> {
  return fc.constantFrom(...options.map(({ value }) => value));
}

/** An event that carries nothing. */
export const nothing = fc.constant({});

/** What goes with each event of a machine; an event that is left out does not compile. */
type PayloadsOf<Event extends EventObject> = {
  readonly [Type in Event['type']]: fc.Arbitrary<Omit<Extract<Event, { type: Type }>, 'type'>>;
};

/** Where a sequence of events has led. */
interface Walk<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  /** What happened, in order. */
  readonly events: readonly AnyEventObject[];
  /** What the machine emitted, and what it told the site and its own actors, in order. */
  readonly emitted: readonly AnyEventObject[];
}

interface PlayOf<Machine extends AnyStateMachine> {
  readonly input?: InputFrom<Machine>;
  readonly events: PayloadsOf<EventFrom<Machine>>;
  /** Where chance alone seldom leads: the way there, of which a sequence may begin with any part. */
  readonly headStart?: readonly (
    | EventFrom<Machine>
    | { readonly type: `xstate.after.${string}` }
    | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  )[];
  /** What each invoked actor may answer, by its id. */
  readonly answers?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** What is true wherever a sequence leads, by what it says. Asks every selector, so that none may throw. */
  readonly holds: (walk: Walk<Machine>) => Readonly<Record<string, boolean>>;
}

/** The ids of the notices that are raised. */
export function noticeIdsIn(events: readonly AnyEventObject[]): string[] {
  return events.flatMap(({ type, notice }) =>
    type === 'notice.raised' ? [String((notice as Notice).id)] : [],
  );
}

/** A machine, every event that it may meet, and what stays true of it. */
export interface Play {
  readonly machine: AnyStateMachine;
  /** Events of any type, in any order: sent by a page, an answer of an actor, or the end of a delay. */
  readonly events: fc.Arbitrary<readonly AnyEventObject[]>;
  /** The ids of actors whose answers are missing. */
  readonly unanswered: readonly string[];
  /** The states that no sequence has led to yet. */
  readonly unreached: () => readonly string[];
  /** The ids of the notices that it has raised so far. */
  readonly raised: () => ReadonlySet<string>;
  /** Plays a sequence to its end, or until the machine is done. Gives everything that is not as it has to be. */
  readonly flaws: (events: readonly AnyEventObject[]) => readonly string[];
}

/** In events, without a head start; most sequences are far shorter. */
const longestSequence = 25;

/** What an actor may fail with. */
const anyError: fc.Arbitrary<unknown> = fc.constantFrom(new Error('failed'), 'failed', null, {
  reason: 'rejected',
});

/** Whether a state value names states of the chart, one in each region that is active. */
function isSituation(node: AnyStateNode, value: unknown): boolean {
  if (node.type === 'parallel') {
    return Object.entries(node.states).every(([key, region]) => isSituation(region, partOf(value, key)));
  }
  if (node.type !== 'compound') return value === undefined || Object.keys(value as object).length === 0;
  const key = typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '');
  const child = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
  return child !== undefined && isSituation(child, partOf(value, key));
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** A machine that is done hears nothing more, and the answers of stopped actors do not arrive. */
function canArrive({ type }: AnyEventObject, { status, children }: AnyMachineSnapshot): boolean {
  const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return status === 'active' && (actor === undefined || Object.hasOwn(children, actor));
}

/** What a context holds as yes or no, with the reason why it is no situation of the flow. */
const booleansThatAreData: Readonly<Record<string, string>> = {
  'applicationTicket.isAwaited':
    'what the page knew of the way to it, for the source that tells it with the tickets',
};

export function booleansIn({ context }: AnyMachineSnapshot): string[] {
  return Object.entries(context as object).flatMap(([field, value]) =>
    typeof value === 'boolean' ? [field] : [],
  );
}

function alwaysTrue(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Record<string, boolean> {
  const { status, value, children } = snapshot;
  const active = activeNodes(snapshot);
  const actors = active.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const isAtEnd = active.some(({ type, parent }) => type === 'final' && parent === machine.root);
  return {
    'a situation is a state, no boolean in context': booleansIn(snapshot).every(
      (field) => `${machine.id}.${field}` in booleansThatAreData,
    ),
    'it is done at an end of the chart, and active before': status === (isAtEnd ? 'done' : 'active'),
    'it is in states of the chart': isSituation(machine.root, value),
    'an actor runs exactly while its state is active':
      isAtEnd || Object.keys(children).sort().join() === actors.sort().join(),
  };
}

/**
 * Prepares a machine to be played: steps are pure, nothing runs and no time passes. What holds is asked at the end
 * of a sequence, since every beginning of one is a sequence too.
 */
export function playOf<Machine extends AnyStateMachine>(machine: Machine, given: PlayOf<Machine>): Play {
  const nodes = nodesOf(machine.root);
  const actors = nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => (isSource(machine, src) ? [] : id)),
  );
  const { headStart = [], answers = {}, holds } = given;
  const payloads = Object.entries(given.events) as [string, fc.Arbitrary<object>][];

  const emitted: AnyEventObject[] = [];
  const self = createActor<AnyStateMachine>(machine, { input: given.input });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: { type: string; params?: unknown }) => {
      if (action.type !== 'xstate.emit' && action.type !== 'xstate.sendTo') return;
      const { event } = action.params as { event: AnyEventObject };
      emitted.push((event['event'] as AnyEventObject | undefined) ?? event);
    },
  };
  const initial: AnyMachineSnapshot = machine.getInitialSnapshot(scope, given.input);
  const emittedAtStart = [...emitted];
  const reached = new Set<AnyStateNode>(activeNodes(initial));
  const raised = new Set<string>();

  const event = fc.oneof(
    ...payloads.map(([type, payload]) => payload.map((fields) => ({ ...fields, type }))),
    ...actors.flatMap((id) => [
      (answers[id] ?? nothing).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      anyError.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ]),
    ...nodes.flatMap(({ after }) => after.map(({ eventType }) => fc.constant({ type: eventType }))),
  );

  return {
    machine,
    events: fc
      .tuple(
        fc.nat({ max: headStart.length }),
        fc.array(event, { minLength: 1, maxLength: longestSequence, size: 'small' }),
      )
      .map(([steps, further]) => [...headStart.slice(0, steps), ...further]),
    unanswered: actors.filter((id) => !Object.hasOwn(answers, id)),
    unreached: () =>
      nodes.filter((node) => node.type !== 'history' && !reached.has(node)).map(({ id }) => id),
    raised: () => raised,
    flaws: (events) => {
      emitted.splice(0, Infinity, ...emittedAtStart);
      const happened: AnyEventObject[] = [];
      let snapshot = initial;
      for (const event of events) {
        if (!canArrive(event, snapshot)) continue;
        happened.push(event);
        snapshot = machine.transition(snapshot, event, scope);
      }
      for (const node of activeNodes(snapshot)) reached.add(node);
      for (const id of noticeIdsIn(emitted)) raised.add(id);
      const truths = {
        ...alwaysTrue(machine, snapshot),
        'everything emitted has a type': emitted.every(({ type }) => typeof type === 'string'),
        ...holds({ snapshot: snapshot as SnapshotFrom<Machine>, events: happened, emitted }),
      };
      return Object.entries(truths).flatMap(([truth, isTrue]) => (isTrue ? [] : [truth]));
    },
  };
}
