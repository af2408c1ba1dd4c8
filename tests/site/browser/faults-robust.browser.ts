import type { Locator, Page } from '@playwright/test';
import { answerChecker, checkerOn, fillApplication, goOn } from './forms';
import { letMonkeyLoose } from './monkey';
import { expect, expectComplaints, goInside, open, sidewaysOverflow, test } from './visit';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const destinations = (page: Page) => page.getByRole('main').getByRole('status').first();

for (const [text, shown] of [
  ['j', '62 destinations'],
  ['ja', /^[1-9]\d? destinations?$/],
  ['.*+?(', '0 destinations'],
  ['x'.repeat(10_240), '0 destinations'],
  ['🧳🧳', '0 destinations'],
  ['İİ', '0 destinations'],
  ['\ud83d\ud83d', '0 destinations'],
  ['<img src=x onerror=alert(1)>', '0 destinations'],
] as const) {
  test(`fault 44: the destination search "${text.slice(0, 30)}" is only a search`, async ({ page }) => {
    await open(page, '/services');
    await page.getByLabel('Search destinations').fill(text);
    await expect(destinations(page)).toHaveText(shown);
    if (shown === '0 destinations') {
      await expect(page.getByRole('heading', { name: 'No Countries Found' })).toBeVisible();
    }
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(destinations(page)).toHaveText('62 destinations');
  });
}

