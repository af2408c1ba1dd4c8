import type { Page } from '@playwright/test';
import { appStarted, expect, expectComplaints, holdScripts, test } from './visit';

/* What is typed into a page's field before the app has started is there afterwards, and counts. */

for (const [address, label, typed, kept] of [
  ['/services', 'Search destinations', 'Japan', 'Japan'],
  ['/blog', 'Search posts', 'schengen', 'schengen'],
  ['/login', 'Phone Number', '98765 43210', '9876543210'],
] as const) {
  test(`what is typed early into "${label}" is kept`, { tag: '@phones' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel(label).fill(typed);
    release();
    await appStarted(page);
    await expect(page.getByLabel(label)).toHaveValue(kept);
    if (address === '/services') await expect(page.getByText('1 destination', { exact: true })).toBeVisible();
    if (address === '/blog') await expect(page).toHaveURL('/blog?search=schengen');
  });
}

for (const [address, name, opened] of [
  ['/', 'Trip Cost Estimator', 'Trip Cost Estimator'],
  ['/visa/schengen-visa-online', 'Check Your Visa Eligibility', 'Visa Eligibility Checker'],
] as const) {
  test(`a tap on "${name}" before the app has started counts`, { tag: '@phones' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
  });
}

test('a message sent before the app has started is sent once it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await expect(page).toHaveURL('/contact');
});

test('a form works on a page that the fallback shell starts', async ({ page }) => {
  expectComplaints('404');
  await page.goto('/Contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
});

test('one arrives at the named part of a page, and stays there when the app starts', async ({ page }) => {
  await page.goto('/terms');
  const last = await page.locator('main section[id]').last().getAttribute('id');
  await page.goto('about:blank');
  const release = await holdScripts(page);
  await page.goto(`/terms#${last}`);
  const part = page.locator(`#${last}`);
  await expect(part).toBeInViewport();
  const top = async () => Math.round((await part.boundingBox())?.y ?? 0);
  const first = await top();
  release();
  await appStarted(page);
  await expect(part).toBeInViewport();
  expect(Math.abs((await top()) - first)).toBeLessThan(8);
});

/** Notes, when all of a page is there and no paint has been reported yet, how many parts of it have boxes, and whether they fill the screen. */
function noteBoxesBeforePaint(): void {
  const noted = new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).length;
      Reflect.set(window, 'before', {
        rows: boxes('#visa-services li:has(h4)'),
        lines: boxes('#visa-services > p'),
        footer: boxes('footer'),
        fillsScreen: document.documentElement.scrollHeight > window.innerHeight,
      });
      resolve();
    });
  });
  // A busy machine may report one before.
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    void noted.then(() => observe.call(this, options));
  };
}

const boxesBeforePaint = (page: Page) => page.evaluate(() => Reflect.get(window, 'before') as unknown);

test(
  'a phone paints the first screen before what lies below it has boxes',
  { tag: '@phones' },
  async ({ page }) => {
    // The tallest phones show this much.
    await page.setViewportSize({ width: 430, height: 932 });
    await page.addInitScript(noteBoxesBeforePaint);
    const release = await holdScripts(page);
    await page.goto('/services');
    expect(await boxesBeforePaint(page)).toEqual({ rows: 2, lines: 0, footer: 0, fillsScreen: true });
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(62);
    release();
    await page.goto('/services#group-asia');
    await page.reload();
    expect(await boxesBeforePaint(page)).toMatchObject({ rows: 62, lines: 4, footer: 1 });
  },
);

test('where no paint is reported, all of a page is there after four seconds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {};
  });
  // Stands still from the start: a slow load is no time.
  await page.clock.install({ time: '2026-11-27T10:00:00Z' });
  await page.clock.pauseAt('2026-11-27T10:00:01Z');
  await page.goto('/terms');
  await page.clock.fastForward(3_000);
  await expect(page.locator('footer')).toBeHidden();
  await page.clock.fastForward(1_500);
  await expect(page.locator('footer')).toBeVisible();
});
