import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartFacts, mermaidOf, tableOf } from '../support/chart';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });
const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Chart {
  readonly flow: string;
  readonly exported: string;
  readonly machine: AnyStateMachine;
}

const charts: Chart[] = Object.entries(modules).map(([file, exports]) => {
  const flow = file.split('/').at(-2) ?? '';
  const found = Object.entries(exports).find(([, value]) => value instanceof StateMachine);
  if (!found) throw new Error(`${file} exports no machine.`);
  return { flow, exported: found[0], machine: found[1] as AnyStateMachine };
});

function usersOf({ flow, exported }: Chart): string[] {
  const valueImport = new RegExp(`import \\{[^}]*\\b${exported}\\b[^}]*\\} from '[^']*/${flow}\\.machine'`);
  return Object.entries(sources)
    .filter(([, text]) => valueImport.test(text))
    .map(([file]) => file.replace('../../', ''));
}

function pageOf({ machine, flow }: Chart): string {
  return [
    `# ${flow}`,
    '',
    '<!-- Written by `npm run charts` from the running definition. -->',
    '',
    '```mermaid',
    mermaidOf(machine),
    '```',
    '',
    tableOf(machine),
    '',
  ].join('\n');
}

function indexOf(all: readonly Chart[]): string {
  const list = (names: readonly string[]) => names.join(', ') || '–';
  const link = (file: string) => `[${file.split('/').at(-1)}](../${file})`;
  return [
    '| chart | states | transitions | guards | delays | actors | used in |',
    '| --- | ---: | ---: | --- | --- | --- | --- |',
    ...all.map((chart) => {
      const { states, transitions, guards, delays, actors } = chartFacts(chart.machine);
      return `| [${chart.flow}](${chart.flow}/${chart.flow}.md) | ${states} | ${transitions} | ${list(guards)} | ${list(delays)} | ${list(actors)} | ${usersOf(chart).map(link).join(', ')} |`;
    }),
  ].join('\n');
}

const indexFile = 'machines/README.md';
const stale = 'The diagram is stale: run `npm run charts` and commit what it writes.';

describe('the diagrams are those of the running machines', () => {
  it.each(charts.map((chart) => [chart.flow, chart] as const))('%s', async (flow, chart) => {
    await expect(pageOf(chart), stale).toMatchFileSnapshot(`../../machines/${flow}/${flow}.md`);
  });

  it('the index lists every chart', async () => {
    const text = readFileSync(indexFile, 'utf8');
    const [before, , after] = text.split(/<!-- \/?charts -->/);
    const index = `${before}<!-- charts -->\n\n${indexOf(charts)}\n\n<!-- /charts -->${after}`;
    await expect(index, stale).toMatchFileSnapshot('../../machines/README.md');
  });

  it.each(charts.map((chart) => [chart.flow, chart] as const))('%s is used by a view', (_, chart) => {
    expect(usersOf(chart)).not.toEqual([]);
  });
});
