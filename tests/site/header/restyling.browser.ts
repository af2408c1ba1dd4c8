import type { Browser, Page } from '@playwright/test';
import { expect, open, test } from '../browser/visit';

/** The most elements that the browser styles in one go while something is done, as its own trace counts them. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.waitForTimeout(300);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; args: { elementCount?: number } }[];
  };
  const rounds = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(rounds).not.toEqual([]);
  return Math.max(...rounds.map(({ args }) => args.elementCount ?? 0));
}

test('the menu opens, and the page scrolls, without every element being styled anew', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  const header = page.getByRole('banner');
  const all = await page.locator('*').count();
  expect(all).toBeGreaterThan(1000);

  // Three times: code that arrives meanwhile brings its styles, and they are for every element.
  const menu: number[] = [];
  const scroll: number[] = [];
  for (let time = 0; time < 3; time++) {
    menu.push(
      await mostStyled(browser, page, async () => {
        await header.getByRole('button', { name: 'Open menu' }).click();
        await expect(header.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
      }),
    );
    await header.getByRole('button', { name: 'Close menu' }).click();
    scroll.push(
      await mostStyled(browser, page, async () => {
        await page.mouse.wheel(0, 600);
        await expect(header).toHaveAttribute('data-backdrop', 'true');
      }),
    );
    await page.mouse.wheel(0, -900);
    await expect(header).not.toHaveAttribute('data-backdrop');
  }
  expect(Math.min(...menu), menu.join()).toBeLessThan(all / 4);
  expect(Math.min(...scroll), scroll.join()).toBeLessThan(all / 4);
});
