import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  actionNames,
  causeOf,
  lifecycleOf,
  nameOf,
  nodesOf,
  pathOf,
  transitionsFrom,
  type Transition,
} from './chart';

/** One line of a drawing, and the transitions that it stands for: their places in `transitionRows`. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly transitions: readonly number[];
}

/** A chart as Mermaid draws it. */
export interface Drawing {
  readonly text: string;
  /** In the order of the text, which is that of the drawn lines without those of the start marks. */
  readonly arrows: readonly Arrow[];
  /** The drawing's names of the states, by their place in the chart. */
  readonly names: ReadonlyMap<string, string>;
}

function isComposite(node: AnyStateNode): boolean {
  return Object.keys(node.states).length > 0;
}

function nameInDrawing(node: AnyStateNode): string {
  return node.path.length === 0 ? 'whole' : node.path.join('_').replaceAll(/[^\w]/g, '_');
}

function contains(outer: AnyStateNode, inner: AnyStateNode): boolean {
  return outer.path.every((key, index) => inner.path[index] === key);
}

function ancestorsOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...ancestorsOf(node.parent)] : [node];
}

/** The regions of parallel states in which a state lies, from the inside out. */
function regionsOf(node: AnyStateNode): AnyStateNode[] {
  return ancestorsOf(node).filter(({ parent }) => parent?.type === 'parallel');
}

