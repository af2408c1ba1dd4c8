import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';

const port = 4180;

/** The browser that journeys run in: the one named, the test tool's own, or the system's. */
function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  if (!found) throw new Error('No Chromium found. Install it, or name it: CHROMIUM_PATH=/path/to/chromium');
  return found;
}

const executablePath = chromiumPath();

/**
 * `npm test` runs the core: what a visitor does, what a search engine and a chat sees, accessibility, security, and
 * the faults of the forms. `npm run test:browser` runs everything on both devices.
 */
const isWhole = process.env['WHOLE'] === '1';
const coreOnDesktop =
  /(?:dialogs|early-input|faults-forms|faults-sessions|found|going|inspector|journey|keyboard|notices|offline|routes|security)\.test\.ts$/;
const coreOnPhone = /(?:accessibility|estimator|journey|pictures)\.test\.ts$/;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.reports/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: process.env['CI']
    ? 'list'
    : [['list'], ['html', { outputFolder: '.reports/browser-html', open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of each test costs more than the test: TRACE=1 asks for it.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
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
      testMatch: isWhole ? undefined : coreOnDesktop,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: isWhole ? undefined : coreOnPhone,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `vite preview --mode embedded --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    env: { WEBHOOK_DATA_FOLDER: '.reports/webhook-data', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    reuseExistingServer: false,
  },
});
