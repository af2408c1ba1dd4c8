import { appStarted, expect, holdScripts, test } from './visit';

/* What is typed into a page's field before the app has started is there afterwards, and counts. */

for (const [address, label, typed, kept] of [
  ['/services', 'Search destinations', 'Japan', 'Japan'],
  ['/blog', 'Search posts', 'schengen', 'schengen'],
  ['/login', 'Phone Number', '98765 43210', '9876543210'],
] as const) {
  test(`what is typed early into "${label}" is kept`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel(label).fill(typed);
    release();
    await appStarted(page);
    await expect(page.getByLabel(label)).toHaveValue(kept);
    if (address === '/services') await expect(page.getByText('1 destination', { exact: true })).toBeVisible();
    if (address === '/blog') await expect(page).toHaveURL('/blog?search=schengen');
  });
}
