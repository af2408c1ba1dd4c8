import { test as base, type LaunchOptions, type Page } from '@playwright/test';
import { chromiumPath } from '../commands/chromium.mjs';

/** What the test tool itself says where it keeps the service worker out. */
const ownWords = 'Service Worker registration blocked by Playwright';

/** Every page test watches its page: an error or a warning in the console fails it. A test without a page opens none. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ browserName: _ }, use) => use([]),
  page: async ({ page, complaints }, use, info) => {
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !message.text().includes(ownWords)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    const expected = info.annotations
      .filter(({ type }) => type === 'complaint')
      .map(({ description }) => description ?? '');
    const unexpected = complaints.filter((text) => !expected.some((part) => text.includes(part)));
    if (unexpected.length > 0) throw new Error(`The console complained:\n${unexpected.join('\n')}`);
  },
});

export { expect } from '@playwright/test';

/** Waits until the app has taken over the page's HTML. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = ['header', 'main form, main section, main article', 'footer'].flatMap((selector) => [
      ...document.querySelectorAll(selector),
    ]);
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return parts.length > 0 && parts.every(isTaken);
  });
}

/** Opens a page and waits until the app has taken over its HTML. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appStarted(page);
}

/** Waits until the page is laid out to its end: from then on nothing changes in height. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForSelector('html[data-laid]');
}

/** Keeps a file from the page until the given function is called, as on a slow phone. */
export async function holdFile(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps the app's code from the page until the given function is called, as on a slow phone. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.continue();
  });
  return release;
}

/** Starts a whole Chromium: one without windows has no zoom levels and no back/forward cache. */
export function withWindows(options: LaunchOptions): LaunchOptions {
  const path = chromiumPath(true);
  return { ...options, ...(path === undefined ? { channel: 'chromium' } : { executablePath: path }) };
}
