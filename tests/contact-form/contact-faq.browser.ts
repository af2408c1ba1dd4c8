import type { Page } from '@playwright/test';
import { messageByLabel as asked } from '../support/contact';
import { violationsOf } from '../site/browser/axe';
import { appStarted, expect, expectComplaints, holdScripts, open, test } from '../site/browser/visit';

const askedText = [
  'Name: Asha Rao',
  'Email: asha@example.in',
  'Phone: +91 98765 43210',
  'Subject: Schengen visa',
  'Message: We are four, two of us children.',
  'In May, for ten days.',
].join('\n');

function form(page: Page) {
  return page.getByRole('form', { name: 'Contact form' });
}

async function write(page: Page, changes: Partial<Record<keyof typeof asked, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...asked, ...changes })) {
    await form(page).getByLabel(label, { exact: true }).fill(text);
  }
}

async function send(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Send Message' }).click();
}

/** The mail links that the page asks the device to open. */
async function mailLinks(page: Page): Promise<string[]> {
  const links: string[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) links.push(url);
  });
  await client.send('Page.enable');
  return links;
}

test.describe('the contact form', () => {
  test('fault 42: without a mail program the panel keeps the whole message after the reset', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/contact');
    const links = await mailLinks(page);
    await write(page);
    await send(page);

    await expect(page.getByRole('heading', { name: 'Your message is ready to send' })).toBeFocused();
    for (const label of Object.keys(asked)) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
    }
    await expect(page.getByLabel('Your message', { exact: true })).toHaveValue(askedText);
    await expect.poll(() => links).toHaveLength(1);
    const mail = new URL(links[0] ?? '');
    expect(mail.pathname).toBe('hello@deshantar.example');
    expect(mail.searchParams.get('subject')).toBe('Schengen visa');
    expect(mail.searchParams.get('body')).toBe(askedText.replaceAll('\n', '\r\n'));

    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('The message was copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(askedText);
  });

  test('fault 42: where copying is not allowed the text is selected', async ({ page }) => {
    expectComplaints('could not be copied');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('blocked')) },
      });
    });
    await open(page, '/contact');
    await write(page);
    await send(page);
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Your browser does not allow copying.')).toBeVisible();
    await expect(page.getByLabel('Your message', { exact: true })).toBeFocused();
    expect(
      await page
        .getByLabel('Your message', { exact: true })
        .evaluate((text: HTMLTextAreaElement) => text.selectionEnd - text.selectionStart),
    ).toBe(askedText.length);
  });

  test('fault 43: a line end in the subject starts no header', async ({ page }) => {
    await open(page, '/contact?destination=x%0D%0ABcc:%20a@b');
    const links = await mailLinks(page);
    await expect(form(page).getByLabel('Subject')).toHaveValue('Inquiry about x Bcc: a@b');
    for (const [label, text] of Object.entries(asked)) {
      if (label !== 'Subject') await form(page).getByLabel(label, { exact: true }).fill(text);
    }
    await send(page);
    await expect.poll(() => links).toHaveLength(1);
    const subject = /subject=([^&]*)/.exec(links[0] ?? '')?.[1];
    expect(subject).toBe('Inquiry%20about%20x%20Bcc%3A%20a%40b');
    expect([...new URL(links[0] ?? '').searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('ten submissions in one task open one mail', async ({ page }) => {
    // No finger has pressed: some browsers then refuse the mail program.
    expectComplaints('Not allowed to launch');
    await open(page, '/contact');
    const links = await mailLinks(page);
    await write(page);
    await form(page).evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 10; press += 1) element.requestSubmit();
    });
    await expect(page.getByRole('heading', { name: 'Your message is ready to send' })).toBeFocused();
    await expect.poll(() => links).toHaveLength(1);
    await expect(form(page).getByText('is required')).toHaveCount(0);
  });

  test('a mail too long for a link asks to paste; the panel and the clipboard have all of it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/contact');
    const links = await mailLinks(page);
    const message = 'नमस्ते 😀 '.repeat(700);
    await write(page, { Message: message });
    await send(page);
    await expect.poll(() => links).toHaveLength(1);
    expect(links[0]?.length).toBeLessThanOrEqual(1800);
    expect(await page.getByLabel('Your message', { exact: true }).inputValue()).toContain(message);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(message.trim());
  });

  for (const [query, subject] of [
    ['?service=dubai-tour', 'Inquiry about a Dubai tour'],
    ['?service=__proto__&name=Mallory&message=Hi', ''],
  ] as const) {
    test(`/contact${query} suggests the subject "${subject}" and nothing else`, async ({ page }) => {
      await open(page, `/contact${query}`);
      await expect(form(page).getByLabel('Subject')).toHaveValue(subject);
      for (const label of ['Full Name', 'Email', 'Phone Number', 'Message']) {
        await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
      }
    });
  }

  test('what is typed before the app has started is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact?destination=Bali', { waitUntil: 'commit' });
    await write(page);
    release();
    await appStarted(page);
    await send(page);
    await expect(page.getByLabel('Your message', { exact: true })).toHaveValue(askedText);
  });

  test('without JavaScript the page says how to write and call', async ({ withoutScripts: page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript p')).toContainText('This form needs JavaScript.');
    await expect(main.locator('a[href="mailto:hello@deshantar.example"]').first()).toBeVisible();
    await expect(main.locator('a[href="tel:+911234567890"]').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/911234567890',
    );
    await expect(main.getByText('Monday to Saturday, 10:00 to 19:00 IST')).toBeVisible();
    await expect(main.getByText(/offline centre opens soon/)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible while it corrects and after it was sent, in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, '/contact');
      await send(page);
      expect(await violationsOf(page)).toEqual([]);
      await write(page);
      await send(page);
      await expect(page.getByRole('heading', { name: 'If nothing opened' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});

const refusal = 'What happens if my visa is refused? Do I get the fees back?';
const payment = 'How can I pay?';
const cancellation = 'What do I get back if I cancel?';

function question(page: Page, text: string) {
  return page.getByRole('main').locator('summary', { hasText: text });
}

function openAnswers(page: Page) {
  return page.getByRole('main').locator('details[open]');
}

test.describe('the FAQ', () => {
  test('shows one category, opens one question at a time and closes it again', async ({ page }) => {
    await open(page, '/faq');
    const categories = page.getByRole('navigation', { name: 'Question categories' });
    await expect(
      page
        .getByRole('main')
        .locator('summary:visible')
        .filter({ hasNotText: /^Sources/ }),
    ).toHaveCount(3);
    await categories.getByRole('link', { name: 'Visa Services' }).click();
    await expect(
      page
        .getByRole('main')
        .locator('summary:visible')
        .filter({ hasNotText: /^Sources/ }),
    ).toHaveCount(4);
    await categories.getByRole('link', { name: 'Payment & Policies' }).click();
    await expect(
      page
        .getByRole('main')
        .locator('summary:visible')
        .filter({ hasNotText: /^Sources/ }),
    ).toHaveCount(3);
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