/** Mermaid reads these characters as its own. */
function safe(text: string): string {
  return text.replaceAll(/[#;:{}"]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

function sayTransition(transition: Transition): string {
  const guard = transition.guard === undefined ? '' : ` [${nameOf(transition.guard)}]`;
  return `${causeOf(transition)}${guard}`;
}

/** What stands inside a state: entry, exit, what runs there, and the transitions that stay. */
function insideOf(node: AnyStateNode): string[] {
  const lifecycle = { entered: 'entry', left: 'exit', 'while here': 'do' } as const;
  return [
    ...lifecycleOf(node).map(
      ({ cause, actions }) =>
        `${lifecycle[cause as keyof typeof lifecycle]} / ${actions.replace(/^runs /, '')}`,
    ),
    ...transitionsFrom(node)
      .filter(({ target }) => target === undefined)
      .map((transition) => {
        const actions = actionNames(transition.actions);
        return `${sayTransition(transition)}${actions === '' ? ' / nothing' : ` / ${actions}`}`;
      }),
  ];
}

class Draughtsman {
  readonly names = new Map<string, string>();
  /** States drawn in addition, by the composite that holds them. */
  readonly #extra = new Map<string, Map<string, string>>();
  readonly #arrows = new Map<string, { from: string; to: string; labels: string[]; transitions: number[] }>();

  /** A stand-in inside a composite: for the composite itself, or for a state elsewhere. */
  #standIn(holder: AnyStateNode, node: AnyStateNode): string {
    const isHolder = holder === node;
    const name = isHolder
      ? `${nameInDrawing(node)}__any`
      : `${nameInDrawing(holder)}__from_${nameInDrawing(node)}`;
    const where = node.path.length === 0 ? 'any state' : `any state of ${pathOf(node)}`;
    const label = isComposite(node) ? where : pathOf(node);
    const extra = this.#extra.get(nameInDrawing(holder)) ?? new Map<string, string>();
    this.#extra.set(nameInDrawing(holder), extra.set(name, label));
    return name;
  }

  /** Where a line may start: no line crosses a region's border, and none leads from a composite into itself. */
  #startOf(source: AnyStateNode, target: AnyStateNode): string {
    const foreign = regionsOf(target).find((region) => !contains(region, source));
    const holder = target.parent;
    if (holder && foreign) return this.#standIn(holder === foreign.parent ? foreign : holder, source);
    if (holder && isComposite(source) && contains(source, target)) {
      return this.#standIn(source === target ? source : holder, source);
    }
    return nameInDrawing(source);
  }

  /** Where a line may end: what is entered, when the target holds the line's own start. */
  #endOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
    const isAround = isComposite(target) && contains(target, source);
    const entered = isAround && target.type === 'compound' ? target.initial.target[0] : undefined;
    return entered ? this.#endOf(source, entered) : target;
  }

  add(transition: Transition, index: number): void {
    const { source } = transition;
    for (const named of transition.target ?? []) {
      const target = this.#endOf(source, named);
      const from = this.#startOf(source, target);
      const to = nameInDrawing(target);
      const key = `${from} --> ${to}`;
      const arrow = this.#arrows.get(key) ?? { from, to, labels: [], transitions: [] };
      arrow.labels.push(sayTransition(transition));
      arrow.transitions.push(index);
      this.#arrows.set(key, arrow);
    }
  }

  prepare(node: AnyStateNode): void {
    this.names.set(pathOf(node), nameInDrawing(node));
    if (isComposite(node) && insideOf(node).length > 0) this.#standIn(node, node);
  }

  get arrows(): Arrow[] {
    return [...this.#arrows.values()].map(({ from, to, labels, transitions }) => ({
      from,
      to,
      label: [...new Set(labels)].join('<br>'),
      transitions,
    }));
  }

  #leafLines(name: string, label: string, inside: readonly string[], indent: string): string[] {
    return [
      `${indent}state "${safe(label)}" as ${name}`,
      ...inside.map((line) => `${indent}${name}: ${safe(line)}`),
    ];
  }

  #standInLines(node: AnyStateNode, indent: string): string[] {
    return [...(this.#extra.get(nameInDrawing(node)) ?? [])].flatMap(([name, label]) =>
      this.#leafLines(name, label, name.endsWith('__any') ? insideOf(node) : [], indent),
    );
  }

  stateLines(node: AnyStateNode, indent: string): string[] {
    const name = nameInDrawing(node);
    if (!isComposite(node)) {
      const end = node.type === 'final' ? [`${indent}${name} --> [*]`] : [];
      return [...this.#leafLines(name, node.key, insideOf(node), indent), ...end];
    }
    const isWrapped = node.path.length > 0 || node.type === 'parallel';
    const inner = isWrapped ? `${indent}  ` : indent;
    const children = Object.values(node.states);
    const standIns = this.#standInLines(node, inner);
    const body =
      node.type === 'parallel'
        ? [standIns, ...children.map((child) => this.stateLines(child, inner))]
            .filter((lines) => lines.length > 0)
            .flatMap((lines, index) => [...(index > 0 ? [`${inner}--`] : []), ...lines])
        : [
            ...node.initial.target.map((target) => `${inner}[*] --> ${nameInDrawing(target)}`),
            ...standIns,
            ...children.flatMap((child) => this.stateLines(child, inner)),
          ];
    return isWrapped ? [`${indent}state "${safe(node.key)}" as ${name} {`, ...body, `${indent}}`] : body;
  }
}

/** Draws a chart: every transition, what each state does on entry and exit, and what stays where it is. */
export function drawingOf(machine: AnyStateMachine): Drawing {
  const drawing = new Draughtsman();
  const nodes = nodesOf(machine.root);
  for (const node of nodes) drawing.prepare(node);
  nodes.flatMap(transitionsFrom).forEach((transition, index) => drawing.add(transition, index));
  const { arrows, names } = drawing;
  const text = [
    'stateDiagram-v2',
    '  direction TB',
    ...drawing.stateLines(machine.root, '  '),
    ...arrows.map(
      ({ from, to, label }) => `  ${from} --> ${to}: ${label.split('<br>').map(safe).join('<br>')}`,
    ),
  ].join('\n');
  return { text, arrows, names };
}

/** The chart as a Mermaid state diagram. */
export function mermaidOf(machine: AnyStateMachine): string {
  return drawingOf(machine).text;
}
