import { expect, open, test } from '../site/browser/visit';

test('a mark shows its answer to a mouse, and to a thumb before it leads on @phones', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const mark = page.locator('svg a[href="/services/vietnam"]');
  await mark.scrollIntoViewIfNeeded();
  const tip = page.getByText('E-visa before travel').first();
  if (isMobile) await mark.tap();
  else await mark.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  // Beside the mark, where a thumb comes down.
  const box = await mark.boundingBox();
  if (!box) throw new Error('The mark has no place.');
  if (isMobile) {
    await page.touchscreen.tap(box.x + box.width / 2 - 4, box.y + box.height / 2 - 8);
    await expect(tip).toBeVisible();
    await expect(page).toHaveURL('/');
    await mark.tap();
  } else {
    await page.mouse.move(0, 0);
    await mark.click();
  }
  await expect(page).toHaveURL('/services/vietnam');
});

test('filters narrow the map, and its list is there for the keyboard', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'No visa' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 62 destinations')).toBeVisible();
  await page.getByRole('button', { name: 'Show them as a list' }).press('Enter');
  const names = page.getByRole('listitem').filter({ hasText: 'No visa needed · Free' }).getByRole('link');
  await expect(names).toHaveText(['Thailand', 'Malaysia', 'Philippines']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('All 62 destinations')).toBeVisible();
});
