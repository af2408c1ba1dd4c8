import { test as base, type Page } from '@playwright/test';

/** What the test tool itself says where it keeps the service worker out. */
const ownWords = 'Service Worker registration blocked by Playwright';

/** Every page test watches its page: an error or a warning in the console fails it. */
export const test = base.extend<{ complaints: string[]; watched: undefined }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !message.text().includes(ownWords)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
  watched: [
    async ({ complaints }, use, info) => {
      await use(undefined);
      const expected = info.annotations
        .filter(({ type }) => type === 'complaint')
        .map(({ description }) => description ?? '');
      const unexpected = complaints.filter((text) => !expected.some((part) => text.includes(part)));
      if (unexpected.length > 0) throw new Error(`The console complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Opens a page and waits until the app has taken over its HTML. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
  });
}
