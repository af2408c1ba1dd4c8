import { appStarted, expect, holdScripts, test } from './visit';

/* What is typed into a page's field before the app has started is there afterwards, and counts. */

for (const [address, label, typed, kept] of [
  ['/services', 'Search destinations', 'Japan', 'Japan'],
  ['/blog', 'Search posts', 'schengen', 'schengen'],
  ['/login', 'Phone Number', '98765 43210', '9876543210'],
] as const) {
  test(`what is typed early into "${label}" is kept`, { tag: '@phones' }, async ({ page }) => {
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

for (const [address, name, opened] of [
  ['/', 'Trip Cost Estimator', 'Trip Cost Estimator'],
  ['/visa/schengen-visa-online', 'Check Your Visa Eligibility', 'Visa Eligibility Checker'],
] as const) {
  test(`a tap on "${name}" before the app has started counts`, { tag: '@phones' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
  });
}

test('a message sent before the app has started is sent once it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await expect(page).toHaveURL('/contact');
});

test('a form works on a page that the fallback shell starts', async ({ page }) => {
  test.info().annotations.push({ type: 'complaint', description: '404' });
  await page.goto('/Contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
});
