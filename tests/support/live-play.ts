import fc from 'fast-check';
import {
  createActor,
  SimulatedClock,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { booleansIn, noticeIdsIn, type Play } from './arbitraries';
import { activeNodes, nodesOf } from './chart';

interface LivePlay {
  readonly input?: unknown;
  /** Every event that the machine may meet; `pass` with `ms` lets time go by, `again` is an event so many times. */
  readonly events: fc.Arbitrary<AnyEventObject>;
  /** Actors in the place of those that the machine starts. */
  readonly actors?: Readonly<Record<string, AnyActorLogic>>;
  /** What is true wherever a sequence leads, by what it says. */
  readonly holds: (walk: {
    readonly snapshot: AnyMachineSnapshot;
    readonly events: readonly AnyEventObject[];
  }) => Readonly<Record<string, boolean>>;
}

/** Prepares a machine that starts others to be played: each sequence goes to a live actor on a clock of its own. */
export function livePlayOf(machine: AnyStateMachine, { input, events, actors = {}, holds }: LivePlay): Play {
  const played = machine.provide({ actors } as never) as AnyStateMachine;
  const reached = new Set<string>();
  const raised = new Set<string>();
  return {
    machine,
    events: fc.array(events, { minLength: 1, maxLength: 25, size: 'small' }),
    unanswered: [],
    unreached: () =>
      nodesOf(machine.root)
        .map(({ id }) => id)
        .filter((id) => !reached.has(id)),
    raised: () => raised,
    flaws: (sequence) => {
      const clock = new SimulatedClock();
      const actor = createActor(played, {
        input,
        clock,
        inspect: (heard: InspectionEvent) => {
          if (heard.type !== '@xstate.event' || heard.event.type !== 'notices.forward') return;
          for (const id of noticeIdsIn([heard.event['event']])) raised.add(id);
        },
      } as never);
      const note = (snapshot: AnyMachineSnapshot) => {
        for (const { id } of activeNodes(snapshot)) reached.add(id);
      };
      actor.subscribe({ next: note, error: () => {} });
      actor.start();
      note(actor.getSnapshot());
      const happened: AnyEventObject[] = [];
      const each = sequence.flatMap((event) =>
        event.type === 'again' ? Array.from({ length: event['times'] }, () => event['event']) : event,
      ) as AnyEventObject[];
      for (const event of each) {
        const { status, children } = actor.getSnapshot();
        if (status !== 'active') break;
        // The answers of actors that are not there do not arrive.
        const answering = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1];
        if (answering !== undefined && !Object.hasOwn(children, answering)) continue;
        happened.push(event);
        if (event.type === 'pass') clock.increment(event['ms']);
        else actor.send(event);
      }
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      const truths = {
        'it does not break down': snapshot.status !== 'error',
        'a situation is a state, no boolean in context': booleansIn(snapshot).length === 0,
        ...holds({ snapshot, events: happened }),
      };
      actor.stop();
      return Object.entries(truths).flatMap(([truth, isTrue]) => (isTrue ? [] : [truth]));
    },
  };
}
