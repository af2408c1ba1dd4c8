import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { application } from '../../support/application';
import { answerChecker, checkerOn, fillApplicant } from './forms';
import { expect, open, test } from './visit';

const folder = '.reports/webhook-data';

/** The lines that the receiver kept for one person, so that journeys side by side do not meet. */
async function kept(file: string, name: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(`${folder}/${file}`, 'utf8').catch(() => '');
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter(({ fullName }) => fullName === name);
}

test('from the hero to a sent application', async ({ page }) => {
  const name = `Asha ${randomUUID()}`;
  await open(page, '/');
  await page.getByRole('link', { name: 'Our Services' }).click();
  await expect(page.getByRole('status').first()).toHaveText('62 destinations');

  await page.getByLabel('Search destinations').fill('jap');
  await expect(page.getByText('1 destination', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apply Now: Japan' }).click();
  await expect(page).toHaveURL('/apply-visa?country=Japan');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Japan');

  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeDisabled();
  await fillApplicant(page, name);
  await page.getByLabel('Visa Type').selectOption('Tourist Visa');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/services');
  expect(await kept('applications.jsonl', name)).toEqual([
    {
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ...application,
      fullName: name,
    },
  ]);
});

test('from the listing through the gate to a stored assessment', async ({ page }) => {
  const name = `Ravi ${randomUUID()}`;
  await open(page, '/services');
  await page.getByRole('button', { name: 'Apply Now: France' }).click();
  const dialog = page.getByRole('dialog', { name: 'Before You Apply' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Apply Now: France' }).click();
  await dialog.getByRole('button', { name: 'Proceed to Check' }).click();
  await expect(page).toHaveURL('/tools/visa-eligibility-checker');

  await answerChecker(checkerOn(page), name);
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByText('Calculation complete!')).toBeVisible();
  // 50 + age 5 + passport 5 + occupation 5 + married 3 + travelled 5 + usa 5 + income 5 - no returns 5
  // + balance 6 + passport at hand 3 + PAN 1.5 + financial proof 3 = 91.5
  await expect(page.getByText('91.5%').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'High Chance of Approval' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'How the score came about' })).toContainText('91.5');
  const [assessment] = await kept('assessments.jsonl', name);
  expect(assessment).toMatchObject({
    destinationCountry: 'schengen',
    age: 30,
    countriesVisited: ['usa'],
    eligibilityResult: { score: 91.5, status: 'High Chance of Approval' },
  });
  // The fields of the specification, behind the id and the time that the receiver writes.
  expect(Object.keys(assessment ?? {})).toHaveLength(2 + 26);
});

test('the phone menu opens, leads on and closes', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide screens show the links.');
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('going to another page starts at its top, with its own title; a hash goes to its element', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Visa Options' }).click();
  await expect(page).toHaveURL('/services#visa-services');
  await expect(page.getByRole('heading', { name: 'Choose your destination' })).toBeInViewport();
  await expect(page).toHaveTitle(/Visa services/);
  await page.goBack();
  await expect(page).toHaveTitle(/Visa assistance/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
