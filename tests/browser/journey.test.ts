import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { application } from '../support/application';
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

async function fillApplication(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Mobile Number').fill('+91 98765 43210');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('State of Application').selectOption('Kerala');
  await page.getByLabel('Visa Type').selectOption('Tourist Visa');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

async function answerChecker(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Visa eligibility checker' });
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByRole('checkbox', { name: /I agree/ }).check();
  await form.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(form.getByText('Step 2 of 6')).toBeVisible();
  await form.getByLabel('Destination Country').selectOption('Schengen Area (Europe)');
  await form.getByLabel('Visa Type').selectOption('Tourist');
  await form.getByLabel('State of Application').selectOption('Kerala');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Age').fill('30');
  await form.getByLabel('Passport Expiry Date').fill('2035-01-31');
  await form.getByLabel('Occupation').selectOption('Salaried, private sector');
  await form.getByLabel('Marital Status').selectOption('Married');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('radiogroup', { name: 'Have you travelled abroad?' }).getByLabel('Yes').check();
  await form.getByRole('checkbox', { name: 'USA' }).check();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Monthly Income').selectOption('₹50,000 – ₹1,00,000');
  await form.getByLabel('Bank Balance').selectOption('₹3,00,000 – ₹5,00,000');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 6 of 6')).toBeVisible();
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
  await fillApplication(page, name);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(await kept('applications.jsonl', name)).toEqual([
    {
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ...application,
      fullName: name,
    },
  ]);

  await page.reload();
  await expect(page.getByText('62 destinations', { exact: true })).toBeVisible();
  await expect(page.getByText('Application submitted successfully!')).toBeHidden();
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

  await answerChecker(page, name);
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

  await page.getByRole('button', { name: 'Start New Assessment' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('the checker in the footer keeps its answers, its focus and the page behind it', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Visa Eligibility Checker' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Visa Eligibility Checker' });
  await dialog.getByLabel('Full Name').fill('Asha Rao');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
});

test('a check with something missing goes to the step and the field that owns it', async ({ page }) => {
  await open(page, '/tools/visa-eligibility-checker');
  await answerChecker(page, 'Asha Rao');
  for (let back = 0; back < 3; back += 1) await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByLabel('Age').fill('1e2');
  for (let on = 0; on < 3; on += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid age');
  await expect(page.getByLabel('Age')).toBeFocused();
  await expect(page.getByLabel('Age')).toHaveAccessibleDescription('Please enter a valid age');
  await page.getByLabel('Age').fill('31');
  await expect(page.getByLabel('Age')).toHaveAccessibleDescription('');
});

test('a refresh in the middle keeps the answers and the step', async ({ page }) => {
  await open(page, '/tools/visa-eligibility-checker');
  await answerChecker(page, 'Asha Rao');
  await page.reload();
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
});

for (const [fault, behaviour] of [
  [1, 'status-500'],
  [2, 'status-404'],
  [6, 'reset'],
] as const) {
  test(`fault ${fault}: an application that meets ${behaviour} loses nothing and can be tried again`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'complaint', description: '' });
    const name = `Asha ${randomUUID()}`;
    await open(page, '/apply-visa?country=dubai');
    await fillApplication(page, name);
    await page.setExtraHTTPHeaders({ 'x-receiver': behaviour });
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByText('Submitting your application...')).toBeHidden();
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Arab Emirates');
    await expect(page.getByRole('button', { name: 'Send by e-mail' })).toBeVisible();
    await page.setExtraHTTPHeaders({});
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL('/services');
    expect(await kept('applications.jsonl', name)).toHaveLength(1);
  });
}

test('fault 3: an application that is never answered ends after 15 s', async ({ page }) => {
  test.info().annotations.push({ type: 'complaint', description: '' });
  await page.clock.install();
  await open(page, '/apply-visa?country=Japan');
  await fillApplication(page, 'Asha Rao');
  await page.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Full Name')).toBeDisabled();
  await page.clock.fastForward(16_000);
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
});

test('fault 1: an assessment that is not stored still shows its score', async ({ page }) => {
  test.info().annotations.push({ type: 'complaint', description: '' });
  await open(page, '/tools/visa-eligibility-checker');
  await answerChecker(page, 'Asha Rao');
  await page.setExtraHTTPHeaders({ 'x-receiver': 'status-500' });
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByText('Could not save results, but here is your score.')).toBeVisible();
  await expect(page.getByText('91.5%').first()).toBeVisible();
});

test('fault 15: ten submits in one task send once', async ({ page }) => {
  const name = `Asha ${randomUUID()}`;
  await open(page, '/apply-visa?country=Japan');
  await fillApplication(page, name);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.getByRole('form', { name: 'Visa application' }).evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 10; press += 1) form.requestSubmit();
  });
  await expect(page).toHaveURL('/services');
  expect(posts).toBe(1);
  expect(await kept('applications.jsonl', name)).toHaveLength(1);
});

test('fault 9: offline, nothing is sent and nothing is lost', async ({ page, context }) => {
  await open(page, '/apply-visa?country=Japan');
  await fillApplication(page, 'Asha Rao');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('You are offline. Nothing was sent')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
});

test('the whole application works with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no Tab key.');
  const name = `Asha ${randomUUID()}`;
  await open(page, '/apply-visa');
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('+91 98765 43210');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.in');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kerala');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Japan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tourist');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // The links of the terms and of the line on consent stand before the button.
  const apply = page.getByRole('button', { name: 'Apply Now' });
  for (
    let links = 0;
    links < 4 && !(await apply.evaluate((button) => button === document.activeElement));
    links += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
  expect(await kept('applications.jsonl', name)).toHaveLength(1);
});

test('the checker works with the keyboard alone, and each step takes the focus', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no Tab key.');
  await open(page, '/');
  await page.getByRole('link', { name: 'Eligibility Checker', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/visa-eligibility-checker');
  const tab = async (text?: string) => {
    await page.keyboard.press('Tab');
    if (text !== undefined) await page.keyboard.type(text);
  };
  const enter = async (heading: string) => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  };
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type('Asha Rao');
  await tab('asha@example.in');
  await tab('+91 98765 43210');
  await tab();
  await page.keyboard.press('Space');
  // The links of the consent and of the line on what is sent stand before the button.
  const begin = page.getByRole('button', { name: 'Start Assessment' });
  for (
    let links = 0;
    links < 5 && !(await begin.evaluate((button) => button === document.activeElement));
    links += 1
  ) {
    await tab();
  }
  await enter('Destination & Visa');
  await tab('Schengen');
  await tab('Tourist');
  await tab('Kerala');
  await tab();
  await enter('Personal Profile');
  await tab('30');
  await tab('Indian');
  await tab('01312035');
  await page.getByLabel('Occupation').focus();
  await page.keyboard.type('Salaried, private');
  await tab('Married');
  await tab();
  await enter('Travel History');
  await tab();
  await tab();
  await tab();
  await tab();
  await enter('Financial Background');
  await tab();
  for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown');
  await tab();
  await tab();
  for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown');
  await tab();
  await tab();
  await enter('Document Check');
  for (let question = 0; question < 6; question += 1) await tab();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Chance|Issues|Rejection/ })).toBeFocused();
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
