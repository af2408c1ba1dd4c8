import { expect, open, test } from '../site/browser/visit';

test('a question is answered while it is typed, and Enter leads on', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.pressSequentially('how much is a japan visa');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Fee: ₹450');
  await expect(page).toHaveURL('/search?q=how+much+is+a+japan+visa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/japan');
  await page.goBack();
  await expect(field).toHaveValue('how much is a japan visa');

  await field.fill('letters');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Letters');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trip#letters');
});

test('the letter / stays a letter in a field, and in a dialog leads nowhere', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Subject').pressSequentially('a/b');
  await expect(page.getByLabel('Subject')).toHaveValue('a/b');
  await expect(page).toHaveURL('/contact');
});

test('what the hero does not know is looked for everywhere @phones', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox').first().fill('refund');
  await page.getByRole('link', { name: 'Search for it' }).click();
  await expect(page).toHaveURL('/search?q=refund');
  await expect(page.getByRole('option').first()).toContainText('Cancellation policy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything that could be found stands on the page', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('main').getByRole('link', { name: 'Japan', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Visas I hold' })).toBeVisible();
  });
});
