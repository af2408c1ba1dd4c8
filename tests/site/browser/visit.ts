import {
  expect,
  test as base,
  type ConsoleMessage,
  type LaunchOptions,
  type Locator,
  type Page,
  type Request,
  type TestInfo,
} from '@playwright/test';
import { chromiumPath } from '../../commands/chromium.mjs';

/** What the test tool itself says where it keeps the service worker out. */
const ownWords = 'Service Worker registration blocked by Playwright';

/** Lets a test use a page, and fails it when the console has complained of something that it did not expect. */
export async function useWatched(
  page: Page,
  complaints: string[],
  use: (page: Page) => Promise<void>,
  { annotations }: TestInfo,
): Promise<void> {
  const hearConsole = (message: ConsoleMessage) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !message.text().includes(ownWords)) complaints.push(message.text());
  };
  const hearError = (error: Error) => complaints.push(error.message);
  page.on('console', hearConsole).on('pageerror', hearError);
  await use(page);
  page.off('console', hearConsole).off('pageerror', hearError);
  const expected = annotations
    .filter(({ type }) => type === 'complaint')
    .map(({ description }) => description ?? '');
  const unexpected = complaints.filter((text) => !expected.some((part) => text.includes(part)));
  if (unexpected.length > 0) throw new Error(`The console complained:\n${unexpected.join('\n')}`);
}

/** Every page test watches its page: an error or a warning in the console fails it. A test without a page opens none. */
export const test = base.extend<{ complaints: string[]; withoutScripts: Page }>({
  complaints: async ({ browserName: _ }, use) => use([]),
  page: ({ page, complaints }, use, info) => useWatched(page, complaints, use, info),
  withoutScripts: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';

/** Of a test that `npm test` runs, too (`quick.config.ts`). */
export const quick = { tag: '@quick' } as const;

/** What the test makes the console complain about; anything else fails it. */
export function expectComplaints(...parts: readonly string[]): void {
  for (const description of parts) test.info().annotations.push({ type: 'complaint', description });
}

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

/** Opens a tool that the footer of every page offers. */
export async function openTool(
  page: Page,
  name: 'Visa Eligibility Checker' | 'Trip Cost Estimator',
): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Leaves something in the tab's storage before the page starts, as a visit before would have. */
export async function leaveInTab(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '']) => sessionStorage.setItem(name, text),
    [key, JSON.stringify(value)],
  );
}

/** Goes to an address of the site as a link of the site would, without a new document. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** By how many pixels a page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Waits until nothing moves any more, for at most 30 frames. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30 && document.getAnimations().length > 0; frame += 1) {
      // A browser without windows may owe a frame for ever.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
  });
}

/** Waits until the guard, which starts with the app, is at work. */
export async function waitForInspectionGuard(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
}

/** Long enough for three size checks. */
const checksMs = 1700;

/** The guard has looked at the window's size, and the page is still there. */
export async function expectWhole(page: Page): Promise<void> {
  await waitForInspectionGuard(page);
  await page.waitForTimeout(checksMs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-wiped');
}

/** Keeps a file from the page until the given function is called, as on a slow phone. */
export async function holdFile(
  page: Page,
  file: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return release;
}

/** Keeps the app's code from the page until the given function is called, as on a slow phone. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdFile(page, '**/*', (request) => request.resourceType() === 'script');
}

/** Starts a whole Chromium: one without windows has no zoom levels and no back/forward cache. */
export function withWindows(options: LaunchOptions): LaunchOptions {
  const path = chromiumPath(true);
  return { ...options, ...(path === undefined ? { channel: 'chromium' } : { executablePath: path }) };
}
