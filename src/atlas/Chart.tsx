import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { drawingOf, type Drawing } from '../../tests/support/chart-drawing';
import { systemColorScheme } from '../services/sources/system-color-scheme';
import { drawingMachine, type Sketch } from './drawing.machine';
import { svgOf } from './mermaid';
import { valueWords } from './recording';

/** The places of the states that an actor is in, composite ones too: `writing`, `writing.filling`. */
function activePlaces(value: unknown): Set<string> {
  const places = valueWords(value).flatMap((words) =>
    words.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.')),
  );
  return new Set(places);
}

/** Lights the states that the actor is in, and the lines that it came by. */
function light(holder: HTMLElement, drawing: Drawing, value: unknown, taken: readonly number[]): void {
  const active = activePlaces(value);
  const names = new Set([...drawing.names].filter(([place]) => active.has(place)).map(([, name]) => name));
  for (const node of holder.querySelectorAll<SVGGElement>('g.node, g.statediagram-cluster')) {
    const name = /-state-(.+)-\d+$/.exec(node.id)?.[1] ?? '';
    node.classList.toggle('lit', names.has(name));
  }
  const starts = (drawing.text.match(/\[\*\]/g) ?? []).length;
  const lines = [...holder.querySelectorAll<SVGPathElement>('path.transition')];
  const byNumber = new Map(lines.map((line) => [Number(/-edge(\d+)$/.exec(line.id)?.[1] ?? -1), line]));
  for (const line of lines) line.classList.remove('taken');
  drawing.arrows.forEach(({ transitions }, index) => {
    if (transitions.some((place) => taken.includes(place)))
      byNumber.get(starts + index)?.classList.add('taken');
  });
}

/** Brings the lit states into view. */
function bringIntoView(holder: HTMLElement): void {
  const lit = [...holder.querySelectorAll<SVGGElement>('g.node.lit')];
  const [first] = lit;
  if (!first) return;
  const box = first.getBoundingClientRect();
  const frame = holder.getBoundingClientRect();
  const isInside =
    box.top >= frame.top && box.bottom <= frame.bottom && box.left >= frame.left && box.right <= frame.right;
  if (isInside) return;
  holder.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
  });
}

const drawnByMermaid = drawingMachine.provide({
  actors: { systemColorScheme, draw: fromPromise(({ input }: { input: Sketch }) => svgOf(input)) },
});

interface ChartProps {
  machine: AnyStateMachine;
  value: unknown;
  taken: readonly number[];
  /** How large it is drawn, beside the size that it comes in. */
  size: number;
}

/** A chart as `npm run charts` draws it, the states that its actor is in lit. */
export function Chart({ machine, ...rest }: ChartProps) {
  const drawing = useMemo(() => drawingOf(machine), [machine]);
  return <Picture key={drawing.text} id={machine.id} drawing={drawing} {...rest} />;
}

function Picture({
  id,
  drawing,
  value,
  taken,
  size,
}: Omit<ChartProps, 'machine'> & { id: string; drawing: Drawing }) {
  const actor = useActorRef(drawnByMermaid, { input: { text: drawing.text } });
  const snapshot = useSelector(actor, (current) => current);
  const { svg, problem } = snapshot.context;
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = holder.current;
    const picture = element?.querySelector('svg');
    if (!element || !picture) return;
    picture.style.maxWidth = 'none';
    picture.style.width = `${picture.viewBox.baseVal.width * size}px`;
    light(element, drawing, value, taken);
    bringIntoView(element);
  }, [svg, value, taken, size, drawing]);

  return (
    <>
      {snapshot.matches('failed') && <p role="alert">The chart cannot be drawn: {problem}</p>}
      <div
        className="paper"
        ref={holder}
        role="img"
        aria-label={`The chart ${id}, in ${valueWords(value).join(' and ')}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </>
  );
}

interface SizeProps {
  canShrink: boolean;
  canGrow: boolean;
  onShrink: () => void;
  onGrow: () => void;
}

/** How large charts are drawn. */
export function ChartSize({ canShrink, canGrow, onShrink, onGrow }: SizeProps) {
  return (
    <div className="zoom" role="group" aria-label="Size of the chart">
      <button type="button" aria-label="Smaller" disabled={!canShrink} onClick={onShrink}>
        −
      </button>
      <button type="button" aria-label="Larger" disabled={!canGrow} onClick={onGrow}>
        +
      </button>
    </div>
  );
}
