import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

/* Five things that a first-time applicant wants on a phone: two taps at most, the answer in the first screen. */

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
