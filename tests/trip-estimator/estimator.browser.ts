import type { Locator, Page } from '@playwright/test';
import { expect, open, openTool, test } from '../site/browser/visit';

/** Opens the estimator from the footer of the home page. */
async function openEstimator(page: Page): Promise<Locator> {
  await open(page, '/');
  return openTool(page, 'Trip Cost Estimator');
}

/** From the first step to the estimate, with the choices as they are. */
async function estimate(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Estimate Cost' }).click();
}

test('a link is copied, opens the same choices, and says nothing about who shares it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined));
  const dialog = await openEstimator(page);
  await dialog.getByLabel('Destination').selectOption('USA');
  await dialog.getByLabel('Visa Type').selectOption('Business');
  await estimate(dialog);
  await dialog.getByRole('button', { name: 'Get Detailed Quote' }).click();
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('E-mail or phone').fill('asha@example.in');
  await dialog.getByRole('button', { name: 'Back to the estimate' }).click();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const whatsApp = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsApp.searchParams.get('text')).toBe(copied);
  expect(copied).not.toMatch(/asha|rao/i);
  await open(page, `/${new URL(copied).search}`);
  await expect(dialog.getByLabel('Destination')).toHaveValue('usa');
  await expect(dialog.getByLabel('Visa Type')).toHaveValue('business');
});

test('the estimate prints alone, on one A4 page, in light colours', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dialog = await openEstimator(page);
  await dialog.getByLabel('Destination').selectOption('Schengen Area (Europe)');
  await dialog.getByLabel('Duration (days)').fill('1e9');
  await estimate(dialog);
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const total = page.locator('#estimate-total');
  await expect(total).toBeVisible();
  await expect(total).toHaveCSS('color', 'rgb(27, 39, 51)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.getByText('Smart tips')).toBeVisible();
  await expect(page.getByText('This estimate is for information.')).toBeVisible();
  await expect(page.locator('header, footer, main').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test(
  'fault 38: odd numbers of days keep the slider in step and the sum readable',
  { tag: '@phones' },
  async ({ page }) => {
    const dialog = await openEstimator(page);
    const days = dialog.getByLabel('Duration (days)');
    for (const [typed, shown] of [
      ['', '7'],
      ['0', '1'],
      ['-3', '1'],
      ['2.5', '2'],
      ['NaN', '7'],
      ['1e9', '30'],
    ] as const) {
      await days.fill(typed);
      await expect(days).toHaveValue(typed);
      await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', shown);
    }
    await estimate(dialog);
    // visa 5,000 + flights 40,000 + (stay 4,000 + days 4,000) × 1,00,00,00,000 + insurance 1,500
    await expect(dialog.getByRole('heading', { name: '₹80,00,00,00,46,500' })).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

test('fault 39: choices that are not offered are priced by the default rates', async ({ page }) => {
  await open(page, '/?trip=mars&visa=student&days=7&class=first&stay=tent&daily=frugal&extras=spa');
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  const destination = dialog.getByLabel('Destination');
  await expect(destination).toHaveValue('');
  await destination.evaluate((select: HTMLSelectElement) => select.add(new Option('Mars', 'mars')));
  await destination.selectOption('Mars');
  await estimate(dialog);
  // visa 5,000 + flights 40,000 + stay 4,000 × 7 + days 4,000 × 7
  await expect(dialog.getByRole('heading', { name: '₹1,01,000' })).toBeVisible();
  await expect(dialog.getByText('Not decided yet')).toBeVisible();
});

test('fault 40: whatever is typed, one mail goes to one address', async ({ page }) => {
  await page.addInitScript(() => {
    const mails: string[] = [];
    Reflect.set(window, 'openedMails', mails);
    Reflect.get(window, 'navigation').addEventListener(
      'navigate',
      ({ destination }: { destination: { url: string } }) => {
        if (destination.url.startsWith('mailto:')) mails.push(destination.url);
      },
    );
  });
  const dialog = await openEstimator(page);
  await estimate(dialog);
  await dialog.getByRole('button', { name: 'Get Detailed Quote' }).click();
  await dialog.getByLabel('Name').fill('Asha&bcc=x@y\r\nBcc: x@y');
  await dialog.getByLabel('Travel date (optional)').fill('?cc=z@y&to=w@y');
  await dialog.getByRole('button', { name: 'Send request by e-mail' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your e-mail is ready to send' })).toBeFocused();
  await expect(dialog.getByLabel('Your request')).toHaveValue(/Contact: N\/A\nTravel date: \?cc=z@y&to=w@y$/);

  const mails = await page.evaluate(() => Reflect.get(window, 'openedMails') as string[]);
  expect(mails).toHaveLength(1);
  const mail = new URL(mails[0] ?? '');
  expect(mail.pathname).toBe('info@deshantar.example');
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('subject')).toBe('Trip Cost Estimation Quote Request - N/A');
  expect(mail.searchParams.get('body')).toMatch(
    /\r\nName: Asha&bcc=x@y.*\r\nContact: N\/A\r\nTravel date: \?cc=z@y&to=w@y$/,
  );
});
