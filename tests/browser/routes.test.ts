import { violationsOf } from './axe';
import { expect, holdFile, open, test } from './visit';

const routes = [
  { path: '/', h1: 'Travel Simplified. Journeys Elevated.', title: /Deshantar/ },
  { path: '/services', h1: 'Where do you want to go?', title: /Visa services/ },
  { path: '/apply-visa', h1: 'Start your visa application', title: /Apply for a visa/ },
  { path: '/tools/visa-eligibility-checker', h1: 'Visa Eligibility Checker', title: /eligibility checker/ },
] as const;

for (const { path, h1, title } of routes) {
  test.describe(path, () => {
    for (const query of ['', '?utm_source=whatsapp&country=%3Csvg%3E', '#main']) {
      test(`hydrates silently as ${path}${query}`, async ({ page }) => {
        await open(page, `${path}${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
        await expect(page).toHaveTitle(title);
      });
    }

    test('has its metadata in the HTML itself', async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(new RegExp(`<title>[^<]*${title.source}`));
      for (const part of [
        'name="description"',
        'name="keywords"',
        'rel="canonical"',
        'og:image',
        'summary_large_image',
      ]) {
        expect(html).toContain(part);
      }
      expect(html).toContain('"@type":"TravelAgency"');
    });

    test('reads without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.getByRole('link', { name: /91 12345/ }).last()).toBeVisible();
      await context.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible and fits the screen in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, path);
        expect(await violationsOf(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await expect(page.locator('html')).toHaveClass(colorScheme);
      });
    }
  });
}

test('an unknown path gets the not-found page with status 404', async ({ page }) => {
  test.info().annotations.push({ type: 'complaint', description: '404 (Not Found)' });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lost in Translation?' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
});

test('the theme is right before the first paint and survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  test
    .info()
    .annotations.push(
      { type: 'complaint', description: 'Failed to' },
      { type: 'complaint', description: 'net::ERR' },
    );
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
});

for (const stored of ['purple', '"dark"']) {
  test(`a foreign theme preference ${stored} follows the device`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), stored);
    await open(page, '/');
    await expect(page.locator('html')).toHaveClass('dark');
  });
}

test('a page whose code is gone shows the error screen, with the header and a way home', async ({ page }) => {
  test.info().annotations.push({ type: 'complaint', description: '' });
  await page.route('**/assets/ServicesPage-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/');
  await page.getByRole('link', { name: 'Our Services' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Travel Simplified/);
});

test('a slow page is announced by the loading screen', async ({ page }) => {
  const release = await holdFile(page, '**/assets/ServicesPage-*.js');
  await open(page, '/');
  await page.getByRole('link', { name: 'Our Services' }).click();
  await expect(page.getByText('Your journey begins in a second…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you want to go?');
  await expect(page.getByText('Your journey begins in a second…')).toBeHidden();
});
