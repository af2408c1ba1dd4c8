import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import whole from '../../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests that take less of the same when only the core is asked for read this. */
process.env['PART'] = 'core';

/** What a visitor does, what a search engine and a chat see, accessibility, security, and the faults of the forms. */
const core = {
  desktop:
    /(?:dialogs|early-input|faults-forms|faults-sessions|found|going|inspector|journey|keyboard|notices|offline|routes|security)\.test\.ts$/,
  phone: /(?:accessibility|estimator|journey|pictures)\.test\.ts$/,
} as const;

/** The browser tests of `npm test`; `npm run test:browser` runs all of them. */
export default defineConfig({
  ...whole,
  testDir: '.',
  outputDir: '../../.reports/browser',
  projects: (whole.projects ?? []).map((project) => ({
    ...project,
    testMatch: core[project.name as keyof typeof core],
  })),
  webServer: [whole.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
