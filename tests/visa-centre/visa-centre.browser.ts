import { expect, open, test } from '../site/browser/visit';

const question = 'Which state do you live in?';

test('the state is said once, and answers on every page and in the form @phones', async ({ page }) => {
  await open(page, '/services/italy');
  await page.getByLabel(question).selectOption('Kerala');
  await expect(page.getByText('Your district is Mumbai').last()).toBeVisible();
  await expect(page.getByText('Centres in Kerala: Kochi.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // The folder is fetched with the first word that is said.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('"state":"Kerala"');

  await open(page, '/services/japan');
  await expect(page.getByLabel(question)).toHaveValue('Kerala');
  await expect(page.getByText('Your district is Chennai').last()).toBeVisible();

  await open(page, '/tools/visa-centre?to=turkey');
  await expect(page.getByText('Your district is Mumbai').last()).toBeVisible();
  await page.getByLabel(question).selectOption('Uttarakhand');
  await expect(page.getByRole('link', { name: /^Look here: / })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('"state":"Uttarakhand"');

  await open(page, '/apply-visa?country=Italy');
  await expect(page.getByLabel('State of Application')).toHaveValue('Uttarakhand');
  await page.getByLabel('State of Application').selectOption('Goa');
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('"state":"Goa"');
  await open(page, '/services/portugal');
  await expect(page.getByLabel(question)).toHaveValue('Goa');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all districts of a destination stand on its page, and every destination on the tool’s', async ({
    page,
  }) => {
    await page.goto('/services/italy');
    await expect(page.getByText('West Bengal, Bihar, Jharkhand, Odisha, Sikkim').first()).toBeVisible();
    await expect(page.getByText('Opening the question')).toBeHidden();
    await expect(page.getByLabel(question)).toBeHidden();
    await page.goto('/tools/visa-centre');
    await expect(page.getByRole('main').getByRole('link', { name: 'Italy' })).toBeVisible();
  });
});
