import type { Locator, Page } from '@playwright/test';
import { tripFolderKeys } from '../../../machines/site/trip-folder/keys';
import { expect, leaveInTab, open, test } from './visit';

/*
 * The eleven things that a first-time applicant wants on a phone: at most two taps from home until something is to be typed or
 * chosen, and the answer within the first screen after the last of it.
 */

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const field = 'I have an Indian passport and I’m going to';

/** Taps the hero's field, types, and taps the first place: two taps. */
async function ask(page: Page, text: string, place: RegExp): Promise<number> {
  let taps = 0;
  const input = page.getByLabel(field);
  await expect(input).toBeInViewport({ ratio: 1 });
  await input.tap();
  taps += 1;
  await input.pressSequentially(text);
  const found = page.getByRole('listbox', { name: 'Places' }).getByRole('option', { name: place });
  await expect(found).toBeInViewport({ ratio: 1 });
  await found.tap();
  return taps + 1;
}

test.beforeEach(({ page }) => open(page, '/'));

test('the documents for Schengen', async ({ page }) => {
  expect(await ask(page, 'documents for schengen', /^Schengen Area/)).toBe(2);
  await expect(page).toHaveURL(/\/visa\/schengen-visa-online#documents$/);
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeInViewport();
  await expect(page.getByText('Application form, filled in and signed')).toBeInViewport();
});

test('the price of a UK visa', async ({ page }) => {
  expect(await ask(page, 'uk', /^United Kingdom/)).toBe(2);
  await expect(page).toHaveURL(/\/services\/united-kingdom$/);
  await expect(page.getByText('£135', { exact: true })).toBeInViewport();
  await expect(page.getByText(/£115/).first()).toBeInViewport();
});

test('whether Thailand is free of visas', async ({ page }) => {
  expect(await ask(page, 'phuket', /^Thailand/)).toBe(2);
  await expect(
    page.getByText('With an Indian passport you need no visa for a holiday in Thailand'),
  ).toBeInViewport();
});

test('applying for Japan', async ({ page }) => {
  expect(await ask(page, 'japan', /^Japan/)).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Japan visa for Indians');
  const apply = page.getByRole('link', { name: 'Apply Now' }).and(page.locator(':visible'));
  await expect(apply).toBeInViewport({ ratio: 1 });
  await apply.tap();
  await expect(page).toHaveURL(/\/apply-visa\?country=Japan$/);
});

for (const path of ['/', '/services', '/services/japan', '/visa/dubai-tourist-visa', '/blog', '/faq']) {
  test(`calling somebody from ${path}`, async ({ page }) => {
    await open(page, path);
    const call = page.locator('a[href^="tel:"]:visible').first();
    await expect(call).toBeInViewport({ ratio: 1 });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.tap();
    await expect(
      page.getByRole('link', { name: 'Chat on WhatsApp' }).and(page.locator(':visible')).first(),
    ).toBeInViewport();
  });
}

/** Taps one of the tools of "Plan it yourself": one tap. */
async function plan(page: Page, tool: string): Promise<Locator> {
  const section = page.getByRole('region', { name: 'Plan it yourself' });
  await section.getByRole(tool === 'What it costs' ? 'button' : 'link', { name: tool, exact: true }).tap();
  return page.getByRole('main');
}

test('when to apply for a journey to France on 20 January', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T06:00:00Z'));
  await open(page, '/');
  await plan(page, 'When to apply');
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('France');
  await page.getByLabel('Day you arrive').fill('2027-01-20');
  await expect(page.getByText(/Do it by 9 December 2026, in 15 days/)).toBeInViewport();
});

test('how many days are left after forty, and from when sixty are possible', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T06:00:00Z'));
  await open(page, '/');
  await plan(page, 'Count your days');
  await page.getByLabel('Stay 1: day in').fill('2026-09-01');
  await page.getByLabel('Stay 1: day out').fill('2026-10-10');
  await expect(page.getByText(/at most 40 days in any 180/)).toBeInViewport();
});

test('how strong the file is: the checker’s first step', async ({ page }) => {
  await plan(page, 'How strong is my file');
  await expect(page).toHaveURL('/tools/visa-eligibility-checker');
  await expect(page.getByLabel('Full Name')).toBeInViewport({ ratio: 1 });
});

test('what a journey to Japan costs for four', async ({ page }) => {
  await ask(page, 'japan', /^Japan/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Japan visa for Indians');
  await page.getByRole('button', { name: 'Estimate your own trip' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  await expect(dialog.getByLabel('Destination')).toHaveText(/^Japan · our default rates/);
  for (const forward of ['Next', 'Next', 'Estimate Cost'])
    await dialog.getByRole('button', { name: forward }).tap();
  await expect(dialog.getByText('Japan · our default rates')).toBeInViewport();
  for (let adult = 1; adult < 4; adult += 1)
    await dialog.getByRole('button', { name: 'One adult more' }).tap();
  await expect(dialog.getByText('For 4 adults: about ₹4,10,000.')).toBeInViewport({ ratio: 1 });
});

test.describe('with a trip', () => {
  const trip = { destination: 'France', entry: '2027-01-20', exit: '2027-01-30' };

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T06:00:00Z'));
    await leaveInTab(page, tripFolderKeys.inTab, trip);
    await open(page, '/');
  });

  test('handing it on', async ({ page }) => {
    await plan(page, 'Your trip');
    const send = page.getByRole('link', { name: 'Send by WhatsApp' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(send).toHaveAttribute('href', /france|France/);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  });

  test('coming back tomorrow', async ({ page }) => {
    await page.goto('/trip');
    await page.getByRole('button', { name: /^Keep/ }).tap();
    await page.evaluate(() => sessionStorage.clear());
    const later = await page.context().newPage();
    await later.clock.setFixedTime(new Date('2026-11-25T06:00:00Z'));
    await open(later, '/');
    await expect(
      later.getByRole('link', { name: /^Your trip to France: apply by 9 December 2026/ }),
    ).toBeVisible();
  });
});
