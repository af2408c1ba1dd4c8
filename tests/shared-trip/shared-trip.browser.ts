import type { Page } from '@playwright/test';
import { expect, open, test } from '../site/browser/visit';

const hash = '#trip?to=France&visa=Tourist+Visa&from=2027-01-20&until=2027-01-30';

const offer = (page: Page) => page.getByRole('region', { name: 'Somebody shared a trip with you' });
const folderOf = (page: Page, place: string) => page.getByRole('heading', { name: `Your trip to ${place}` });
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('deshantar:trip-folder:v1'));

test(
  'a trip is handed on by its link: looked at, taken, and asked for once',
  { tag: '@phones' },
  async ({ page, context }) => {
    await open(page, '/trip');
    await page.getByLabel('Destination').selectOption('France');
    await page.getByLabel('Day you arrive').fill('2027-01-20');
    await page.getByLabel('Day you leave').fill('2027-01-30');
    await page.getByLabel('Passport valid until').fill('2036-01-31');
    const message = page.getByRole('link', { name: 'Send by WhatsApp' });
    await expect(message).toHaveAttribute('href', /until%3D2027-01-30/);
    const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const link = new URL(text.split('\n').at(-1) ?? '');
    expect(link.pathname).toBe('/trip');
    expect(link.hash).toBe('#trip?to=France&from=2027-01-20&until=2027-01-30');

    // Somebody else opens it: nothing of it is kept before they say so.
    const other = await context.newPage();
    await open(other, `/trip${link.hash}`);
    await expect(offer(other)).toContainText('France, 20 January 2027 to 30 January 2027');
    await expect(offer(other).getByRole('heading')).toBeFocused();
    expect(await kept(other)).toBeNull();
    await offer(other).getByRole('button', { name: 'Just look' }).click();
    await expect(offer(other).getByRole('definition').filter({ hasText: 'Apply by' })).toBeVisible();
    expect(await kept(other)).toBeNull();
    await offer(other).getByRole('button', { name: 'Take it' }).click();
    await expect(other.getByRole('heading', { name: 'It is in your folder' })).toBeFocused();
    await expect(folderOf(other, 'France')).toBeVisible();
    await expect(other.getByLabel('Day you leave')).toHaveValue('2027-01-30');
    await expect(other.getByLabel('Passport valid until')).toHaveValue('');
    await expect(other).toHaveURL(/\/trip$/);
    await other.reload();
    await expect(folderOf(other, 'France')).toBeVisible();
    await expect(offer(other)).toHaveCount(0);
  },
);

test('who has a trip keeps it unless the shared one is taken in its place', async ({ page }) => {
  await open(page, '/trip');
  await page.getByLabel('Destination').selectOption('Japan');
  await page.goto(`/trip${hash}`);
  await expect(offer(page)).toContainText('It would take the place of your own trip to Japan.');
  await expect(folderOf(page, 'Japan')).toBeVisible();
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/trip$/);
  await expect(folderOf(page, 'Japan')).toBeVisible();
  // The same link once more.
  await page.goto(`/trip${hash}`);
  await offer(page).getByRole('button', { name: 'Take it instead of mine' }).click();
  await expect(folderOf(page, 'France')).toBeVisible();
  await page.goto(`/trip${hash}`);
  await expect(offer(page)).toContainText('Your folder says the same already.');
});

test('a link that was cut on its way says so, and the folder is there', async ({ page }) => {
  await open(page, '/trip#trip?to=Atlan');
  const notice = page.getByRole('region', { name: 'This link holds no trip that we can read' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your folder is empty' })).toBeVisible();
});

test('what a stranger wrote into a link is not shown', async ({ page }) => {
  await open(page, `/trip#trip?to=${encodeURIComponent('<img src=x onerror=alert(1)>')}&visa=Call+us+to+win`);
  await expect(page.getByText('This link holds no trip that we can read')).toBeVisible();
  await expect(page.getByText('Call us to win')).toHaveCount(0);
});
