import type { AnyStateMachine } from 'xstate';
import { transitionRows } from './chart';
import { drawingOf } from './chart-drawing';
import { transitionsOf } from './coverage';

/** What a walked path leaves behind for the report. */
export interface PathNote {
  readonly flow: string;
  readonly steps: readonly string[];
  /** Whether it can be walked on the built site as well. */
  readonly isOnSite: boolean;
  /** How many steps were walked and found right. */
  walked: number;
  /** The transitions that it took: their places in the chart's table. */
  taken?: readonly number[];
  /** The screen after each step, as data addresses: the start comes first. */
  screens?: string[];
  /** The screen where it failed: the body's HTML, or a picture as a data address. */
  html?: string;
  picture?: string;
}

/** One transition of a chart, and how often the paths took it. */
export interface TakenTransition {
  readonly state: string;
  readonly cause: string;
  readonly guard: string;
  readonly target: string;
  readonly taken: number;
}

/** What all paths of a flow together leave behind. */
export interface WalkNote {
  readonly flow: string;
  readonly chart: readonly TakenTransition[];
  readonly drawing?: ChartDrawing;
}

/** A chart for Mermaid, and for each of its lines the transitions that it stands for. */
export interface ChartDrawing {
  readonly text: string;
  readonly arrows: readonly (readonly number[])[];
}

/** The drawing of a chart for the report. */
export function chartDrawing(machine: AnyStateMachine): ChartDrawing {
  const { text, arrows } = drawingOf(machine);
  return { text, arrows: arrows.map(({ transitions }) => transitions) };
}

/** The places in the chart's table of the transitions that were taken since an earlier count. */
export function takenSince(
  machine: AnyStateMachine,
  counts: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number> = new Map(),
): number[] {
  return transitionsOf(machine).flatMap((name, index) =>
    (counts.get(name) ?? 0) > (before.get(name) ?? 0) ? [index] : [],
  );
}

/** A chart's transitions with how often each was taken, by the names that `transitionsOf` gives them. */
export function chartTaken(machine: AnyStateMachine, counts: ReadonlyMap<string, number>): TakenTransition[] {
  const names = transitionsOf(machine);
  return transitionRows(machine).map(({ state, cause, guard, target }, index) => ({
    state,
    cause,
    guard,
    target,
    taken: counts.get(names[index] ?? '') ?? 0,
  }));
}

/** Whether the run asks for this path, or for the whole flow when no name is given. */
export function isAsked(
  asked: Readonly<Record<string, string | undefined>>,
  flow: string,
  name?: string,
): boolean {
  const { FLOW_NAME: flowName = '', PATH_NAME: pathName = '' } = asked;
  const isFlow = flow.toLowerCase().includes(flowName.toLowerCase());
  return isFlow && (pathName === '' || pathName === name);
}
