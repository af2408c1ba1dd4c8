import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base, useWatched } from './visit';

/**
 * For tests that only look at pages: those of a worker share one window, in which a page costs half of what it costs in a new one. Nothing is kept
 * from one document to the next; a test that adds scripts, routes or a clock to its page takes `visit`.
 */
export const test = base.extend<object, { sharedWindow: Page }>({
  sharedWindow: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        ...(project.use as BrowserContextOptions),
        reducedMotion: 'reduce',
      });
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ sharedWindow, complaints }, use, info) => useWatched(sharedWindow, complaints, use, info),
});
