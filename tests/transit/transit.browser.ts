import { expect, open, test } from '../site/browser/visit';

test('a US visa frees from the transit visa of the UK, and is kept with the trip @phones', async ({
  page,
}) => {
  await open(page, '/services/united-kingdom');
  await page.getByRole('link', { name: 'Only changing planes in the United Kingdom?' }).click();
  await expect(page).toHaveURL('/tools/transit?through=united-kingdom');
  const inside = page.getByRole('region', { name: 'If you stay in the transit area' });
  await expect(inside.getByRole('heading')).toHaveText('You need a visa');
  await page.getByLabel('USA').check();
  await expect(inside.getByRole('heading')).toHaveText('No visa needed, with your US visa');
  await page.getByLabel('What do you do there?').selectOption('I collect my bags');
  await expect(inside).toBeHidden();
  await expect(page.getByRole('region', { name: 'If you pass the border' }).getByRole('heading')).toHaveText(
    'You need a visa',
  );
  // The folder is there, and with it what was said.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your trip', exact: true })).toBeVisible();
  await open(page, '/tools/visas-i-hold');
  await expect(page.getByLabel('USA')).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every place stands on the page', async ({ page }) => {
    await page.goto('/tools/transit');
    await expect(page.getByText('You need a Direct Airside Transit visa').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Germany' })).toBeVisible();
  });
});
