import type { Page } from '@playwright/test';
import { test as base, useWatched } from './visit';

/**
 * For tests that only look at pages: those of a worker share one window, in which a page costs half of what it costs in a new one. Nothing is kept
 * from one document to the next; a test that adds scripts, routes or a clock to its page takes `visit`.
 */
export const test = base.extend<object, { sharedWindow: Page }>({
  sharedWindow: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = project.use;
      const device = { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };
      const context = await browser.newContext({
        ...(Object.fromEntries(Object.entries(device).filter(([, value]) => value !== undefined)) as object),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
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
