import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { factsIn, namedPaths, pick, type NamedPath } from '../../tests/support/flow-paths';
import { flowsOnSite, type AnyPaths } from '../../tests/support/on-site';
import { differences } from './comparing';
import { IframeStage } from './iframe-stage';
import { shownText } from './shown-data';

type AnyPath = NamedPath<AnyEventObject>;

const pathsOf = new Map<AnyPaths, readonly AnyPath[]>();

/** A flow's paths, generated when they are asked for first. */
export function pathsIn(flow: AnyPaths): readonly AnyPath[] {
  const paths = pathsOf.get(flow) ?? namedPaths<AnyStateMachine, AnyEventObject>(flow);
  pathsOf.set(flow, paths);
  return paths;
}

/** What the paths know to send to a chart in this state. */
export function knownEvents(machine: AnyStateMachine, snapshot: unknown): readonly AnyEventObject[] {
  const flow = flowsOnSite.find((one) => one.machine.id === machine.id);
  return flow?.events(snapshot as never) ?? [];
}

/** How long each step stays to be watched, in ms. */
export const paces = { slow: 900, steady: 350, quick: 0 } as const;
export type Pace = keyof typeof paces;

export interface Play {
  readonly flow: string;
  readonly path: AnyPath;
  /** How many steps were walked and found right. */
  readonly walked: number;
  readonly status: 'opening' | 'walking' | 'paused' | 'right' | 'wrong' | 'stopped';
  /** What differs from what the specification says. */
  readonly problems: readonly string[];
}

/** Plays one path at a time on the site in the atlas's frame. */
export class Player {
  play: Play | undefined;
  pace: Pace = 'steady';
  stage: IframeStage | undefined;
  readonly #element: () => HTMLIFrameElement;
  readonly #onChange: () => void;
  #goOn: (() => void) | undefined;

  constructor(element: () => HTMLIFrameElement, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  get isPlaying(): boolean {
    return ['opening', 'walking', 'paused'].includes(this.play?.status ?? '');
  }

  async start(flow: AnyPaths, path: AnyPath): Promise<void> {
    this.stop();
    const stage = new IframeStage(this.#element(), flow);
    this.stage = stage;
    this.play = { flow: flow.flow, path, walked: 0, status: 'opening', problems: [] };
    this.#onChange();
    try {
      await this.#walk(flow, path, stage);
      if (this.stage === stage) this.#change(stage, { status: 'right' });
    } catch (error) {
      const problems = error instanceof Differing ? error.problems : [String((error as Error).message)];
      this.#change(stage, {
        status: 'wrong',
        problems: problems.map((words) => shownText(words).slice(1, -1)),
      });
    }
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#onChange();
  }

  pause(): void {
    if (this.stage && this.play?.status === 'walking') this.#change(this.stage, { status: 'paused' });
  }

  /** Goes on after a pause: to the end, or by one step. */
  resume(howFar: 'on' | 'one step'): void {
    if (!this.stage || this.play?.status !== 'paused') return;
    if (howFar === 'on') this.#change(this.stage, { status: 'walking' });
    this.#goOn?.();
  }

  /** Ends the play; what it showed stays until the site is opened anew. */
  stop(): void {
    if (!this.stage) return;
    if (this.isPlaying) this.#change(this.stage, { status: 'stopped' });
    this.stage.stop();
    this.stage = undefined;
    this.#goOn?.();
  }

  #change(stage: IframeStage, change: Partial<Play>): void {
    if (this.stage !== stage || !this.play) return;
    this.play = { ...this.play, ...change };
    this.#onChange();
  }

  async #walk(flow: AnyPaths, path: AnyPath, stage: IframeStage): Promise<void> {
    const { enter, start, after, see, alsoExpect, act, immediate = [] } = flow;
    const look = (situation: unknown) => async () => {
      const said = see(situation);
      const problems = await stage.eventually(() => {
        const { says = [], ...expected } = (situation !== start && alsoExpect?.(situation)) || {};
        const facts = stage.facts(factsIn({ ...expected, says }));
        return [
          ...differences(said, stage.screen()),
          ...differences(expected, facts),
          ...says.filter((words) => !facts.text?.includes(words)).map((words) => `"${words}" is not said`),
        ];
      });
      if (problems.length > 0) throw new Differing(problems);
    };
    await stage.open();
    await enter?.(stage);
    await look(start)();
    this.#change(stage, { status: 'walking' });
    let situation = start;
    for (const [index, event] of path.events.entries()) {
      await this.#wait(stage);
      await pick(act, event)(event, stage);
      await stage.settle();
      situation = pick(after, event)(situation, event);
      const next = path.events[index + 1];
      if (!next || !immediate.includes(next.type)) await look(situation)();
      this.#change(stage, { walked: index + 1 });
    }
  }

  /** Lets the last step be seen; while the play is paused, until it goes on. */
  async #wait(stage: IframeStage): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, paces[this.pace]));
    if (this.stage === stage && this.play?.status === 'paused') {
      await new Promise<void>((resolve) => (this.#goOn = resolve));
    }
  }
}

class Differing extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super('The screen differs from what the specification says.');
    this.problems = problems;
  }
}
