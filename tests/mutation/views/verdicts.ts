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
  /** After these a test failed without any mutant: they left the page unfit for the next. */
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
