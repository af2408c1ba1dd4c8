import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import whole from '../../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What most visitors come for, on a phone; the policies, on a desktop. */
const quick = {
  desktop: /security\.test\.ts$/,
  phone: /(?:first-answers|journey)\.test\.ts$/,
} as const;

/** The browser tests of `npm test`; `npm run test:browser` runs all of them. */
export default defineConfig({
  ...whole,
  testDir: '.',
  outputDir: '../../.reports/browser',
  projects: (whole.projects ?? []).map((project) => ({
    ...project,
    testMatch: quick[project.name as keyof typeof quick],
  })),
  webServer: [whole.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
