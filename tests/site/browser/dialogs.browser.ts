import { expect, expectComplaints, holdFile, open, test } from './visit';

/* Dialogs whose code is late, or cannot be had. */

test('the gate without its code: a dialog of the browser that Escape cancels', async ({ page }) => {
  expectComplaints('Failed to load resource', 'Failed to fetch dynamically imported module');
  await page.route('**/assets/GateDialog-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/services');
  const opener = page.getByRole('button', { name: 'Apply Now: France' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Before You Apply' });
  await expect(dialog.getByRole('button', { name: 'Proceed to Check' })).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: 'Proceed to Check' }).click();
  await expect(page).toHaveURL('/tools/visa-eligibility-checker');
});

for (const [what, code, path, button, title] of [
  ['the gate', 'GateDialog', '/services', 'Apply Now: France', 'Before You Apply'],
  ['the estimator', 'EstimatorDialog', '/login', 'Trip Cost Estimator', 'Trip Cost Estimator'],
  ['the checker', 'CheckerDialog', '/login', 'Visa Eligibility Checker', 'Visa Eligibility Checker'],
] as const) {
  test(`${what} says that it is opening while its code is on its way`, async ({ page }) => {
    const release = await holdFile(page, `**/assets/${code}-*.js`);
    await open(page, path);
    const notice = page.getByRole('status').filter({ hasText: 'Opening…' });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(notice).toHaveCSS('opacity', '1');
    await expect(notice).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}
