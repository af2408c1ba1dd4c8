import { expect, open, test } from '../site/browser/visit';

test('a page says by itself that its figures are old, on the day on which they are', async ({ page }) => {
  const notice = page.getByText(/were last checked in November 2026, more than 6 months ago/);
  await page.clock.setFixedTime(new Date('2027-05-01T06:00:00Z'));
  await open(page, '/services/japan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.clock.setFixedTime(new Date('2027-06-01T06:00:00Z'));
  for (const path of ['/services/japan', '/faq', '/blog/uk-visit-visa', '/visa/schengen-visa-online']) {
    await open(page, path);
    await expect(notice).toBeVisible();
  }
});
