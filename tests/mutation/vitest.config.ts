import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

/** Folders and files. */
const leftOut = [
  // About the project's files: no mutant of a machine's behaviour changes what they look at.
  'tests/site/build/',
  'tests/site/docs/',
  'tests/site/development/',
  // Moves the device to other time zones, which Stryker's threads cannot.
  'tests/travel-dates/local-date.test.ts',
  'tests/hosts/',
  'tests/other-browsers/',
];

function importsMachines(file: string): boolean {
  return /(?:from |glob<[^(]*>\()'(?:\.\.\/)+machines\//.test(readFileSync(file, 'utf8'));
}

/**
 * The tables that mutants are tried against: the rows written by hand from the specification. Properties are left out: they are slow,
 * and a rule that only a property covers should get a row in a table.
 */
const tables = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !file.endsWith('.property.test.ts') &&
      !leftOut.some((left) => file.startsWith(left)) &&
      importsMachines(file),
  );

export default defineConfig({
  plugins: site.plugins ?? [],
  build: { assetsInlineLimit: 0 },
  test: {
    include: tables,
    environment: 'node',
    runner: 'tests/mutation/runner.ts',
    // Every statement counts who runs it here: a table that looks through every page takes several times as long.
    testTimeout: 120_000,
  },
});
