import { expect, open, test } from '../site/browser/visit';

test('a US visa opens Mexico: said once, and known on its page', async ({ page }) => {
  await open(page, '/services/mexico');
  const here = page.getByRole('paragraph').filter({ hasText: /^With your US visa: / });
  await expect(here).toHaveCount(0);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Visas I hold' }).click();
  await expect(page.getByRole('heading', { name: '13 destinations, and what opens them' })).toBeVisible();
  await page.getByLabel('USA', { exact: true }).check();
  const onCondition = page.getByRole('region', { name: 'Open on a condition' });
  await expect(onCondition.getByRole('listitem').filter({ hasText: 'Mexico' })).toContainText(
    'Only if it is for several entries.',
  );
  await page.getByLabel('US: Entries').selectOption('Several entries');
  const openNow = page.getByRole('region', { name: 'Open to you' });
  await openNow.getByRole('link', { name: 'Mexico' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mexico visa for Indians');
  await expect(here).toContainText('You need no Mexican visa.');
  await page.reload();
  await expect(here).toBeVisible();

  await here.getByRole('link', { name: 'Your visas' }).click();
  await expect(page.getByLabel('US: Entries')).toHaveValue('multiple');
  await page.getByLabel('US: Entries').selectOption('One entry');
  await expect(page.getByRole('link', { name: 'Mexico', exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every way in stands on the page', async ({ page }) => {
    await page.goto('/tools/visas-i-hold');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'You have a valid US tourist visa.' }),
    ).toBeVisible();
  });
});
