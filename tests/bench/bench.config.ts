import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

/** The benchmark's own run: one browser, nothing else beside it, no verdict but its table. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../.reports/bench',
  workers: 1,
  timeout: 20 * 60_000,
  reporter: 'line',
  use: { launchOptions: site.use?.launchOptions ?? {} },
});
