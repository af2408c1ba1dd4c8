/** Parts of pages that come with late code, so that no HTML has them: `tests/site/browser/planning.browser.ts` goes there. */
export const lateParts: ReadonlySet<string> = new Set([
  '/trip#journey',
  '/trip#documents-for-you',
  '/trip#letters',
]);
