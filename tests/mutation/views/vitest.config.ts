import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import site from '../../../vite.config.ts';
import { mutantsIn } from './mutants.ts';
import { reports, sampleOf, verdictsBefore, writeSample, writeVerdicts } from './verdicts.ts';

process.env['PART'] = 'quick';

const folders = process.env['MUTANTS_IN']?.split(' ') ?? ['src/flows', 'src/pages', 'src/ui'];
const { mutants, moduleText } = await mutantsIn(folders);
const kept = process.env['KEEP_VERDICTS'] ? verdictsBefore(mutants) : undefined;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (kept) writeVerdicts('before', kept);
writeFileSync(`${reports}/mutants.json`, JSON.stringify(mutants));
const { MUTANTS_SAMPLED: sampled, MUTANTS_SEED: seed = '' } = process.env;
if (sampled) writeSample(sampleOf(mutants, Number(sampled), seed));

/** What mutants of the views are tried against: of each flow's paths the fewest that take all of its chart. */
export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (_, id) => moduleText.get(relative('.', id)),
    },
    ...(site.plugins ?? []),
  ],
  build: { assetsInlineLimit: 0 },
  test: {
    include: ['tests/**/*.test.tsx'],
    // The picture of the system takes 20 s for each try, and what it walks is walked by the others.
    exclude: ['tests/site/system.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['tests/support/happy-dom.ts', 'tests/mutation/views/setup.ts'],
    css: false,
    maxWorkers: '100%',
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // A mutant may leave a view that waits for ever.
    testTimeout: 5_000,
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    runner: 'tests/mutation/views/runner.ts',
  },
});
