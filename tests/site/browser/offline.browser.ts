import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { serveCompressed } from '../../support/compressed-host';
import { checkerOn, checkerSteps, goOn } from './forms';
import { expect, expectComplaints, openTool, test } from './visit';

test.use({ serviceWorkers: 'allow' });

let server: Server;
let address: string;

test.beforeEach(async () => {
  server = await serveCompressed('dist', 0);
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

/** The connection is gone: nobody answers any more. */
async function goOffline(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const keptCount = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).length);

test.afterEach(() => void server.close());

const keptPages = [
  ['/about', /./],
  ['/faq', /Questions/i],
  ['/visa/hong-kong-par', /Hong Kong/],
  ['/visa/schengen-visa-online', /Schengen/],
  ['/tools/visa-eligibility-checker', /eligibility/i],
] as const;

test('visited pages, guides and the checker open without a connection, with their date', async ({ page }) => {
  expectComplaints('ERR_CONNECTION', 'Failed to load resource');
  await page.goto(`${address}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptCount(page)).toBe(13);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/i);
  await expect.poll(() => keptCount(page)).toBe(14);
  await page.waitForLoadState('networkidle');

  await goOffline();

  for (const [path, title] of keptPages) {
    await page.goto(`${address}${path}?utm=whatsapp`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/This page is the copy of \d{1,2} \w+ \d{4}/)).toBeVisible();
  }
  const year = new Date().getFullYear();
  await expect(page.getByText(new RegExp(`copy of .* ${year}`))).toBeVisible();

  await page.goto(`${address}/`);
  const drawings = page.getByRole('main').locator('use');
  await expect(drawings).toHaveCount(5);
  for (const drawing of await drawings.all())
    await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);

  await page.goto(`${address}/visa/canada-visitor-visa-india`);
  await openTool(page, 'Visa Eligibility Checker');
  await expect(page.getByLabel('Full Name')).toBeVisible();

  await page.goto(`${address}/tools/visa-eligibility-checker`);
  await checkerSteps[0]?.(checkerOn(page));
  await goOn(checkerOn(page));
  await expect(page.getByText('Step 2 of 6')).toBeVisible();

  await page.goto(`${address}/blog`);
  await expect(page.getByRole('heading', { name: 'This page is not on your device yet' })).toBeVisible();
  await page.getByRole('link', { name: 'eligibility checker' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
});

/** The addresses of which the device has a copy. */
const keptCopies = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => url);
  });

/** The addresses of which the device has a note of when they were opened. */
const notedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('workbox-expiration');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const noted = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('cache-entries').objectStore('cache-entries').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return noted.map(String);
  });

test('a page that came with its data is there without a connection for who goes back to it from another', async ({
  page,
}) => {
  expectComplaints('ERR_CONNECTION', 'Failed to load resource');
  const title = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  const keptData = () =>
    page.evaluate(async () =>
      (await (await caches.open('files')).keys())
        .map(({ url }) => /assets\/data\/\w+\/(about|faq)\.json$/.exec(url)?.[1])
        .filter((name) => name !== undefined)
        .sort(),
    );
  await page.goto(`${address}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(keptData).toEqual(['about']);
  // Under the worker now.
  await page.goto(`${address}/faq`);
  await expect.poll(keptData).toEqual(['about', 'faq']);

  await goOffline();

  await page.reload();
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(title).toHaveText('Visas, explained plainly');
  await page.reload();
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(title).toHaveText(/Questions/i);
});

test('the tools for a trip open without a connection, though no page of theirs was ever visited', async ({
  page,
}) => {
  expectComplaints('ERR_CONNECTION', 'Failed to load resource');
  await page.goto(`${address}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptCount(page)).toBe(13);
  await goOffline();

  await page.goto(`${address}/trip`);
  await page.getByLabel('Destination').selectOption('Japan');
  await page.getByLabel('Day you arrive').fill('2031-05-12');
  await expect(page.getByRole('list', { name: 'The dates of your trip' })).toBeVisible();
  await page.getByRole('tab', { name: 'Letters' }).click();
  await expect(page.getByRole('button', { name: 'Cover letter' })).toBeVisible();
  await page.goto(`${address}/visa/schengen-visa-online`);
  await page.getByRole('button', { name: 'Open the day counter' }).click();
  await expect(page.getByRole('button', { name: 'Close the day counter' })).toBeVisible();
});

test('clearing the data on the device leaves no copy of a page and no note of a visit', async ({ page }) => {
  await page.goto(`${address}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptCount(page)).toBe(13);
  await page.goto(`${address}/privacy`);
  await page.waitForLoadState('networkidle');
  for (const addresses of [await notedAddresses(page), await keptCopies(page)]) {
    expect(addresses).toContainEqual(expect.stringContaining('/about'));
  }

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Clear my data on this device' }).click();
  await expect(page.getByText('Nothing of yours is kept on this device any more.')).toBeVisible();
  expect(await notedAddresses(page)).toEqual([]);
  expect(await keptCopies(page)).toEqual([]);
});

test('the worker never answers for a webhook, and keeps no query', async ({ page }) => {
  expectComplaints('Failed to load resource');
  await page.goto(`${address}/services?status=unknown&tx_id=secret-1`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  await page.goto(`${address}/services?status=unknown&tx_id=secret-2`);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.evaluate(() =>
    fetch('/webhooks/application', { method: 'POST', body: '{}' }).catch(() => undefined),
  );
  expect((await posted).serviceWorker()).toBeNull();
  const kept = await keptCopies(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((url) => /[?]|webhook/.test(url))).toEqual([]);
});
