import type { Locator, Page } from '@playwright/test';
import { reachState, states } from '../../support/states';
import { expect, open, test } from './visit';

/* What eyes and thumbs need: where the keyboard is, what lies over what, what can be hit. */

const fields = 'input:not([type="hidden"]), select, textarea';

/** The fields of a page whose ring is not 3 px wide when the keyboard stands on them. */
const fieldsWithoutRing = (page: Page) =>
  page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (field) => field.offsetParent !== null && !field.matches(':disabled'),
    );
    const isRinged = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3;
    };
    if (shown.length === 0) return ['no field'];
    return shown.flatMap((field) => {
      field.focus({ focusVisible: true } as FocusOptions);
      // A radio or switch may be drawn by what stands around or behind it.
      const drawn = [field, field.parentElement, field.nextElementSibling, field.closest('label')];
      return drawn.some(isRinged) ? [] : [field.id || field.outerHTML.slice(0, 80)];
    });
  }, fields);

for (const path of [
  '/',
  '/apply-visa',
  '/contact',
  '/tools/visa-eligibility-checker',
  '/services',
  '/faq',
  '/blog',
  '/login',
]) {
  test(`every field of ${path} shows with a ring that the keyboard is in it`, async ({ page }) => {
    await open(page, path);
    expect(await fieldsWithoutRing(page)).toEqual([]);
  });
}

for (const { name, ...state } of states.filter((one) =>
  /^checker, step|^estimator, trip details/.test(one.name),
)) {
  test(`every field of "${name}" shows with a ring that the keyboard is in it`, async ({ page }) => {
    await reachState(page, { name, ...state });
    expect(await fieldsWithoutRing(page)).toEqual([]);
  });
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

for (const name of ['checker, high result', 'checker, low result']) {
  test(`in "${name}" no word of the gauge touches the score`, async ({ page }) => {
    const state = states.find((one) => one.name === name);
    if (!state) throw new Error(`There is no state "${name}".`);
    await reachState(page, state);
    const gauge = page.locator('[data-tone]').filter({ has: page.locator('> svg text') });
    const score = await gauge.locator('p').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    const words = gauge.locator('svg text');
    expect(await words.count()).toBe(7);
    for (const word of await words.all()) {
      const { x, y, width, height } = await boxOf(word);
      const isClear =
        x + width <= score.left || x >= score.right || y + height <= score.top || y >= score.bottom;
      expect(isClear, (await word.textContent()) ?? '').toBe(true);
    }
  });
}

test('the dates of a guide’s figures can be hit by a thumb', { tag: '@phones' }, async ({ page }) => {
  await open(page, '/visa/schengen-visa-online');
  const dates = page.locator('dl a[href="#sources"]');
  expect(await dates.count()).toBeGreaterThan(1);
  for (const date of await dates.all()) {
    await date.scrollIntoViewIfNeeded();
    const isHit = await date.evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      const middle = top + height / 2;
      return [-21, 0, 21].every((off) => link.contains(document.elementFromPoint(left + 8, middle + off)));
    });
    expect(isHit, (await date.textContent()) ?? '').toBe(true);
  }
});

test('the hero’s list is walked by keys, and the focus stays in the field', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('combobox', { name: /I have an Indian passport/ });
  await field.fill('ma');
  const list = page.getByRole('listbox', { name: 'Places' });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: / places: / })).toHaveCount(1);
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  const second = (await list.getByRole('option').nth(1).textContent()) ?? '';
  await expect(chosen).toHaveText(second);
  await expect(field).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('ma');
  await page.keyboard.press('ArrowUp');
  const last = (await list.getByRole('option').last().textContent()) ?? '';
  await expect(chosen).toHaveText(last);
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeFocused();

  await field.fill('japan');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/japan');
});
