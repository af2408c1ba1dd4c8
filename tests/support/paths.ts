import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { TransitionLog, transitionsOf } from './coverage';
import { edgeTour, type TourOptions } from './edge-tour';
import type { Screen } from './screen';
import { World } from './world';

type Typed<Event, Type> = Extract<Event, { type: Type }>;

/** One flow's walk through its rendered view, judged by an oracle that does not know the machine. */
export interface PathSuite<
  Machine extends AnyStateMachine,
  Event extends { type: string },
  Situation,
> extends TourOptions<Machine> {
  readonly flow: string;
  readonly machine: Machine;
  readonly open: (world: World, log: TransitionLog) => Promise<void>;
  /** How a visitor, or the world, causes each event. */
  readonly act: {
    readonly [Type in Event['type']]: (event: Typed<Event, Type>, world: World) => void | Promise<void>;
  };
  /** Each event as a tester would say it. */
  readonly say: { readonly [Type in Event['type']]: (event: Typed<Event, Type>) => string };
  readonly start: Situation;
  /** What the specification says the event does, written by hand. */
  readonly after: {
    readonly [Type in Event['type']]: (situation: Situation, event: Typed<Event, Type>) => Situation;
  };
  /** What the visitor sees in a situation, written by hand. */
  readonly see: (situation: Situation) => Partial<Screen>;
  /** More to hold in every situation: what was sent, kept, focused. */
  readonly hold?: (situation: Situation, world: World) => void;
}

function pick<Type extends string, Event extends { type: Type }, Result>(
  table: { readonly [Key in Type]: (...given: never[]) => Result },
  event: Event,
): (...given: unknown[]) => Result {
  const entry = table[event.type];
  if (!entry) throw new Error(`The driver has no entry for ${event.type}.`);
  return entry as unknown as (...given: unknown[]) => Result;
}

/**
 * Walks every edge of a chart through its rendered view. After every event the whole screen is compared with
 * what the oracle says; at the end every transition must have been taken by the rendered flow.
 */
export function walkPaths<Machine extends AnyStateMachine, Event extends { type: string }, Situation>(
  suite: PathSuite<Machine, Event, Situation>,
): void {
  const { flow, machine, act, say, after, see, hold } = suite;
  const log = new TransitionLog(machine);
  const paths = edgeTour(machine, suite) as unknown as (readonly Event[])[];

  describe(`${flow}: ${paths.length} paths`, () => {
    let world: World;
    beforeEach(() => {
      vi.useFakeTimers();
      sessionStorage.clear();
      localStorage.clear();
      world = new World();
    });
    afterEach(() => {
      world.close();
      vi.useRealTimers();
    });
    afterAll(() => {
      const total = transitionsOf(machine).length;
      const missing = log.missing(machine).length;
      console.info(`${flow}: ${paths.length} paths, ${total - missing} of ${total} transitions`);
    });

    const names = new Map<string, number>();
    for (const path of paths) {
      const words = path.map((event) => pick(say, event)(event)).join(', ');
      const repeat = (names.get(words) ?? 0) + 1;
      names.set(words, repeat);
      it(repeat > 1 ? `${words} (${repeat})` : words, async () => {
        await suite.open(world, log);
        let situation = suite.start;
        expect(world.screen()).toMatchObject(see(situation));
        for (const event of path) {
          await pick(act, event)(event, world);
          situation = pick(after, event)(situation, event) as Situation;
          expect(world.screen(), `after ${pick(say, event)(event)}`).toMatchObject(see(situation));
          hold?.(situation, world);
        }
      });
    }

    it('takes every transition of the chart', () => {
      expect(log.missing(machine)).toEqual([]);
    });
  });
}

export type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;
