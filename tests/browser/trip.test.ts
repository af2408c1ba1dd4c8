import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

// Each journey leads over several pages.
test.slow();

function daysFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A trip to Japan in a hundred days, told to the planner on its page. */
async function planJapan(page: Page): Promise<void> {
  await open(page, '/services/japan');
  await page.getByRole('button', { name: 'Open the date planner' }).click();
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await page.getByLabel('Day you leave').fill(daysFromNow(114));
  await page.getByLabel('Passport valid until').fill('2036-01-31');
}

const tripLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Your trip', exact: true });

/** Goes on within the site: what was said has to outlive the page, not the visit. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
}

test('a trip is planned from the first question to the sent application without typing anything twice', async ({
  page,
}) => {
  await open(page, '/');
  await expect(tripLink(page)).toHaveCount(0);
  await page.getByRole('searchbox', { name: /I have an Indian passport/ }).fill('Tokyo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Japan visa for Indians');
  await expect(tripLink(page)).toBeVisible();

  await page.getByRole('button', { name: 'Open the date planner' }).click();
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await page.getByLabel('Day you leave').fill(daysFromNow(114));
  await page.getByLabel('Passport valid until').fill('2036-01-31');
  await expect(page.getByText('These dates are in your trip.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the list for you' }).click();
  const listed = page.getByRole('list', { name: /^Documents for/ }).getByRole('checkbox');
  for (let index = 0; index < 6; index += 1) await listed.nth(index).check();

  await tripLink(page).click();
  await expect(page.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
  await expect(page.getByLabel('Day you arrive')).toHaveValue(daysFromNow(100));
  await expect(
    page.getByRole('list', { name: /^Documents for/ }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(6);
  await expect(page.getByRole('region', { name: /^Apply by/ })).toContainText(
    '3 documents are still to get.',
  );
  await page.getByLabel('Visa type').selectOption('Tourist Visa');
  await expect(page.getByText('Still missing:')).toHaveCount(0);

  await page.getByRole('link', { name: 'Check your eligibility' }).click();
  const checker = page.getByRole('form', { name: 'Visa eligibility checker' });
  await checker.getByLabel('Full Name').fill('Asha Rao');
  await checker.getByLabel('Email').fill('asha@example.in');
  await checker.getByLabel('Phone').fill('+91 98765 43210');
  await checker.getByRole('checkbox', { name: /I agree/ }).check();
  await checker.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(checker.getByLabel('Destination Country')).toHaveValue('other');
  await expect(checker.getByText('From your trip · ').first()).toBeVisible();
  await checker.getByLabel('State of Application').selectOption('Kerala');
  await checker.getByRole('button', { name: 'Next' }).click();
  await expect(checker.getByLabel('Passport Expiry Date')).toHaveValue('2036-01-31');
  await page.goBack();

  await expect(page.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Your application' })
    .getByRole('link', { name: 'Apply Now' })
    .click();
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await expect(page.getByLabel('Visa Type')).toHaveValue('Tourist Visa');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Mobile Number').fill('+91 98765 43210');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('State of Application').selectOption('Kerala');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await tripLink(page).click();
  await expect(page.getByRole('region', { name: 'Your application is with us' })).toContainText(
    'Sent today, reference',
  );
});

test('the trip outlasts a reload, and the tab only when that is asked for', async ({ page, context }) => {
  await planJapan(page);
  await page.reload();
  await expect(tripLink(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/trip');
  await expect(other.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();

  await tripLink(page).click();
  await page.getByLabel('Keep it on this device when I close the tab').check();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the folder' }).click();
  await expect(page.getByText('The folder is cleared.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await expect(tripLink(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
});

test('nothing that was typed is overwritten: the form says what the trip says', async ({ page }) => {
  await open(page, '/apply-visa');
  await page.getByLabel('Country').selectOption('Kenya');
  await expect(tripLink(page)).toBeVisible();
  await open(page, '/trip');
  await page.getByLabel('Destination').selectOption('Japan');
  await follow(page, '/apply-visa');
  await expect(page.getByLabel('Country')).toHaveValue('Kenya');
  await expect(page.getByText('Your trip says Japan · ')).toBeVisible();
  await page.getByRole('button', { name: 'use it for Country' }).click();
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
});

test('Apply Now of the next step asks for the eligibility check first, where the listing does', async ({
  page,
}) => {
  await open(page, '/trip');
  await page.getByLabel('Destination').selectOption('France');
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await page
    .getByRole('region', { name: /^Apply by/ })
    .getByRole('link', { name: 'Apply Now' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/trip$/);
});

test('the same trip is printed on one page, and a letter alone', async ({ page }) => {
  await open(page, '/trip');
  await page.getByLabel('Destination').selectOption('France');
  await page.getByLabel('Visa type').selectOption('Tourist Visa');
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await page.getByLabel('Day you leave').fill(daysFromNow(114));
  await page.getByLabel('Passport valid until').fill('2036-01-31');
  await page.getByRole('combobox', { name: 'Who pays' }).selectOption('Family or a host pays');
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length;
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);

  await page.getByRole('button', { name: 'Open the letters' }).click();
  await page.getByRole('button', { name: 'Leave letter' }).click();
  await page.getByLabel('Leave until').fill(daysFromNow(110));
  await expect(page.getByText(/^Your leave ends on .* but your trip says that you leave on/)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print letter' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Leave letter').filter({ hasText: 'To whom it may concern' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your trip to France' })).toBeHidden();
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('the trip can be read without its code only after another try', async ({ page }) => {
  await page.route(/TripContents/, (route) => route.abort());
  test.info().annotations.push({ type: 'complaint', description: 'Failed to load resource' });
  await page.goto('/trip');
  await expect(page.getByRole('alert')).toContainText('We could not load your trip.');
  await page.unroute(/TripContents/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
});
