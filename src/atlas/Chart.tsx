import type { Mermaid } from 'mermaid';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawingOf, type Drawing } from '../../tests/support/chart-drawing';
import { valueWords } from './recording';

declare global {
  interface Window {
    mermaid?: Mermaid;
  }
}

let library: Promise<Mermaid> | undefined;

function mermaidLibrary(): Promise<Mermaid> {
  library ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/__flows/mermaid.js';
    script.addEventListener('load', () =>
      window.mermaid ? resolve(window.mermaid) : reject(new Error('empty')),
    );
    script.addEventListener('error', () => reject(new Error('Mermaid cannot be had.')));
    document.head.append(script);
  });
  return library;
}

const colours = {
  light: { card: '#ffffff', text: '#1b2733', line: '#56636f', page: '#f3eee3', border: '#b9b09d' },
  dark: { card: '#132230', text: '#e9eef2', line: '#a3b1bd', page: '#0d1721', border: '#3d4f5f' },
};

let drawn = 0;

async function svgOf(text: string, isDark: boolean): Promise<{ id: string; svg: string }> {
  const mermaid = await mermaidLibrary();
  const { card, text: ink, line, page, border } = colours[isDark ? 'dark' : 'light'];
  mermaid.initialize({
    startOnLoad: false,
    theme: 'base',
    fontFamily: 'Figtree, system-ui, sans-serif',
    themeVariables: {
      darkMode: isDark,
      background: card,
      primaryColor: card,
      primaryTextColor: ink,
      primaryBorderColor: border,
      lineColor: line,
      textColor: ink,
      mainBkg: card,
      compositeBackground: page,
      compositeTitleBackground: card,
      compositeBorder: border,
      altBackground: page,
      edgeLabelBackground: card,
      transitionLabelColor: ink,
      labelColor: ink,
      stateLabelColor: ink,
      stateBkg: card,
      specialStateColor: ink,
    },
  });
  drawn += 1;
  const id = `chart-${drawn}`;
  return { id, svg: (await mermaid.render(id, text)).svg };
}

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

const sizes = [0.35, 0.5, 0.7, 0.85, 1, 1.25];

interface ChartProps {
  machine: AnyStateMachine;
  value: unknown;
  taken: readonly number[];
}

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

/** A chart as `npm run charts` draws it, the states that its actor is in lit. */
export function Chart({ machine, value, taken }: ChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => drawingOf(machine), [machine]);
  const [shown, show] = useState<{ text: string; svg: string }>();
  const [isDark, darken] = useState(darkScheme.matches);
  const [problem, complain] = useState('');
  const [size, resize] = useState(2);

  useEffect(() => {
    const follow = () => darken(darkScheme.matches);
    darkScheme.addEventListener('change', follow);
    return () => darkScheme.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    svgOf(drawing.text, isDark).then(
      ({ svg }) => isCurrent && (show({ text: drawing.text, svg }), complain('')),
      (error: Error) => isCurrent && complain(`The chart cannot be drawn: ${error.message}`),
    );
    return () => void (isCurrent = false);
  }, [drawing.text, isDark]);

  useEffect(() => {
    const element = holder.current;
    const svg = element?.querySelector('svg');
    if (!element || !svg || shown?.text !== drawing.text) return;
    const { width } = svg.viewBox.baseVal;
    svg.style.maxWidth = 'none';
    svg.style.width = `${width * (sizes[size] ?? 1)}px`;
    light(element, drawing, value, taken);
    bringIntoView(element);
  }, [shown, value, taken, size, drawing]);

  return (
    <div className="drawing">
      <div className="zoom" role="group" aria-label="Size of the chart">
        <button type="button" aria-label="Smaller" disabled={size === 0} onClick={() => resize(size - 1)}>
          −
        </button>
        <button
          type="button"
          aria-label="Larger"
          disabled={size === sizes.length - 1}
          onClick={() => resize(size + 1)}
        >
          +
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div
        className="paper"
        ref={holder}
        role="img"
        aria-label={`The chart ${machine.id}, in ${valueWords(value).join(' and ')}`}
        dangerouslySetInnerHTML={{ __html: shown?.text === drawing.text ? shown.svg : '' }}
      />
    </div>
  );
}
