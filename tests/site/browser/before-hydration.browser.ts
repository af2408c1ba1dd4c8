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

/** How much of the page below the first screen the browser has not laid out yet. */
const partsLeftOut = (page: Page) =>
  page
    .locator('main section > *, footer > *')
    .evaluateAll(
      (parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
    );

test(
  'what lies below the first screen is laid out when it comes near, all of it once the app has time; then nothing changes in height',
  {
    tag: '@phones',
  },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/services');
    expect(await partsLeftOut(page)).toBeGreaterThan(2);
    await page.getByText('© 2025 Deshantar').scrollIntoViewIfNeeded();
    await expect(page.getByText('© 2025 Deshantar')).toBeInViewport();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-laid', '');
    expect(await partsLeftOut(page)).toBe(0);
    const heights = await page.evaluate(async () => {
      const seen = [];
      for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        seen.push(document.documentElement.scrollHeight);
      }
      return [...new Set(seen)];
    });
    expect(heights).toHaveLength(1);
  },
);

test('one arrives at the named part of a page whose parts above it are not laid out yet', async ({
  page,
}) => {
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
  await expect(page.locator('html')).toHaveAttribute('data-laid', '');
  await expect(part).toBeInViewport();
  expect(Math.abs((await top()) - first)).toBeLessThan(8);
});

/** Notes, when all of a page is there and no paint has been reported yet, how many parts of it have boxes. */
function noteBoxesBeforePaint(): void {
  const noted = new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).length;
      Reflect.set(window, 'before', {
        rows: boxes('#visa-services li:has(h4)'),
        footer: boxes('footer'),
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
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(noteBoxesBeforePaint);
    const release = await holdScripts(page);
    await page.goto('/services');
    expect(await boxesBeforePaint(page)).toEqual({ rows: 3, footer: 0 });
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(62);
    release();
    await page.goto('/services#group-asia');
    await page.reload();
    expect(await boxesBeforePaint(page)).toEqual({ rows: 62, footer: 1 });
  },
);

test('where no paint is reported, all of a page is there after four seconds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {};
  });
  await page.clock.install();
  await page.goto('/terms');
  await page.clock.fastForward(3_000);
  await expect(page.locator('footer')).toBeHidden();
  await page.clock.fastForward(1_500);
  await expect(page.locator('footer')).toBeVisible();
});

test('a mouse may press in the frame in which the focus comes to a part that is not laid out yet', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' });
  await link.evaluate((element) => element.focus());
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width * 0.9, height * 0.67);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
