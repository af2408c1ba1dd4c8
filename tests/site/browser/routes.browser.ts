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

    test('is accessible in light', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test('a slow page is announced by the loading screen', async ({ page }) => {
  const release = await holdFile(page, '**/assets/ServicesPage-*.js');
  await open(page, '/');
  await page.getByRole('link', { name: 'Our Services' }).click();
  await expect(page.getByText('Your journey begins in a second…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you want to go?');
  await expect(page.getByText('Your journey begins in a second…')).toBeHidden();
});
