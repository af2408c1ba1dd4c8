import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkerOn, checkerSteps, fillApplicant, goOn } from '../browser/forms';
import { expect, expectComplaints, open, test } from '../browser/visit';

// Each journey leads over several pages.
test.slow();

function daysFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Two weeks in a hundred days. */
async function tellDates(page: Page): Promise<void> {
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await page.getByLabel('Day you leave').fill(daysFromNow(114));
  await page.getByLabel('Passport valid until').fill('2036-01-31');
}

const tripLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Your trip', exact: true });

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

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
  await page.getByRole('combobox', { name: /I have an Indian passport/ }).fill('Tokyo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Japan visa for Indians');
  await expect(tripLink(page)).toBeVisible();

  await page.getByRole('button', { name: 'Open the date planner' }).click();
  await tellDates(page);
  await expect(page.getByText('These dates are in your trip.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the list for you' }).click();
  const listed = page.getByRole('list', { name: /^Documents for/ }).getByRole('checkbox');
  for (let index = 0; index < 6; index += 1) await listed.nth(index).check();

  await tripLink(page).click();
  await expect(page.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
  await expect(page.getByLabel('Day you arrive')).toHaveValue(daysFromNow(100));
  await openTab(page, 'Documents');
  await expect(
    page.getByRole('list', { name: /^Documents for/ }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(6);
  await expect(page.getByRole('region', { name: /^Apply by/ })).toContainText(
    '3 documents are still missing.',
  );
  await openTab(page, 'When');
  await page.getByLabel('Visa type').selectOption('Tourist Visa');
  await expect(page.getByText('Still missing:')).toHaveCount(0);

  await openTab(page, 'Profile');
  await page.getByRole('link', { name: 'Check your eligibility' }).click();
  const checker = checkerOn(page);
  await checkerSteps[0]?.(checker);
  await goOn(checker);
  await expect(checker.getByLabel('Destination Country')).toHaveValue('other');
  await expect(checker.getByText('From your trip · ').first()).toBeVisible();
  await checker.getByLabel('State of Application').selectOption('Kerala');
  await goOn(checker);
  await expect(checker.getByLabel('Passport Expiry Date')).toHaveValue('2036-01-31');
  await page.goBack();

  await expect(page.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Your application' })
    .getByRole('link', { name: 'Apply Now' })
    .click();
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await expect(page.getByLabel('Visa Type')).toHaveValue('Tourist Visa');
  await fillApplicant(page);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await tripLink(page).click();
  await expect(page.getByRole('region', { name: 'Your application is with us' })).toContainText(
    'Sent today, reference',
  );
});

test('the trip outlasts a reload, and the tab only when that is asked for', async ({ page, context }) => {
  await open(page, '/services/japan');
  await page.getByRole('button', { name: 'Open the date planner' }).click();
  await tellDates(page);
  await expect(page.getByText('These dates are in your trip.')).toBeVisible();
  await page.reload();
  await expect(tripLink(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/trip');
  await expect(other.getByRole('heading', { name: 'Your folder is empty' })).toBeVisible();

  await tripLink(page).click();
  await page.getByLabel('Keep it on this device when I close the tab').check();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the folder' }).click();
  await expect(page.getByText('The folder is cleared.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your folder is empty' })).toBeVisible();
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
  await tellDates(page);
  await openTab(page, 'Documents');
  await page.getByRole('combobox', { name: 'Who pays' }).selectOption('My family pays');
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length;
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);

  await openTab(page, 'Letters');
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
  expectComplaints('Failed to load resource');
  await page.goto('/trip');
  await expect(page.getByRole('alert')).toContainText('We could not load your trip.');
  await page.unroute(/TripContents/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your folder is empty' })).toBeVisible();
});

test(
  'the answer stands below the day of arrival, and no mark over another',
  { tag: '@phones' },
  async ({ page }) => {
    await open(page, '/trip');
    await page.getByLabel('Destination').selectOption('France');
    await page.getByLabel('Day you arrive').fill(daysFromNow(55));
    const answer = page.getByText(/^You can apply now\. Do it by/);
    await expect(answer).toBeVisible();
    const [field, sentence] = await Promise.all(
      [page.getByLabel('Day you arrive'), answer].map((part) => part.boundingBox()),
    );
    // Nothing stands between the two.
    expect((sentence?.y ?? Infinity) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(60);
    await page.getByLabel('Day you leave').fill(daysFromNow(62));
    await page.getByLabel('Passport valid until').fill('2036-01-31');
    await expect(page.locator('[data-mark]')).toHaveCount(6);
    const boxes = await page.locator('[data-mark]').evaluateAll((marks) =>
      marks.map((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const overlapping = boxes.filter((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(overlapping).toEqual([]);
  },
);

test('whether the device may keep the trip is asked once, and what is handed on are real files', async ({
  page,
}) => {
  await open(page, '/trip');
  await page.getByLabel('Destination').selectOption('France');
  const question = page.getByRole('region', { name: 'Keep this trip on this device?' });
  await expect(page.getByRole('heading', { name: 'Your trip to France' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your trip to France' })).toBeVisible();
  await expect(question).toHaveCount(0);

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('my-trip.png');
  const bytes = await readFile(await picture.path());
  // A PNG names its width and height in bytes 16 to 23.
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    'PNG',
    1080,
    1080,
  ]);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar', exact: true }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe(`france-${daysFromNow(100)}.ics`);

  await page.getByRole('button', { name: 'Clear the folder' }).click();
  await page.getByLabel('Destination').selectOption('Japan');
  await page.getByLabel('Day you arrive').fill(daysFromNow(100));
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Keep it on this device when I close the tab')).toBeChecked();
});
