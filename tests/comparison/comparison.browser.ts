import { expect, expectComplaints, open, test } from '../site/browser/visit';

test('a comparison begins at a destination, is changed, sent on by its address, and taken back', async ({
  page,
}) => {
  await open(page, '/services/japan');
  await page.getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page).toHaveURL(/\/tools\/compare\?with=japan/);
  await expect(page.getByRole('table')).toBeVisible();
  const heads = page.getByRole('columnheader').getByRole('link');
  await expect(heads).toHaveCount(3);
  await expect(page.getByLabel('Add a destination')).toBeDisabled();

  await page.getByRole('button', { name: 'Remove Japan' }).click();
  await expect(heads).toHaveCount(2);
  await page.getByLabel('Add a destination').selectOption('Thailand');
  await expect(heads.last()).toHaveText('Thailand');
  const shared = page.url();
  await page.reload();
  await expect(heads.last()).toHaveText('Thailand');

  await page.goBack();
  await expect(heads).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'Often compared' })).toBeVisible();
  await expect(page).toHaveURL('/tools/compare');

  await open(page, shared);
  await expect(heads.last()).toHaveText('Thailand');
  await heads.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thailand visa for Indians');
});

test('nothing is fetched when a destination is added @phones', async ({ page }) => {
  expectComplaints('ERR_INTERNET_DISCONNECTED');
  await open(page, '/tools/compare');
  await page.context().setOffline(true);
  await page.getByLabel('First destination').selectOption('Kenya');
  await page.getByLabel('Add a destination').selectOption('Vietnam');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(['Kenya', 'Vietnam']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
