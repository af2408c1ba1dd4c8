import { expect, open, test } from '../site/browser/visit';

test('a pasted letter is read on the device, and leads back to the checker @phones', async ({ page }) => {
  await open(page, '/services/united-kingdom');
  await page.getByRole('link', { name: 'Refused before?' }).click();
  await expect(page).toHaveURL('/tools/refusal?by=united-kingdom');
  // The site's own files, fetched ahead, carry nothing: on a slow machine they may still come.
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && pathname.startsWith('/assets/') && search === '';
    if (!isOwnFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await page
    .getByLabel('Or paste the letter')
    .fill('We refuse your application under paragraph V 4.2 (a) and (c) of Appendix V.');
  await expect(page.getByText('Found in the letter: V 4.2 (a), V 4.2 (c).')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'V 4.2 (a): Leaving at the end' })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Appendix V',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'See how strong your file is now' }).click();
  await expect(page).toHaveURL('/tools/visa-eligibility-checker');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every reason stands on the page', async ({ page }) => {
    await page.goto('/tools/refusal');
    await expect(page.getByText('13: Leaving in time doubted.')).toBeVisible();
    await expect(page.getByText('214(b): Not persuaded that you go home.')).toBeVisible();
  });
});
