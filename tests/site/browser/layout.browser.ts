import { expect, open, test } from './visit';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } };
}

for (const path of ['/', '/services', '/visa/schengen-visa-online', '/apply-visa'])
  test(`${path} is laid out as a whole once: not again for the style sheets that come later`, async ({
    browser,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // They arrive when all of the page has its boxes.
    await page.route('**/assets/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await open(page, path);
    await page.waitForTimeout(500);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    const rounds = traceEvents.flatMap(({ name, args }) =>
      name === 'Layout' && args.beginData ? [args.beginData] : [],
    );
    const most = Math.max(...rounds.map(({ totalObjects }) => totalObjects));
    const shown = rounds.findIndex(({ totalObjects }) => totalObjects > 0.9 * most);
    const later = rounds.slice(shown + 1).map(({ dirtyObjects }) => dirtyObjects);
    expect(Math.max(0, ...later), JSON.stringify(rounds)).toBeLessThan(most / 2);
    await expect(page.locator('link[rel=stylesheet][media="not all"]')).toHaveCount(0);
  });
