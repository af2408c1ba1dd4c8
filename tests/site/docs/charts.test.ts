import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartFacts, tableOf } from '../../support/chart';
import { mermaidOf } from '../../support/chart-drawing';

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.machine.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const chartSources = import.meta.glob<string>('../../../machines/**/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Chart {
  /** The name of the machine's file, which its diagram has, too. */
  readonly flow: string;
  /** Where both stand, seen from `machines`. */
  readonly folder: string;
  readonly exported: string;
  readonly machine: AnyStateMachine;
}

const charts: Chart[] = Object.entries(modules).map(([file, exports]) => {
  const folder = file.replace('../../../machines/', '').split('/').slice(0, -1).join('/');
  const flow = file.split('/').at(-1)?.replace('.machine.ts', '') ?? '';
  const found = Object.entries(exports).find(([, value]) => value instanceof StateMachine);
  if (!found) throw new Error(`${file} exports no machine.`);
  return { flow, folder, exported: found[0], machine: found[1] as AnyStateMachine };
});

/** The views that use a chart, and the charts that run it as a part of theirs. */
function usersOf({ flow, exported }: Chart): string[] {
  const valueImport = new RegExp(
    `(?:import|export) \\{[^}]*\\b${exported}\\b[^}]*\\} from '[^']*/${flow}\\.machine'`,
  );
  return Object.entries({ ...sources, ...chartSources })
    .filter(([, text]) => valueImport.test(text))
    .map(([file]) => file.replace('../../../', ''));
}

function pageOf({ machine, flow }: Pick<Chart, 'machine' | 'flow'>): string {
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
      return `| [${chart.flow}](${chart.folder}/${chart.flow}.md) | ${states} | ${transitions} | ${list(guards)} | ${list(delays)} | ${list(actors)} | ${usersOf(chart).map(link).join(', ')} |`;
    }),
  ].join('\n');
}

const indexFile = 'machines/README.md';
const stale = 'The diagram is stale: run `npm run charts` and commit what it writes.';

const atlasCharts = import.meta.glob<Record<string, unknown>>('../../../src/atlas/*.machine.ts', {
  eager: true,
});

describe('the diagrams are those of the running machines', () => {
  it.each(Object.entries(atlasCharts))('%s', async (file, exports) => {
    const machine = Object.values(exports).find((value) => value instanceof StateMachine) as AnyStateMachine;
    const flow = file.split('/').at(-1)?.replace('.machine.ts', '') ?? '';
    await expect(pageOf({ machine, flow }), stale).toMatchFileSnapshot(file.replace('.machine.ts', '.md'));
  });

  it.each(charts.map((chart) => [chart.flow, chart] as const))('%s', async (flow, chart) => {
    await expect(pageOf(chart), stale).toMatchFileSnapshot(`../../../machines/${chart.folder}/${flow}.md`);
  });

  it('the index lists every chart', async () => {
    const text = readFileSync(indexFile, 'utf8');
    const index = text.replace(
      /<!-- charts -->.*<!-- \/charts -->/s,
      () => `<!-- charts -->\n\n${indexOf(charts)}\n\n<!-- /charts -->`,
    );
    await expect(index, stale).toMatchFileSnapshot('../../../machines/README.md');
  });

  it.each(charts.map((chart) => [chart.flow, chart] as const))(
    '%s is used by a view or a chart',
    (_, chart) => {
      expect(usersOf(chart)).not.toEqual([]);
    },
  );
});
