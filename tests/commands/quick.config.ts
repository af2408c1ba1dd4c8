import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import whole from '../../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What most visitors come for and what must not go wrong then, on a phone; the keyboard alone and the policies, on a desktop. */
const quick = {
  // The first answers ask for a phone's screen themselves.
  desktop: /keyboard.*@quick|(?:first-answers|security)\.browser\.ts/,
  phone: /journey\.browser\.ts|faults.*@quick/,
} as const;

/** The browser tests of `npm test`; `npm run test:browser` runs all of them. */
export default defineConfig({
  ...whole,
  testDir: '..',
  outputDir: '../../.reports/browser',
  projects: (whole.projects ?? []).map((project) => ({
    ...project,
    grep: quick[project.name as keyof typeof quick],
  })),
  webServer: [whole.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
