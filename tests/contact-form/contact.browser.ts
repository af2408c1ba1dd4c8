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
