import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const machines = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.machine.ts'));

/** Where the tests of a chart stand, and what to do when they are missing. The root has no view of its own to walk: its table has recorders. */
const suites = [
  { name: 'a table', folders: ['tests/tables'], charts: machines },
  {
    name: 'paths',
    folders: ['tests/paths', 'tests/support/flows'],
    charts: machines.filter((file) => file !== 'site/site.machine.ts'),
  },
] as const;

describe.each(suites)('each chart has $name', ({ name, folders, charts }) => {
  const sources = folders.flatMap(sourcesIn);

  it.each(charts)('%s', (chart) => {
    const module = chart.replace(/\.ts$/, '');
    const isImported = sources.some((text) => text.includes(`machines/${module}'`));
    const advice = `machines/${chart} has no ${name.replace('a ', '')}: add a test in ${folders[0]}, see docs/adding-a-flow.md.`;
    expect(isImported, advice).toBe(true);
  });
});

const bindings = import.meta.glob<Record<string, { bind: (running: unknown) => { logic: AnyStateMachine } }>>(
  '../../src/flows/**/*.flow.ts',
  { eager: true },
);

describe('each flow is bound to the world', () => {
  it.each(Object.entries(bindings))('%s: every actor that its chart names', (_file, exports) => {
    const anything: unknown = new Proxy(() => anything, { get: () => anything });
    for (const flow of Object.values(exports)) {
      const { logic } = flow.bind({ site: {}, ports: anything });
      const left = Object.entries(logic.implementations.actors).filter(([, actor]) => 'isSilent' in actor);
      expect(left.map(([name]) => name)).toEqual([]);
    }
  });
});
