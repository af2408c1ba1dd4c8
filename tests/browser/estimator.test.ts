import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from './visit';

test('a trip is estimated, explained and shared', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Trip Cost Estimator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  await expect(dialog.getByText('Step 1 of 3')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await dialog.getByLabel('Destination').selectOption('United Kingdom');
  await dialog.getByLabel('Duration (days)').fill('10');
  await expect(dialog.getByRole('slider', { name: 'Duration in days' })).toHaveAttribute(
    'aria-valuenow',
    '10',
  );
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Flights & Stay' })).toBeFocused();
  await dialog.getByRole('radio', { name: /Premium/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('checkbox', { name: /SIM card/ }).check();
  await dialog.getByRole('button', { name: 'Estimate Cost' }).click();

  // visa 10,000 + flights 90,000 + stay 4,000 × 10 + days 4,000 × 10 + insurance 1,500 + SIM card 1,000
  await expect(dialog.getByRole('heading', { name: '₹1,82,500' })).toBeFocused();
  await expect(dialog.getByText('₹18,250 a day')).toBeVisible();
  await expect(dialog.getByText('Economy instead of premium saves ₹35,000')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await dialog.getByRole('button', { name: 'Share' }).click();
  const link = new URL(await dialog.getByLabel('Link').inputValue());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open(page, `/${link.search}`);
  await expect(page).toHaveURL('/');
  await expect(dialog.getByLabel('Destination')).toHaveValue('uk');
  await expect(dialog.getByLabel('Duration (days)')).toHaveValue('10');
});

test('an estimate that is finished leaves nothing behind', async ({ page }) => {
  await open(page, '/services');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Trip Cost Estimator' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  await dialog.getByLabel('Destination').selectOption('USA');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Estimate Cost' }).click();
  await dialog.getByRole('button', { name: 'Close & Finish' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel('Destination')).toHaveValue('');
});
