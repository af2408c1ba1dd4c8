import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { part as noticesPart } from '../../../src/app/notices/notices-part';
import { part as connectionPart } from '../../../src/app/site/connection-part';
import { inspectionGuardPart } from '../../../src/app/site/inspection-guard-part';
import { headerPart } from '../../../src/app/site/header-part';
import { navigationPart } from '../../../src/app/site/navigation-part';
import { themePart } from '../../../src/app/site/theme-part';
import { toolsPart } from '../../../src/app/site/tools-part';
import { deliveriesPart } from '../../../src/flows/deliveries-part';
import type { Part } from '../../../src/flows/part';
import { staffSessionPart } from '../../../src/flows/staff-session/staff-session-part';
import { part as tripFolderPart } from '../../../src/flows/trip-folder/trip-folder-part';

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' });

function sourcesNamed(name: RegExp): string[] {
  return tests.filter((file) => name.test(file)).map((file) => readFileSync(join('tests', file), 'utf8'));
}

const machines = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.machine.ts'));

/** Where the tests of a chart stand, and what to do when they are missing. The root has no view of its own to walk: its table has recorders. */
const suites = [
  {
    name: 'a table',
    file: 'chart.test.ts',
    sources: sourcesNamed(/(?:chart|rules)\.test\.ts$/),
    charts: machines,
  },
  {
    name: 'paths',
    file: 'paths.test.tsx',
    sources: sourcesNamed(/(?:\.test\.tsx|driver\.ts)$/),
    charts: machines.filter((file) => file !== 'site/site.machine.ts'),
  },
] as const;

describe.each(suites)('each chart has $name', ({ name, file, sources, charts }) => {
  it.each(charts)('%s', (chart) => {
    const module = chart.replace(/\.ts$/, '');
    const isImported = sources.some((text) => text.includes(`machines/${module}'`));
    const advice = `machines/${chart} has no ${name.replace('a ', '')}: add tests/<flow>/${file}, see docs/adding-a-flow.md.`;
    expect(isImported, advice).toBe(true);
  });
});

const bindings = import.meta.glob<Record<string, { bind: (running: unknown) => { logic: AnyStateMachine } }>>(
  '../../../src/flows/**/*.flow.ts',
  { eager: true },
);

/** Stands in for whatever a binding asks of the device. */
const anything: never = new Proxy(() => anything, { get: () => anything }) as never;

const parts: readonly (readonly [name: string, part: Part])[] = [
  ['connection', connectionPart],
  ['deliveries', deliveriesPart],
  ['inspectionGuard', inspectionGuardPart('whole')],
  ['guard of keys alone', inspectionGuardPart('keys')],
  ['header', headerPart],
  ['navigation', navigationPart(anything)],
  ['notices', noticesPart],
  ['staffSession', staffSessionPart],
  ['theme', themePart],
  ['tools', toolsPart],
  ['trip folder', tripFolderPart],
];

function silentActorsOf({ implementations }: AnyStateMachine): string[] {
  return Object.entries(implementations.actors).flatMap(([name, actor]) =>
    'isSilent' in actor ? [name] : [],
  );
}

describe('each part of the site is bound to the device', () => {
  it.each(parts)('%s: every actor that its chart names', (_name, { bind }) => {
    expect(silentActorsOf(bind(anything) as AnyStateMachine)).toEqual([]);
  });
});

describe('each flow is bound to the world', () => {
  it.each(Object.entries(bindings))('%s: every actor that its chart names', (_file, exports) => {
    for (const flow of Object.values(exports)) {
      const { logic } = flow.bind({ site: {}, ports: anything });
      expect(silentActorsOf(logic)).toEqual([]);
    }
  });
});
