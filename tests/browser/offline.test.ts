import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { serveCompressed } from '../support/compressed-host';
import { expect, test } from './visit';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 60_000 });

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
  test.info().annotations.push({ type: 'complaint', description: 'ERR_CONNECTION' });
  test.info().annotations.push({ type: 'complaint', description: 'Failed to load resource' });
  await page.goto(`${address}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptCount(page)).toBe(11);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/i);
  await expect.poll(() => keptCount(page)).toBe(12);
  await page.waitForLoadState('networkidle');

  await goOffline();

  for (const [path, title] of keptPages) {
    await page.goto(`${address}${path}?utm=whatsapp`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/This page is the copy of \d{1,2} \w+ \d{4}/)).toBeVisible();
  }
  const year = new Date().getFullYear();
  await expect(page.getByText(new RegExp(`copy of .* ${year}`))).toBeVisible();

  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();

  await page.goto(`${address}/blog`);
  await expect(page.getByRole('heading', { name: 'This page is not on your device yet' })).toBeVisible();
  await page.getByRole('link', { name: 'eligibility checker' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
});

test('the worker never answers for a webhook, and keeps no query', async ({ page }) => {
  test.info().annotations.push({ type: 'complaint', description: 'Failed to load resource' });
  await page.goto(`${address}/services?status=unknown&tx_id=secret-1`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  await page.goto(`${address}/services?status=unknown&tx_id=secret-2`);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.evaluate(() =>
    fetch('/webhooks/application', { method: 'POST', body: '{}' }).catch(() => undefined),
  );
  expect((await posted).serviceWorker()).toBeNull();
  const kept = await page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((url) => /[?]|webhook/.test(url))).toEqual([]);
});
