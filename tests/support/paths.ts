import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { ReactNode } from 'react';
import { ComponentStage } from './component-stage';
import { TransitionLog } from './coverage';
import { keyIn } from './edge-tour';
import {
  factsIn,
  namedPaths,
  pick,
  quickPaths,
  type FlowPaths,
  type JudgedPaths,
  type Typed,
} from './flow-paths';
import { chartDrawing, chartTaken, isAsked, takenSince, type PathNote, type WalkNote } from './path-notes';
import { scopeOf } from './screen';
import { isQuick } from './part';
import { expectAsRecorded } from './recorded';
import { recordedIn } from './recorded-text';
import { StateNotes, viewsIn, wordsOf } from './state-notes';
import { compareUnused, statesWithoutWayOn } from './unused-controls';
import { regionsIn, seeded, stepFreely, ToldBySources } from './free-walk';
import { controlsIn, viewText } from './view-text';
import { eachInItsWorld } from './each-in-its-world';
import type { World } from './world';

/** The seeds of the walks that ask no chart what can come next. */
const freeWalks = isQuick ? [1] : [1, 2, 3, 4, 5, 6, 7, 8];

declare module 'vitest' {
  interface TaskMeta {
    path?: PathNote;
    walk?: WalkNote;
  }
}

const staleStates =
  'A state shows something else than was reviewed. If it should: add `--update` to the command, and read what changed.';

/** One flow's walk through its rendered view, judged by an oracle that does not know the machine. */
export interface PathSuite<
  Machine extends AnyStateMachine,
  Event extends { type: string },
  Situation,
> extends JudgedPaths<Machine, Event, Situation> {
  /** Opens the view in the walk's world, which is watched already; `log` is what watches it. */
  readonly open: (world: World, log: TransitionLog) => Promise<void>;
  /** How a visitor, or the world, causes each event. */
  readonly act: {
    readonly [Type in Event['type']]: (event: Typed<Event, Type>, world: World) => void | Promise<void>;
  };
  /** More to hold after every event: what was sent, kept, focused. */
  readonly alsoExpect?: (situation: Situation, world: World) => void | Promise<void>;
  /** Whether the same paths are walked on the built site. */
  readonly isOnSite?: boolean;
}

/**
 * Walks every edge of a chart through its rendered view. After every event the screen is compared with what
 * the oracle says of it; at the end every transition must have been taken by the rendered flow. With `PATH_NAME` or
 * `FLOW_NAME` in the environment only the paths asked for are walked; the quick part of the tests walks `quickPaths`.
 */
