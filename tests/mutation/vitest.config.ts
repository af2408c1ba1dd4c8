import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

const folder = 'tests/tables';

const leftOut = new Set([
  // About the project's files: no mutant of a machine's behaviour changes what they look at.
  'architecture.test.ts',
  'charts.test.ts',
  'metadata.test.ts',
  'site-files.test.ts',
  // Moves the device to other time zones, which Stryker's threads cannot.
  'local-date.test.ts',
]);

function importsMachines(file: string): boolean {
  return /from '\.\.\/\.\.\/machines\//.test(readFileSync(`${folder}/${file}`, 'utf8'));
}

/**
 * The tables that mutants are tried against: the rows written by hand from the specification. Properties are
 * left out, since they run for seconds and a rule that they alone hold is a rule that misses its row.
 */
const tables = readdirSync(folder).filter(
  (file) =>
    file.endsWith('.test.ts') &&
    !file.endsWith('.property.test.ts') &&
    !leftOut.has(file) &&
    importsMachines(file),
);

export default defineConfig({
  plugins: site.plugins ?? [],
  build: { assetsInlineLimit: 0 },
  test: {
    include: tables.map((file) => `${folder}/${file}`),
    environment: 'node',
    runner: 'tests/mutation/runner.ts',
  },
});
