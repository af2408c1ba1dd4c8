import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './tests/commands/chromium.mjs';
import { freePort } from './tests/commands/free-port.mjs';

/** Found once: the processes that run the tests inherit them. */
const port = (process.env['SITE_PORT'] ??= String(await freePort()));
const hasWindow = (process.env['HAS_WINDOW'] ??= String(process.argv.includes('--headed')));
const executablePath = chromiumPath(hasWindow === 'true');

/**
 * What shows itself otherwise on a phone: files as a whole, and tests with a tag. The rest is tried once, on a desktop or on the screen that
 * a file asks for itself.
 */
const differsOnPhones = /(?:accessibility|dialogs|journey|keyboard|notices|trip)\.browser\.ts|@phones|@quick/;

/** Every browser test. `tests/commands/quick.config.ts` is the part of it that `npm test` runs. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.browser.ts',
  outputDir: '.reports/browser',
  /** What a screen reader says, as text to be reviewed. */
  snapshotPathTemplate: '{testDir}/{testFileDir}/heard/{arg}{ext}',
  fullyParallel: true,
  /** One more than two cores: a good part of a test is waiting for the specified delays. */
  workers: 3,
  retries: 0,
  /** Against what hangs, on a machine that does other things beside: nothing waits them out when green. */
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env['CI']
    ? 'list'
    : [['list'], ['html', { outputFolder: '.reports/browser-html', open: 'never' }]],
  use: {
    // Before the test's own end, so that what it waits for is named.
    actionTimeout: 40_000,
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of each test costs more than the test: `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The offline tests allow it; elsewhere it would stand between the tests and the network.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: differsOnPhones,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node tests/commands/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/`,
    timeout: 5 * 60_000,
    reuseExistingServer: false,
  },
});
