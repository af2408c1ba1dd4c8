import type { AnyStateMachine, AnyStateNode } from 'xstate';

interface Named {
  readonly type: string;
  readonly params?: unknown;
}

interface Transition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target?: readonly AnyStateNode[];
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

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function transitionsFrom(node: AnyStateNode): Transition[] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat();
}

function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.machine.id : node.path.join('.');
}

function chartId(node: AnyStateNode): string {
  return node.path.length === 0 ? 'root' : node.path.join('_').replaceAll('-', '_');
}

/** A guard's or an action's name, with the parameters that tell two uses of it apart. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') {
    const inner = (part as { guards?: readonly unknown[] }).guards;
    return inner ? `${part.name}(${inner.map(nameOf).join(', ')})` : part.name;
  }
  const { type, params } = part as Named;
  const given = params && typeof params === 'object' ? Object.values(params).join(', ') : '';
  return given ? `${type}(${given})` : type;
}

/** What causes a transition, as one would say it. */
function causeOf({ eventType }: Transition): string {
  if (eventType === '') return 'always';
  const [prefix, kind, part] = eventType.split('.', 3);
  if (prefix !== 'xstate') return eventType;
  if (kind === 'after') return `after ${part}`;
  if (eventType.startsWith('xstate.done.actor.')) return `${eventType.slice(18)} done`;
  if (eventType.startsWith('xstate.error.actor.')) return `${eventType.slice(19)} failed`;
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  return eventType;
}

function actionNames(actions: readonly unknown[]): string {
  return actions.map(nameOf).join(', ');
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
    const lifecycle = [
      ...(node.entry.length > 0 ? [{ cause: 'entered', actions: actionNames(node.entry) }] : []),
      ...(node.exit.length > 0 ? [{ cause: 'left', actions: actionNames(node.exit) }] : []),
      ...node.invoke.map(({ id }) => ({ cause: 'while here', actions: `runs ${id}` })),
    ].map((row) => ({ state: pathOf(node), guard: '', target: '', ...row }));
    return [...lifecycle, ...transitionRowsFrom(node)];
  });
}

function stateLines(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  if (children.length === 0) return [`${indent}state "${node.key}" as ${chartId(node)}`];
  const inner = `${indent}  `;
  const body =
    node.type === 'parallel'
      ? children.flatMap((child, index) => [
          ...(index > 0 ? [`${inner}--`] : []),
          ...stateLines(child, inner),
        ])
      : [
          ...node.initial.target.map((target) => `${inner}[*] --> ${chartId(target)}`),
          ...children.flatMap((child) => stateLines(child, inner)),
        ];
  if (node.path.length === 0) return body;
  return [`${indent}state "${node.key}" as ${chartId(node)} {`, ...body, `${indent}}`];
}

function arrowsOf(machine: AnyStateMachine): string[] {
  const labels = new Map<string, string[]>();
  for (const node of nodesOf(machine.root)) {
    for (const transition of transitionsFrom(node)) {
      for (const target of transition.target ?? []) {
        const arrow = `${chartId(node)} --> ${chartId(target)}`;
        const guard = transition.guard === undefined ? '' : ` [${nameOf(transition.guard)}]`;
        labels.set(arrow, [...(labels.get(arrow) ?? []), `${causeOf(transition)}${guard}`]);
      }
    }
  }
  return [...labels]
    .filter(([arrow]) => !arrow.startsWith('root '))
    .map(([arrow, causes]) => `  ${arrow}: ${[...new Set(causes)].join('<br>')}`);
}

/** The chart as a Mermaid state diagram; transitions that stay where they are stand in the table only. */
export function mermaidOf(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', '  direction TB', ...stateLines(machine.root, '  '), ...arrowsOf(machine)].join(
    '\n',
  );
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
