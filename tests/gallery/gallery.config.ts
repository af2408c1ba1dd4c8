import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Takes the pictures of the gallery, `.reports/gallery/index.html`: every route and every state of every flow.
 * `--grep` takes some of them anew; the others stay. `GALLERY_SIZES=390,1440` names the widths.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.shots.ts',
  outputDir: '../../.reports/gallery-run',
  fullyParallel: true,
  workers: site.workers ?? 2,
  timeout: 120_000,
  reporter: 'line',
  globalTeardown: './write-index.ts',
  use: { ...site.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  webServer: [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
