import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { applicationForm, checkerOn, openAndFillApplication } from './forms';
import { expect, expectComplaints, open, quick, test } from './visit';

/*
 * A journey through every flow with Tab, Enter, Space, arrows and Escape alone. Locators say only where the focus
 * should be; nothing is clicked, filled in or focused by them.
 */
test.skip(({ isMobile }) => isMobile, 'Phones have no Tab key.');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More than any page has between two things that a journey visits. */
const mostPresses = 150;

/** Whether the focus is in the target, and can be seen wherever it is. Dates show it on one of their parts. */
async function focusIsIn(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches(':focus-visible, [type="date"]')) {
      throw new Error(`The focus cannot be seen on ${focused?.outerHTML.slice(0, 120)}`);
    }
    return element.contains(focused);
  });
}

/** Presses Tab until the focus is in the target: on a control, or on one of a group. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await keyboard.press(key);
    if (await focusIsIn(target)) return;
  }
  throw new Error(`The focus never came to ${target}`);
}

async function tabAndPress(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

async function tabAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focusIsIn(page.getByRole('main'))).toBe(true);
});

test('the header is walked in its order; the theme switches; a link leads on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  const header = page.getByRole('banner');
  await tabTo(header.getByRole('link', { name: /Deshantar/ }));
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const name of ['Home', 'Services', 'Blog', 'FAQ']) {
    await page.keyboard.press('Tab');
    await expect(links.filter({ hasText: name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Visa Checker' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: /^Call / })).toBeFocused();
  await page.keyboard.press('Tab');
  const toggle = button(page, 'Switch between light and dark theme');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass('light');

  await tabTo(links.filter({ hasText: 'Services' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer’s theme choice follows the arrows', async ({ page }) => {
  await open(page, '/login');
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
  await tabTo(choice);
  await expect(choice.getByLabel('Device')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByLabel('Dark')).toBeChecked();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the menu of small screens opens, closes with Escape and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await tabAndPress(button(page, 'Open menu'));
  await expect(menu).toBeVisible();
  await tabTo(menu.getByRole('link', { name: 'Blog' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();
  await page.keyboard.press('Space');
  await tabAndPress(menu.getByRole('link', { name: 'FAQ' }));
  await expect(page).toHaveURL('/faq');
  await expect(menu).toBeHidden();
});

test('the listing: search, a category, a card, its dialog, and back to the card', async ({ page }) => {
  await open(page, '/services');
  await tabAndType(page.getByLabel('Search destinations'), 'fra');
  await expect(page.getByText('1 destination', { exact: true })).toBeVisible();
  await tabAndPress(button(page, 'Clear search'));
  await expect(page.getByText('62 destinations', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Search destinations')).toBeFocused();
  await page.keyboard.type('atlantis');
  await tabAndPress(button(page, 'Show all destinations'));
  await expect(page.getByText('62 destinations', { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Choose your destination' });
  await expect(heading).toBeFocused();
  await tabAndPress(button(page.getByRole('main'), 'Dismiss'));
  await expect(heading).toBeFocused();
  await tabAndPress(button(page, 'Schengen Area'), 'Space');
  await expect(button(page, 'Schengen Area')).toHaveAttribute('aria-pressed', 'true');

  const opener = button(page, 'Apply Now: France');
  await tabAndPress(opener);
  const dialog = page.getByRole('dialog', { name: 'Before You Apply' });
  await expect(button(dialog, 'Proceed to Check')).toBeFocused();
  await tabTo(button(dialog, 'Close'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await tabAndPress(button(dialog, 'Proceed to Check'));
  await expect(page).toHaveURL('/tools/visa-eligibility-checker');
});

test('the checker: six steps, the result and a new start', quick, async ({ page }) => {
  await open(page, '/tools/visa-eligibility-checker');
  const form = checkerOn(page);
  const { keyboard } = page;
  const next = async (name: string, step: number) => {
    await tabAndPress(button(form, name));
    await expect(form.getByText(`Step ${step} of 6`)).toBeVisible();
    await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
  };
  await tabAndType(form.getByLabel('Full Name'), 'Asha Rao');
  await tabAndType(form.getByLabel('Email'), 'asha@example.in');
  await tabAndType(form.getByLabel('Phone'), '+91 98765 43210');
  await tabAndPress(form.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await next('Start Assessment', 2);

  await tabAndType(form.getByLabel('Destination Country'), 'Schengen');
  await tabAndType(form.getByLabel('Visa Type'), 'Tourist');
  await tabAndType(form.getByLabel('State of Application'), 'Kerala');
  await next('Next', 3);
  await keyboard.press('Shift+Tab');
  await tabAndType(form.getByLabel('Age'), '30');
  await tabAndType(form.getByLabel('Passport Expiry Date'), '01012045');
  await tabAndType(form.getByLabel('Occupation'), 'Salaried');
  await tabAndType(form.getByLabel('Marital Status'), 'Married');
  await next('Next', 4);

  const travelled = form.getByRole('radiogroup', { name: 'Have you travelled abroad?' });
  await tabTo(travelled);
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await expect(travelled.getByLabel('Yes')).toBeChecked();
  await tabAndPress(form.getByRole('checkbox', { name: 'USA' }), 'Space');
  await expect(form.getByRole('checkbox', { name: 'USA' })).toBeChecked();
  await next('Next', 5);
  await tabTo(form.getByLabel('Monthly Income'));
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('ArrowDown');
  await tabTo(form.getByLabel('Bank Balance'));
  for (let presses = 0; presses < 4; presses += 1) await keyboard.press('ArrowDown');
  await next('Next', 6);
  await tabAndPress(button(form, 'Previous'));
  await expect(form.getByText('Step 5 of 6')).toBeVisible();
  await next('Next', 6);

  await tabAndPress(button(form, 'Check Eligibility'));
  const verdict = page.getByRole('heading', { name: 'High Chance of Approval' });
  await expect(verdict).toBeFocused();
  const booking = page.getByRole('switch', { name: /^Reserve flights/ });
  await tabAndPress(booking, 'Space');
  await expect(booking).toBeChecked();
  await expect(page.getByText(/^With this change: /)).toBeVisible();
  await keyboard.press('Space');
  await expect(booking).not.toBeChecked();
  await tabAndPress(button(page, 'Start New Assessment'));
  await expect(form.getByText('Step 1 of 6')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
});

test('the estimator: from the footer to the estimate, and back to the footer', async ({ page }) => {
  await open(page, '/login');
  const { keyboard } = page;
  const opener = button(page.getByRole('contentinfo'), 'Trip Cost Estimator');
  await tabAndPress(opener);
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  await tabAndType(dialog.getByLabel('Destination'), 'Thailand');
  await expect(dialog.getByLabel('Destination')).toHaveValue('thailand');
  await tabTo(dialog.getByRole('slider', { name: 'Duration in days' }));
  await keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Duration (days)')).toHaveValue('8');
  await tabAndPress(button(dialog, 'Next'));
  await expect(dialog.getByRole('heading', { name: 'Flights & Stay' })).toBeFocused();
  await tabTo(dialog.getByRole('radiogroup', { name: 'Flight Class' }));
  await keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Premium/ })).toBeChecked();
  await tabAndPress(button(dialog, 'Next'));
  await tabAndPress(dialog.getByRole('checkbox', { name: /SIM card/ }), 'Space');
  await tabAndPress(button(dialog, 'Estimate Cost'));
  // visa 4,000 + flights 30,000 + stay 4,000 × 8 + days 4,000 × 8 + insurance 1,500 + SIM card 1,000
  await expect(dialog.getByRole('heading', { name: '₹1,00,500' })).toBeFocused();
  await tabAndPress(button(dialog, 'Get Detailed Quote'));
  await expect(dialog.getByRole('heading', { level: 2 }).last()).toBeFocused();
  await tabAndPress(button(dialog, 'Back to the estimate'));
  await tabAndPress(button(dialog, 'Close & Finish'));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the application: to its first problem, corrected, and sent', quick, async ({ page }) => {
  await open(page, '/apply-visa');
  const form = page.getByRole('form', { name: 'Visa application' });
  const terms = form.getByRole('checkbox', { name: /I agree/ });
  await tabAndPress(terms, 'Space');
  await tabAndPress(button(form, 'Apply Now'));
  const name = form.getByLabel('Full Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Full Name is required/);
  await page.keyboard.type(`Asha ${randomUUID()}`);
  await tabAndType(form.getByLabel('Mobile Number'), '+91 98765 43210');
  await tabAndType(form.getByLabel('Email'), 'asha');
  await tabAndType(form.getByLabel('State of Application'), 'Kerala');
  await tabAndType(form.getByRole('combobox', { name: 'Country' }), 'Japan');
  await tabAndType(form.getByLabel('Visa Type'), 'Tourist');
  await tabAndPress(button(form, 'Apply Now'));
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.in');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/services');
});

test('the application that is not taken: the focus goes to what is said of it, and on to the other ways', async ({
  page,
}) => {
  expectComplaints('503');
  await openAndFillApplication(page);
  await page.setExtraHTTPHeaders({ 'x-receiver': 'status-503' });
  const form = applicationForm(page);
  await tabAndPress(button(form, 'Apply Now'));
  await expect(form.getByRole('heading', { name: 'We could not confirm that it arrived' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(form, 'Send by e-mail')).toBeFocused();
});

test('the contact form: to its first problem, corrected, and handed to the mail program', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await tabAndPress(button(form, 'Send Message'));
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('Asha Rao');
  for (const [label, text] of [
    ['Email', 'asha@example.in'],
    ['Phone Number', '+91 98765 43210'],
    ['Subject', 'Schengen visa'],
    ['Message', 'We are four.'],
  ] as const) {
    await tabAndType(form.getByLabel(label, { exact: true }), text);
  }
  await tabAndPress(button(form, 'Send Message'));
  await expect(page.getByRole('heading', { name: 'Your message is ready to send' })).toBeFocused();
});

test('the FAQ: a category, an answer, and closed again', async ({ page }) => {
  await open(page, '/faq');
  const categories = page.getByRole('navigation', { name: 'Question categories' });
  const answers = page.getByRole('main').locator('details[open]');
  await tabAndPress(categories.getByRole('link', { name: 'Payment & Policies' }));
  const question = page.getByRole('main').locator('summary', { hasText: 'How can I pay?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(answers).toHaveCount(0);
});

test('the blog: a category, all of it again, another page, and a post', async ({ page }) => {
  await open(page, '/blog');
  const list = page.getByRole('region', { name: 'All Posts' });
  await tabAndPress(button(page, 'Visa Updates'), 'Space');
  await expect(page).toHaveURL('/blog?category=visa-updates');
  await tabTo(button(page, 'All Posts'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await tabAndPress(button(page, 'Page 2'));
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('heading', { level: 2, name: 'All Posts' })).toBeFocused();
  await tabAndPress(list.getByRole('heading', { level: 3 }).first().getByRole('link'));
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a post: liked, not liked after all, and on to the next', async ({ page }) => {
  await open(page, '/blog/uk-visit-visa');
  await tabAndPress(button(page, /^Like/), 'Space');
  await expect(button(page, 'Like 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Like 0')).toBeFocused();
  await tabAndPress(page.getByRole('link', { name: /^Next post/ }));
  await expect(page).not.toHaveURL('/blog/uk-visit-visa');
});

test('a guide: to its documents, ticked, cleared and brought back', async ({ page }) => {
  await open(page, '/visa/dubai-tourist-visa');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await tabAndPress(contents.getByRole('link', { name: 'Documents', exact: true }));
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  const first = documents.getByRole('checkbox').first();
  await tabAndPress(first, 'Space');
  await expect(first).toBeChecked();
  await tabAndPress(button(documents, 'Clear ticks'));
  await expect(first).not.toBeChecked();
  await expect(button(documents, 'Undo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
});

test('the staff area: number, OTP boxes, panel and logout', async ({ page }) => {
  await open(page, '/login');
  await tabAndType(page.getByLabel('Phone Number'), '9876543210');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type('24');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Digit 2 of 6')).toBeFocused();
  await page.keyboard.type('46810');
  await tabAndPress(button(page, 'Verify OTP'));
  await expect(page).toHaveURL('/admin');
  await tabAndPress(button(page, 'Logout'));
  await expect(page).toHaveURL('/login');
});

test('a notice goes with its own button', async ({ page }) => {
  await page.clock.install();
  await open(page, '/apply-visa?status=success&tx_id=TX-9');
  const notice = page.locator('[data-notice]').filter({ hasText: 'Payment Successful!' });
  await tabTo(notice.getByRole('button', { name: 'Dismiss' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
});
