import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';

interface Named {
  readonly type: string;
  readonly params?: unknown;
}

/** One transition as the running definition holds it. */
export interface Transition {
  readonly source: AnyStateNode;
  readonly eventType: string;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target?: readonly AnyStateNode[] | undefined;
}

/** One row of a chart's table: what a state does when something happens. */
export interface Row {
  readonly state: string;
  readonly cause: string;
  readonly guard: string;
  readonly target: string;
  readonly actions: string;
}

/** What a machine consists of, read from its running definition. */
export interface ChartFacts {
  readonly states: number;
  readonly transitions: number;
  readonly guards: readonly string[];
  readonly delays: readonly string[];
  readonly actors: readonly string[];
}

/** A state and everything in it. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/**
 * The transitions that an inspected step has taken. XState 5 says them in a field with an underscore and nowhere else:
 * docs/xstate-6.md.
 */
export function transitionsTaken(event: InspectionEvent): readonly Transition[] {
  return event.type === '@xstate.microstep' ? (event._transitions as Transition[]) : [];
}

/** The states that a chart is in. XState 5 says them in a field with an underscore and nowhere else: docs/xstate-6.md. */
export function activeNodes({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] {
  return nodes;
}

/** What a state does when something happens, in the order of the chart. */
export function transitionsFrom(node: AnyStateNode): Transition[] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat();
}

/** Whether an invoked actor only tells events: it is never done, and where it fails the flow does. */
export function isSource(machine: AnyStateMachine, src: unknown): boolean {
  const logic = machine.implementations.actors[src as string] as { isSource?: true } | undefined;
  return logic?.isSource === true;
}

/** A state's place in its chart: `form.filling`; the chart's own name for its root. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.machine.id : node.path.join('.');
}

interface BuiltIn {
  readonly name: string;
  readonly guards?: readonly unknown[];
  readonly event?: unknown;
  readonly id?: unknown;
  readonly sendId?: unknown;
}

/** What a built-in action is about, as the chart's author wrote it: the event it raises, the name it cancels. */
function subjectOf({ event, id, sendId }: BuiltIn): string {
  const subject = (event as Named | undefined)?.type ?? sendId ?? id;
  return typeof subject === 'string' ? subject : '';
}

/** A guard's or an action's name, with the parameters that tell two uses of it apart. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') {
    const builtIn = part as unknown as BuiltIn;
    const inner = builtIn.guards?.map(nameOf).join(', ') ?? subjectOf(builtIn);
    return inner ? `${builtIn.name}(${inner})` : builtIn.name;
  }
  const { type, params } = part as Named;
  const given = params && typeof params === 'object' ? Object.values(params).join(', ') : '';
  return given ? `${type}(${given})` : type;
}

/** The library raises and cancels an event of its own for each delay: no word of the author's. */
function isOfDelay(action: unknown): boolean {
  return typeof action === 'function' && subjectOf(action as unknown as BuiltIn).startsWith('xstate.after.');
}

/** What causes a transition, as one would say it. */
export function causeOf({ eventType }: Transition): string {
  if (eventType === '') return 'always';
  const [prefix, kind, part] = eventType.split('.', 3);
  if (prefix !== 'xstate') return eventType;
  if (kind === 'after') return `after ${part}`;
  if (eventType.startsWith('xstate.done.actor.')) return `${eventType.slice(18)} done`;
  if (eventType.startsWith('xstate.error.actor.')) return `${eventType.slice(19)} failed`;
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  return eventType;
}

/** Actions by name, without those that the library adds for delays. */
export function actionNames(actions: readonly unknown[]): string {
  return actions
    .filter((action) => !isOfDelay(action))
    .map(nameOf)
    .join(', ');
}

/** What a state does on entry, on exit and while it lasts. */
export function lifecycleOf(node: AnyStateNode): { cause: string; actions: string }[] {
  return [
    { cause: 'entered', actions: actionNames(node.entry) },
    { cause: 'left', actions: actionNames(node.exit) },
    ...node.invoke.map(({ id }) => ({ cause: 'while here', actions: `runs ${id}` })),
  ].filter(({ actions }) => actions !== '');
}

function transitionRowsFrom(node: AnyStateNode): Row[] {
  return transitionsFrom(node).map((transition) => ({
    state: pathOf(node),
    cause: causeOf(transition),
    guard: transition.guard === undefined ? '' : nameOf(transition.guard),
    target: transition.target?.map(pathOf).join(', ') ?? 'stays',
    actions: actionNames(transition.actions),
  }));
}

/** Every transition of the chart, each guarded branch on its own, in the order of `transitionsOf`. */
export function transitionRows(machine: AnyStateMachine): Row[] {
  return nodesOf(machine.root).flatMap(transitionRowsFrom);
}

function rowsOf(machine: AnyStateMachine): Row[] {
  return nodesOf(machine.root).flatMap((node) => {
    const lifecycle = lifecycleOf(node).map((row) => ({
      state: pathOf(node),
      guard: '',
      target: '',
      ...row,
    }));
    return [...lifecycle, ...transitionRowsFrom(node)];
  });
}

/** Every transition of the chart as a Markdown table. */
export function tableOf(machine: AnyStateMachine): string {
  const cell = (text: string) => (text === '' ? '' : `\`${text}\``);
  return [
    '| in | when | if | then | and |',
    '| --- | --- | --- | --- | --- |',
    ...rowsOf(machine).map(
      ({ state, cause, guard, target, actions }) =>
        `| \`${state}\` | ${cause} | ${cell(guard)} | ${target === 'stays' || target === '' ? target : cell(target)} | ${actions} |`,
    ),
  ].join('\n');
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

export function chartFacts(machine: AnyStateMachine): ChartFacts {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsFrom);
  return {
    states: nodes.length - 1,
    transitions: transitions.length,
    guards: unique(
      transitions.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard).replace(/\(.*/, '')])),
    ),
    delays: unique(nodes.flatMap(({ after }) => after.map(({ delay }) => String(delay)))),
    actors: unique(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src)))),
  };
}