export function walkPaths<Machine extends AnyStateMachine, Event extends { type: string }, Situation>(
  suite: PathSuite<Machine, Event, Situation>,
): void {
  const { flow, states, machine, act, after, see, alsoExpect } = suite;
  const log = new TransitionLog(machine);
  const notes = new StateNotes();
  const all = namedPaths<Machine, Event>(suite);
  const written = viewsIn(recordedIn(states));
  const reviewed = isQuick ? written : new Map<string, never>();
  const reviewedRegions = new Set([...written.values()].flatMap(({ state }) => regionsIn(state)));
  const told = new ToldBySources(machine.id);
  const hearing = (walked: TransitionLog) => ({
    next: (heard: InspectionEvent) => {
      walked.observer.next(heard);
      told.hear(heard);
    },
  });
  const met = new Set<string>();
  const paths = isQuick ? quickPaths(suite, all, [...reviewed.keys()]) : all;

  describe(`${flow}: ${paths.length} paths`, () => {
    let world: World;
    eachInItsWorld((fresh) => (world = fresh));

    const look = (by: string) => {
      const { snapshot } = log;
      if (!snapshot) return;
      for (const region of regionsIn(wordsOf(snapshot.value))) reviewedRegions.add(region);
      if (!isQuick) return notes.look(snapshot, keyIn(suite)(snapshot), world.region, by);
      if (!reviewed.has(by)) return;
      met.add(by);
      const shown = { state: wordsOf(snapshot.value), view: viewText(scopeOf(document.body, world.region)) };
      expect(shown, staleStates).toEqual(reviewed.get(by));
    };

    for (const { name, events, steps } of paths) {
      it.skipIf(!isAsked(process.env, flow, name))(name, async ({ task }) => {
        const note: PathNote = { flow, steps, isOnSite: suite.isOnSite ?? false, walked: 0 };
        task.meta.path = note;
        const before = new Map(log.counts);
        try {
          world.inspect = hearing(log);
          await suite.open(world, log);
          let situation = suite.start;
          expect(world.screen()).toMatchObject(see(situation));
          look('at the start');
          for (const [index, event] of events.entries()) {
            const isAwaited = event.type.startsWith('xstate.');
            await notes.during(
              () => log.snapshot,
              isAwaited,
              () => pick(act, event)(event, world),
            );
            situation = pick(after, event)(situation, event) as Situation;
            expect(world.screen(), `after ${steps[index]}`).toMatchObject(see(situation));
            await alsoExpect?.(situation, world);
            look(steps.slice(0, index + 1).join(', '));
            note.walked = index + 1;
          }
        } catch (error) {
          note.html = document.body.innerHTML;
          throw error;
        } finally {
          note.taken = takenSince(machine, log.counts, before);
        }
      });
    }

    it.skipIf(!isAsked(process.env, flow)).each(freeWalks)(
      'stands whatever its controls and sources do, in any order (%i)',
      async (seed) => {
        const random = seeded(seed);
        const steps: string[] = [];
        const free = new TransitionLog(machine);
        world.inspect = hearing(free);
        await suite.open(world, free);
        try {
          for (let step = 0; step < 25; step += 1) {
            const controls = controlsIn(scopeOf(document.body, world.region));
            steps.push(await stepFreely({ controls, told, random }));
            const now = free.snapshot ? regionsIn(wordsOf(free.snapshot.value)) : [];
            expect(now.filter((region) => written.size > 0 && !reviewedRegions.has(region))).toEqual([]);
          }
          world.close();
          await suite.open(world, free);
        } catch (error) {
          throw new Error(`After: ${steps.join(', ')}`, { cause: error });
        }
      },
    );

    it.skipIf(!isAsked(process.env, flow))('takes every transition of the chart', ({ task }) => {
      task.meta.walk = { flow, chart: chartTaken(machine, log.counts), drawing: chartDrawing(machine) };
      expect(log.missing(machine)).toEqual([]);
    });

    it.skipIf(!isAsked(process.env, flow))('shows in each state what was reviewed', async () => {
      if (isQuick) expect([...met].sort(), staleStates).toEqual([...reviewed.keys()].sort());
      else await expectAsRecorded(notes.text, states);
    });

    it.skipIf(isQuick || !isAsked(process.env, flow))('uses every control that its view offers', () => {
      expect(compareUnused(flow, notes.unused)).toEqual({ forgotten: [], old: [] });
    });

    it.skipIf(isQuick || !isAsked(process.env, flow))('leaves a visitor a way on in every state', () => {
      expect(notes.deadEnds).toEqual(Object.keys(statesWithoutWayOn[flow] ?? {}).sort());
    });
  });
}

interface Rendering {
  /** The flow's view among its routes; elsewhere it shows nothing, as on the site. */
  readonly view: ReactNode;
  /** The code that the view fetches when it is needed. */
  readonly loads?: () => Promise<unknown>;
  /** The code of the tools that the view opens. */
  readonly loadTool?: World['loadTool'];
}

/** Walks a flow's described paths through its rendered view, see `walkPaths`. */
export function walkFlow<Machine extends AnyStateMachine, Event extends { type: string }, Situation>(
  paths: FlowPaths<Machine, Event, Situation>,
  { view, loads, loadTool }: Rendering,
): void {
  let stage: ComponentStage;
  const act = Object.fromEntries(
    Object.keys(paths.act).map((type) => [
      type,
      async (event: Event) => {
        await pick(paths.act, event)(event, stage);
        await stage.settle();
      },
    ]),
  ) as unknown as PathSuite<Machine, Event, Situation>['act'];

  walkPaths<Machine, Event, Situation>({
    ...paths,
    isOnSite: true,
    open: async (world) => {
      world.region = paths.region;
      if (loadTool) {
        world.loadTool = loadTool;
        // A link that shares a trip is the site's to follow.
        world.isWhole = true;
      }
      stage = new ComponentStage(world, (place) => world.open(view, { pathname: paths.address, ...place }));
      stage.loads = loads;
      await stage.open();
      await paths.enter?.(stage);
      await stage.settle();
    },
    act,
    alsoExpect: (situation) => {
      if (!paths.alsoExpect) return;
      const expected = paths.alsoExpect(situation);
      const { says = [], ...held } = expected;
      const facts = stage.facts(factsIn(expected));
      expect(facts).toMatchObject(held);
      for (const words of says) expect(facts.text).toContain(words);
    },
  });
}
