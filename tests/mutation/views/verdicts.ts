import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Mutant } from './mutants';

export const reports = '.reports/mutation-views';
const folder = `${reports}/verdicts`;

/** What the tests of one file say of the mutants. */
export interface Verdicts {
  /** The test that noticed each. */
  readonly noticed: Readonly<Record<string, string>>;
  readonly survived: readonly string[];
  /** Run only while the modules were loaded, so never by a test. */
  readonly onLoad: readonly string[];
  /** No test noticed them, and one failed with them and without any mutant: it cannot be run again, or the page is unfit for it. */
  readonly unclear: readonly string[];
}

export function writeVerdicts(testFile: string, verdicts: Verdicts): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${testFile.replaceAll(/\W+/g, '-')}.json`, JSON.stringify(verdicts));
}

/** What all files have said so far. */
export function readVerdicts(): Verdicts[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Verdicts);
}

export function readMutants(): Mutant[] {
  return JSON.parse(readFileSync(`${reports}/mutants.json`, 'utf8')) as Mutant[];
}

/** So many mutants at random, the same for the same seed; a larger sample holds the smaller one. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): string[] {
  const drawn = mutants.map(({ id }) => ({
    id,
    lot: createHash('sha256').update(`${seed} ${id}`).digest('hex'),
  }));
  return drawn
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}

export function writeSample(ids: readonly string[]): void {
  writeFileSync(`${reports}/sample.json`, JSON.stringify(ids));
}

/** Which mutants are tried. */
export function readSample(): ReadonlySet<string> {
  const file = `${reports}/sample.json`;
  if (!existsSync(file)) return new Set(readMutants().map(({ id }) => id));
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
}

/** What each mutant is, wherever it stands now: its change, and the how-many-eth such change of its file it is. */
function identitiesOf(mutants: readonly Mutant[]): Map<string, string> {
  const met = new Map<string, number>();
  return new Map(
    mutants.map(({ id, file, was, becomes }) => {
      const change = JSON.stringify([file, was, becomes]);
      const place = (met.get(change) ?? 0) + 1;
      met.set(change, place);
      return [id, `${change} ${place}`];
    }),
  );
}

/** What an earlier run said of the mutants that stand unchanged. */
export function verdictsBefore(mutants: readonly Mutant[]): Verdicts {
  if (!existsSync(folder)) return { noticed: {}, survived: [], onLoad: [], unclear: [] };
  const before = new Map([...identitiesOf(readMutants())].map(([id, identity]) => [identity, id]));
  const now = new Map(
    [...identitiesOf(mutants)].map(([id, identity]) => [before.get(identity) ?? `new ${id}`, id]),
  );
  const files = readVerdicts();
  const ids = (of: (file: Verdicts) => readonly string[]) =>
    files.flatMap(of).flatMap((earlier) => now.get(earlier) ?? []);
  return {
    noticed: Object.fromEntries(ids(({ noticed }) => Object.keys(noticed)).map((id) => [id, 'before'])),
    survived: ids(({ survived }) => survived),
    onLoad: ids(({ onLoad }) => onLoad),
    unclear: [],
  };
}
