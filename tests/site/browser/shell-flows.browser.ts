import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expect,
  expectWhole,
  open,
  sidewaysOverflow,
  test,
  waitForInspectionGuard,
  withWindows,
} from './visit';

const successTitle = 'Payment Successful!';
const failureTitle = 'Payment Failed';

test('fault 56: a payment return is told once; the query goes, the hash stays', async ({ page }) => {
  await open(page, '/services?status=success&tx_id=TX-9&utm_source=bank#visa-services');
  await expect(page.getByText(successTitle)).toBeVisible();
  await expect(page.getByText('Transaction ID: TX-9', { exact: true })).toBeVisible();
  await expect(page.getByText(/not a receipt/)).toBeVisible();
  await expect(page).toHaveURL('/services#visa-services');

  await page.reload();
  // The app goes to the element that the address names: a click in that moment would miss.
  await expect(page.locator('#visa-services')).toBeFocused();
  await expect(page.getByText(successTitle)).toBeHidden();

  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/services#visa-services');
  await expect(page.getByText(successTitle)).toBeHidden();
});

for (const [why, query] of [
  ['no transaction id', 'status=success'],
  ['an id of HTML', `status=success&tx_id=${encodeURIComponent('<img src=x onerror=alert(1)>')}`],
  ['an id of 10 KB', `status=success&tx_id=${'9'.repeat(10_240)}`],
  ['the status twice', 'status=success&status=failure'],
] as const) {
  test(`fault 56: ${why} shows N/A`, async ({ page }) => {
    await open(page, `/services?${query}`);
    await expect(page.getByText(successTitle)).toBeVisible();
    await expect(page.getByText('Transaction ID: N/A', { exact: true })).toBeVisible();
    await expect(page.getByText(failureTitle)).toBeHidden();
    await expect(page).toHaveURL('/services');
  });
}

for (const status of ['SUCCESS', 'pending', '', '__proto__']) {
  test(`fault 56: the status "${status}" tells nothing and changes nothing`, async ({ page }) => {
    await open(page, `/services?status=${status}&tx_id=TX-9`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Payment (?:Successful|Failed)/)).toBeHidden();
    await expect(page).toHaveURL(`/services?status=${status}&tx_id=TX-9`);
  });
}

async function expectWiped(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-wiped');
  await expect(page.locator('body')).toHaveText('Reload to continue');
  await expect(page.getByRole('button', { name: 'Reload to continue' })).toBeFocused();
}

/** Makes the window seem larger than the page in it, as docked developer tools do. */
async function dockTools(page: Page, px: number): Promise<void> {
  await page.evaluate((gap) => {
    Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => innerWidth + gap });
  }, px);
}

test.describe('fault 61: on 320 × 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  for (const path of ['/', '/services', '/apply-visa', '/tools/visa-eligibility-checker', '/community']) {
    test(`fault 61: ${path} scrolls one way only, can be operated and is not wiped`, async ({ page }) => {
      await open(page, path);
      await expectWhole(page);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Mobile' });
      await menu.getByRole('link', { name: 'Visa Eligibility Checker' }).scrollIntoViewIfNeeded();
      await menu.getByRole('link', { name: 'FAQ' }).scrollIntoViewIfNeeded();
      await expect(menu.getByRole('link', { name: 'FAQ' })).toBeInViewport();
    });
  }
});

for (const percent of [110, 125, 150, 175, 200, 250, 300, 400]) {
  test(`fault 62: a real zoom of ${percent} % does not wipe the page`, async ({
    playwright,
    launchOptions,
    baseURL,
  }, info) => {
    const profile = info.outputPath('profile');
    const zoomLevel = Math.log(percent / 100) / Math.log(1.2);
    await mkdir(join(profile, 'Default'), { recursive: true });
    await writeFile(
      join(profile, 'Default', 'Preferences'),
      JSON.stringify({ partition: { default_zoom_level: { x: zoomLevel } } }),
    );
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...withWindows(launchOptions),
      args: [...(launchOptions.args ?? []), '--window-size=1280,1024'],
      viewport: null,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${baseURL}/services`);
    expect(await page.evaluate(() => devicePixelRatio)).toBeCloseTo(percent / 100, 2);
    await expectWhole(page);
    await context.close();
  });
}

test('docked developer tools wipe the page at the second check', async ({ page }) => {
  await open(page, '/services');
  await waitForInspectionGuard(page);
  await dockTools(page, 160);
  await expectWhole(page);
  await dockTools(page, 300);
  await expectWiped(page);
});

for (const key of ['F12', 'Control+Shift+I', 'Control+Shift+j', 'Control+Shift+C', 'Control+u']) {
  test(`${key} wipes the page; what was typed survives the reload`, async ({ page }) => {
    await open(page, '/apply-visa');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await waitForInspectionGuard(page);
    await page.keyboard.press(key);
    await expectWiped(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
  });
}

test('the open menu lies over the page and moves nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test('fault 92: a key in the first second after the page is alive is blocked', async ({ page }) => {
  await page.goto('/apply-visa');
  // The first moment at which the app has listeners at all.
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'listens');
  await page.keyboard.press('F12');
  await expectWiped(page);
});
