import { expect, expectComplaints, holdFile, open, openTool, test } from './visit';

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

for (const [tool, firstStep] of [
  ['Visa Eligibility Checker', 'Get Started'],
  ['Trip Cost Estimator', 'Destination & Trip Details'],
] as const) {
  test(`on a phone the ${tool} is a sheet as high as its first step, and is pulled away`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'On larger screens it stands in the middle.');
    await open(page, '/about');
    const dialog = await openTool(page, tool);
    await expect(dialog.getByRole('heading', { name: firstStep })).toBeVisible();
    const sheet = await dialog.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, below: innerHeight - bottom, hidden: element.scrollHeight - element.clientHeight };
    });
    expect(sheet.top).toBeGreaterThan(8);
    expect(sheet.below).toBe(0);
    expect(sheet.hidden).toBeLessThanOrEqual(0);

    const box = await dialog.locator('[data-sheet-handle]').boundingBox();
    if (!box) throw new Error('There is nothing to pull the sheet by.');
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 60, y: box.y + 6 + down }],
      });
    const pull = async (down: number) => {
      await touch('touchStart', 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', down * share);
      await touch('touchEnd', down);
    };
    await pull(20);
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(sheet.top);
    await pull(200);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: tool })).toBeFocused();
  });
}
