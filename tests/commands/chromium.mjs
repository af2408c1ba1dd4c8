import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackage, runDownload, updatePackages } from './system-packages.mjs';

/** Chromium without windows: a test's page opens in half the time. */
const shellPath = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'The browser tests need a Chromium, and it could not be installed: run `npx playwright install chromium`, or name one with CHROMIUM_PATH.';

/** @typedef {{ path: string | undefined }} Found `undefined` is the test tool's own browser */

/** @param {boolean} hasWindow @returns {Found | undefined} the browser that is there */
function existing(hasWindow) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return { path: named };
  }
  if (existsSync(chromium.executablePath())) return { path: undefined };
  const path = [...(hasWindow ? [] : [shellPath]), ...systemPaths].find((candidate) => existsSync(candidate));
  return path === undefined ? undefined : { path };
}

/** @param {boolean} hasWindow */
function install(hasWindow) {
  console.error('There is no Chromium here: installing one, once.');
  const packages = [...(hasWindow ? [] : ['chromium-headless-shell']), 'chromium'];
  if (updatePackages() && packages.some(installPackage)) return;
  const tool = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const isRoot = process.getuid?.() === 0;
  runDownload(process.execPath, [tool, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
}

/**
 * The browser that the tests run in: the one named by `CHROMIUM_PATH`, the test tool's own, the system's, or else one that
 * is installed now.
 *
 * @param {boolean} hasWindow whether a person looks on
 * @returns {string | undefined} its path; `undefined` for the test tool's own
 */
export function chromiumPath(hasWindow = false) {
  const found = existing(hasWindow);
  if (found) return found.path;
  install(hasWindow);
  const installed = existing(hasWindow);
  if (!installed) throw new Error(advice);
  return installed.path;
}
