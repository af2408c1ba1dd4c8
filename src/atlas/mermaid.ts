import type { Mermaid } from 'mermaid';
import type { Sketch } from './drawing.machine';

declare global {
  interface Window {
    mermaid?: Mermaid;
  }
}

let library: Promise<Mermaid> | undefined;

function mermaidLibrary(): Promise<Mermaid> {
  if (window.mermaid) return Promise.resolve(window.mermaid);
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

/** Draws a chart with Mermaid, as `npm run charts` does. */
export async function svgOf({ text, scheme }: Sketch): Promise<string> {
  const mermaid = await mermaidLibrary();
  const { card, text: ink, line, page, border } = colours[scheme];
  mermaid.initialize({
    startOnLoad: false,
    theme: 'base',
    fontFamily: 'Figtree, system-ui, sans-serif',
    themeVariables: {
      darkMode: scheme === 'dark',
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
  return (await mermaid.render(`chart-${drawn}`, text)).svg;
}
