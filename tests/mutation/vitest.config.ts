import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const folder = 'tests/tables';

/** Tables about the project's files: no mutant of a machine's behaviour changes what they look at. */
const aboutFiles = new Set([
  'architecture.test.ts',
  'charts.test.ts',
  'metadata.test.ts',
  'site-files.test.ts',
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
    !aboutFiles.has(file) &&
    importsMachines(file),
);

export default defineConfig({
  build: { assetsInlineLimit: 0 },
  test: {
    include: tables.map((file) => `${folder}/${file}`),
    environment: 'node',
    runner: 'tests/mutation/runner.ts',
  },
});
