import type { Page } from '@playwright/test';
import { violationsOf } from '../site/browser/axe';
import { expect, holdScripts, open, test } from '../site/browser/visit';

const refusal = 'What happens if my visa is refused? Do I get the fees back?';
const payment = 'How can I pay?';
const cancellation = 'What do I get back if I cancel?';

function question(page: Page, text: string) {
  return page.getByRole('main').locator('summary', { hasText: text });
}

/** Those of the category that shows; the page's sources open in the same way. */
function shownQuestions(page: Page) {
  return page
    .getByRole('main')
    .locator('summary:visible')
    .filter({ hasNotText: /^Sources/ });
}

function openAnswers(page: Page) {
  return page.getByRole('main').locator('details[open]');
}

test.describe('the FAQ', () => {
  test('shows one category, opens one question at a time and closes it again', async ({ page }) => {
    await open(page, '/faq');
    const categories = page.getByRole('navigation', { name: 'Question categories' });
    await expect(shownQuestions(page)).toHaveCount(3);
    await categories.getByRole('link', { name: 'Visa Services' }).click();
    await expect(shownQuestions(page)).toHaveCount(4);
    await categories.getByRole('link', { name: 'Payment & Policies' }).click();
    await expect(shownQuestions(page)).toHaveCount(3);
    await expect(categories.locator('[aria-current]')).toHaveText('Payment & Policies');

    await question(page, payment).click();
    await expect(page).toHaveURL('/faq#faq-payment-methods');
    await expect(page.getByText(/bank transfer, credit or debit card, or UPI/)).toBeVisible();
    await question(page, cancellation).click();
    await expect(page).toHaveURL('/faq#faq-cancellation');
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(page.getByText(/7–14 working days/)).toBeVisible();
    await question(page, cancellation).click();
    await expect(openAnswers(page)).toHaveCount(0);
    await expect(page).toHaveURL('/faq#payment');
  });

  test('opening a question moves neither the page nor the focus', async ({ page }) => {
    await open(page, '/faq');
    const before = await page.evaluate(() => window.scrollY);
    const first = page.getByRole('main').locator('summary').first();
    await first.click();
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(page).toHaveURL(/#faq-/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(first).toBeFocused();
  });

  test('a question’s own address opens it in its category and goes there', async ({ page }) => {
    await open(page, '/faq?utm_source=whatsapp#faq-refusal');
    await expect(question(page, refusal)).toBeFocused();
    await expect(question(page, refusal)).toBeInViewport();
    await expect(page.locator('[aria-current="true"]', { hasText: 'Visa Services' })).toBeVisible();
    await expect(openAnswers(page)).toHaveCount(1);
  });

  test('Back and Forward follow', async ({ page }) => {
    await open(page, '/faq');
    await page.evaluate(() => (location.hash = '#faq-refusal'));
    await expect(question(page, refusal)).toBeFocused();
    await page.evaluate(() => (location.hash = '#faq-cancellation'));
    await expect(question(page, cancellation)).toBeFocused();
    await page.goBack();
    await expect(question(page, refusal)).toBeVisible();
    await expect(openAnswers(page)).toHaveCount(1);
    await page.goForward();
    await expect(question(page, cancellation)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/faq#faq-cancellation');
    await expect(openAnswers(page).locator('summary')).toHaveText(cancellation);
  });

  for (const hash of ['#main', '#faq-nonsense', '#%E0%A4%A', '#constructor']) {
    test(`an address that names no question shows the first category: ${hash}`, async ({ page }) => {
      await open(page, `/faq${hash}`);
      await expect(page.getByRole('heading', { name: 'General', level: 2 })).toBeVisible();
      await expect(openAnswers(page)).toHaveCount(0);
    });
  }

  test('a question opened before the app has started stays open and can be closed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    const first = page.getByRole('main').locator('summary').first();
    await first.click();
    await expect(openAnswers(page)).toHaveCount(1);
    release();
    await expect(page).toHaveURL(/#faq-/);
    await expect(openAnswers(page)).toHaveCount(1);
    await first.click();
    await expect(openAnswers(page)).toHaveCount(0);
    await expect(page).toHaveURL('/faq#general');
  });

  test('without JavaScript all ten answers can be read, and an address leads to its answer', async ({
    withoutScripts: page,
  }) => {
    await page.goto('/faq#faq-cancellation');
    await expect(page.getByText(/We pay the rest back within/)).toBeInViewport();
    const questions = page
      .getByRole('main')
      .locator('summary')
      .filter({ hasNotText: /^Sources/ });
    await expect(questions).toHaveCount(10);
    for (let index = 0; index < 10; index += 1) {
      await questions.nth(index).click();
      await expect(openAnswers(page)).toHaveCount(1);
      await expect(openAnswers(page).locator('p')).toBeVisible();
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible with an open question in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, '/faq#faq-refusal');
      await expect(openAnswers(page)).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