test('fault 50: lists of 5 MB in the storage break no page', async ({ page }) => {
  await open(page, '/terms');
  for (const [key, path, filler] of [
    ['deshantar:applications:v1', '/login', '[{"fullName":"'],
    ['deshantar:ready-documents:v1', '/visa/hong-kong-par', '["'],
    ['vite-ui-theme', '/terms', ''],
  ] as const) {
    await page.evaluate(([name, start]) => localStorage.setItem(name, start.padEnd(5_000_000, 'x')), [
      key,
      filler,
    ] as const);
    await open(page, path);
    await expect(title(page)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText('Lost in Translation?');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
}

for (const path of [
  '/no/such/page',
  '/visa/atlantis',
  '/tools/visa-eligibility-checker/extra',
  '/blog/uk-visit-visa/extra',
  '/services.html/x',
  '/%3Csvg%20onload%3Dalert(1)%3E',
  '/constructor',
  `/${'deep/'.repeat(200)}end`,
]) {
  test(`fault 58: ${path.slice(0, 40)} is answered with 404 and the not-found page`, async ({ page }) => {
    expectComplaints('404 (Not Found)');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain('noindex, nofollow');
    await expectNotFound(page);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(title(page)).toHaveText(/Travel Simplified/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  });

  test(`fault 58: ${path.slice(0, 40)} reached inside the site is the same`, async ({ page }) => {
    await open(page, '/');
    await goInside(page, path);
    await expectNotFound(page);
    await page.goBack();
    await expect(title(page)).toHaveText(/Travel Simplified/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  });
}

/** The code of a page that fails as it renders. */
const brokenPage = `export const Page = () => { throw new Error('The page is broken'); };`;

for (const way of ['by a link', 'by its address'] as const) {
  test(`fault 59: a page that fails to render, reached ${way}, says so inside the shell`, async ({
    page,
  }) => {
    expectComplaints('');
    await open(page, '/apply-visa');
    await fillApplication(page, 'Asha Rao');
    await page.route('**/assets/AboutPage-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: brokenPage }),
    );
    if (way === 'by a link') {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    } else {
      await page.goto('/about');
    }
    await expect(title(page)).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('The page is broken')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(title(page)).toHaveText(/Travel Simplified/);
    await open(page, '/apply-visa');
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

    await page.goto('/about');
    await expect(title(page)).toHaveText('Unexpected Application Error!');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(title(page)).toHaveText('Visas, explained plainly');
  });
}

const isInside = (dialog: Locator) =>
  dialog.evaluate((box) => box !== document.activeElement && box.contains(document.activeElement));

test('fault 67: the checker in the footer works with the keyboard alone, and loses nothing', async ({
  page,
}) => {
  await open(page, '/terms');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Visa Eligibility Checker' });
  const dialog = page.getByRole('dialog', { name: 'Visa Eligibility Checker' });
  const form = checkerOn(dialog);
  const expectTrap = async (key: 'Tab' | 'Shift+Tab') => {
    const controls = await dialog.locator('a, button, input, select').count();
    for (let press = 0; press <= controls + 2; press += 1) {
      await page.keyboard.press(key);
      expect(await isInside(dialog), `${key} number ${press + 1} stays in the dialog`).toBe(true);
    }
  };
  const enter = async (name: string | RegExp, heading: string | RegExp) => {
    await dialog.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: heading })).toBeFocused();
  };

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(() => isInside(dialog)).toBe(true);
  await expectTrap('Tab');
  await expectTrap('Shift+Tab');

  await form.getByLabel('Full Name').focus();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.in');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+91 98765 43210');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await enter('Start Assessment', 'Destination & Visa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Schengen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tourist');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.getByText('Step 2 of 6')).toBeVisible();
  await expect(form.getByLabel('Destination Country')).toHaveValue('schengen');
  await expect(form.getByLabel('Visa Type')).not.toHaveValue('');
  await expectTrap('Tab');

  await form.getByLabel('State of Application').focus();
  await page.keyboard.type('Kerala');
  await enter('Next', 'Personal Profile');
  await form.getByLabel('Age').focus();
  await page.keyboard.type('30');
  await form.getByLabel('Passport Expiry Date').focus();
  await page.keyboard.type('01312045');
  await form.getByLabel('Occupation').focus();
  await page.keyboard.type('Salaried, private');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Married');
  await enter('Next', 'Travel History');
  await enter('Next', 'Financial Background');
  await form.getByLabel('Monthly Income').focus();
  await page.keyboard.press('ArrowDown');
  await form.getByLabel('Bank Balance').focus();
  await page.keyboard.press('ArrowDown');
  await enter('Next', 'Document Check');
  await expectTrap('Shift+Tab');
  await enter('Check Eligibility', /Chance|Issues|Rejection/);
  await expectTrap('Tab');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const [seed, path, size] of [
  [1, '/', 'phone'],
  [2, '/services', 'desktop'],
  [3, '/tools/visa-eligibility-checker', 'phone'],
  [4, '/apply-visa', 'desktop'],
  [5, '/blog', 'desktop'],
] as const) {
  test(`fault 68: 2,000 random events on ${path} bring no error`, async ({ page, context }) => {
    // Each event is drawn, so that a machine with other work may need minutes where a calm one needs half of one.
    test.slow();
    if (size === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    // Drawing what moves is a third of the work: the phones do it.
    else await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await page.evaluate(letMonkeyLoose, { seed, events: 2000 });
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.getByText('could not be shown')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveAttribute('data-wiped');
  });
}

/**
 * Rewrites the page as a browser that translates it: every text node is replaced by elements with other text nodes,
 * now and whenever texts are added. Runs in the page.
 */
function translatePage(): void {
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || !parent || parent.closest('font, script, style, noscript, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

test.describe('a browser that translates the page', () => {
  test('fault 70: the checker goes on to its result, and starts anew', async ({ page }) => {
    await open(page, '/tools/visa-eligibility-checker');
    await page.evaluate(translatePage);
    const form = checkerOn(page);
    await form.getByLabel('Full Name').fill('A');
    await form.getByLabel('Full Name').fill('');
    await answerChecker(form);
    for (let step = 6; step > 3; step -= 1) await form.getByRole('button', { name: 'Previous' }).click();
    await form.getByLabel('Age').fill('0');
    for (let step = 3; step < 6; step += 1) await goOn(form);
    await form.getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(form.getByText('Please enter a valid age')).toBeVisible();
    await form.getByLabel('Age').fill('30');
    await expect(form.getByText('Please enter a valid age')).toHaveCount(0);
    for (let step = 3; step < 6; step += 1) await goOn(form);
    await form.getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(page.getByText('91.5%').first()).toBeVisible();
    await page.getByRole('button', { name: 'Start New Assessment' }).click();
    await expect(form.getByText('Step 1 of 6')).toBeVisible();
    await expect(form.getByLabel('Full Name')).toHaveValue('');
  });

  test('fault 70: search, categories, pages, dialogs and links go on', async ({ page }) => {
    await open(page, '/services');
    await page.evaluate(translatePage);
    const search = page.getByLabel('Search destinations');
    for (const [text, shown] of [
      ['jap', '1 destination'],
      ['xyz', '0 destinations'],
      ['', '62 destinations'],
      ['france', '1 destination'],
    ] as const) {
      await search.fill(text);
      await expect(destinations(page)).toHaveText(shown);
    }
    await page.getByRole('button', { name: 'Asia', exact: true }).click();
    await expect(destinations(page)).toHaveText('0 destinations');
    await page.getByRole('button', { name: 'Show all destinations' }).click();
    await expect(destinations(page)).toHaveText('62 destinations');
    await page.getByRole('button', { name: 'Apply Now: France' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Blog' }).click();
    await expect(title(page)).toHaveText('Travel Insights');
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/blog?page=3');
    await page.getByLabel('Search posts').fill('schengen');
    await expect(page).toHaveURL('/blog?search=schengen');
    await footer.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('main').locator('summary').first().click();
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
    await footer.getByRole('button', { name: 'Trip Cost Estimator' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
    await dialog.getByLabel('Duration (days)').fill('0');
    await dialog.getByLabel('Duration (days)').fill('10');
    for (const name of ['Next', 'Previous', 'Next', 'Next', 'Estimate Cost', 'Close & Finish']) {
      await dialog.getByRole('button', { name, exact: true }).click();
    }
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
    await page.goBack();
    await expect(page).toHaveURL(/\/(?:faq|blog)/);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });

  test('fault 70: an application fails, is corrected and arrives; a message is written and edited', async ({
    page,
  }) => {
    expectComplaints('500 (Internal Server Error)', 'The webhook answered 500');
    await open(page, '/apply-visa');
    await page.evaluate(translatePage);
    const form = page.getByRole('form', { name: 'Visa application' });
    await fillApplication(page, '  ');
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(form.getByLabel('Full Name')).toBeFocused();
    await form.getByLabel('Full Name').fill('Asha Rao');
    await page.setExtraHTTPHeaders({ 'x-receiver': 'status-500' });
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(form.getByRole('button', { name: 'Send by e-mail' })).toBeVisible();
    await page.setExtraHTTPHeaders({});
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByText('Application submitted successfully!')).toBeVisible();
    await expect(page).toHaveURL('/services');

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await goInside(page, '/contact');
    const message = page.getByRole('form', { name: 'Contact form' });
    await message.getByRole('button', { name: 'Send Message' }).click();
    await expect(message.getByText('is required')).not.toHaveCount(0);
    await message.getByLabel('Full Name').fill('Asha Rao');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});
