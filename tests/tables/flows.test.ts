import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
