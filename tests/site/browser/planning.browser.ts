import type { Page } from '@playwright/test';
import { tripFolderKeys } from '../../../machines/site/trip-folder/keys';
import { expect, leaveInTab, open, test } from './visit';

/* The tools with which somebody plans alone: one tap from home, and what a trip answers there. */

const section = (page: Page) => page.getByRole('region', { name: 'Plan it yourself' });

const toFrance = { destination: 'France', entry: '2027-02-01', exit: '2027-02-14' };

for (const tool of ['When to apply', 'Documents for you', 'Letters', 'Your trip']) {
  test(`who has no trip yet comes from "${tool}" to the question that begins one`, async ({ page }) => {
    await open(page, '/');
    await section(page).getByRole('link', { name: tool }).click();
    await expect(page.getByRole('combobox', { name: 'Destination' })).toBeInViewport();
    await expect(page).toHaveTitle(/^Your trip/);
  });
}

test('who chooses a destination there comes to what was asked for', async ({ page }) => {
  await open(page, '/');
  await section(page).getByRole('link', { name: 'Letters' }).click();
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('France');
  await expect(page.getByRole('heading', { name: 'Letters', exact: true })).toBeInViewport();
});

test('the days are counted one tap from home, and the trip is among them', async ({ page }) => {
  await leaveInTab(page, tripFolderKeys.inTab, toFrance);
  await open(page, '/');
  await section(page).getByRole('link', { name: 'Count your days' }).click();
  await expect(page).toHaveURL('/tools/day-counter');
  await expect(page.getByLabel('Stay 1: day in')).toHaveValue('2027-02-01');
  await expect(page.getByLabel('Stay 1: day out')).toHaveValue('2027-02-14');
  await expect(page.getByText('These stays keep the rule: at most 14 days in any 180.')).toBeInViewport();
});

test('the cost opens over the page, from home and from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await section(page).getByRole('button', { name: 'What it costs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: 'What it costs' })).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await menu.getByRole('button', { name: 'What it costs' }).click();
  await expect(menu).toBeHidden();
  await expect(dialog).toBeVisible();
});

test.describe('who has a trip', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T06:00:00Z'));
    await leaveInTab(page, tripFolderKeys.inTab, toFrance);
    await open(page, '/');
  });

  test('is greeted on home, with the day by which to apply', async ({ page }) => {
    const greeting = section(page).getByRole('link', { name: /^Your trip to France/ });
    await expect(greeting).toHaveText('Your trip to France: apply by 21 December 2026, in 26 days');
    await expect(section(page)).toContainText('Apply by 21 December 2026.');
    await greeting.click();
    await expect(page.getByRole('heading', { name: 'Your trip to France' })).toBeVisible();
  });

  for (const [tool, heading] of [
    ['When to apply', 'Where and when'],
    ['Documents for you', 'Documents for you'],
    ['Letters', 'Letters'],
  ] as const) {
    test(`comes from "${tool}" to that part of the folder`, async ({ page }) => {
      await section(page).getByRole('link', { name: tool }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  }
});

for (const width of [390, 820, 1000, 1440]) {
  for (const from of ['home’s map', 'outside'])
    test(`a link from ${from} to a region shows its heading and first country below the bar, its chip pressed, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, from === 'outside' ? '/services#group-asia' : '/');
      if (from !== 'outside') await page.getByRole('link', { name: 'Asia', exact: true }).click();
      const heading = page.getByRole('heading', { name: 'Asia', exact: true });
      await expect(heading).toBeInViewport();
      const bar = await page.getByRole('searchbox', { name: 'Search destinations' }).boundingBox();
      const chips = await page
        .getByRole('group', { name: /categor|region/i })
        .first()
        .boundingBox();
      const lowest = Math.max(...[bar, chips].map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(lowest);
      await expect(heading).toBeFocused();
      await expect(page.getByRole('link', { name: 'Thailand', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Asia', exact: true, pressed: true })).toBeInViewport();
      await expect(page.getByText('10 destinations')).toBeAttached();
    });
}

test('a region that an address asks for is gone to from a list that a search and a need have narrowed', async ({
  page,
}) => {
  await open(page, '/services');
  await page.getByRole('button', { name: 'On arrival', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('indonesia');
  await expect(page.getByText('1 destination', { exact: true })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => (location.hash = '#group-asia'));
  const heading = page.getByRole('heading', { name: 'Asia', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText('10 destinations', { exact: true })).toBeVisible();
});

test('the listing says need, fee and time of each destination, and is narrowed by need', async ({ page }) => {
  await open(page, '/services');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card('Vietnam')).toContainText('E-visa before travel');
  await expect(card('Vietnam')).toContainText('From US$25 ≈ ₹2,400');
  await expect(card('Vietnam')).toContainText('3 working days');
  await page.getByRole('button', { name: 'On arrival', exact: true }).click();
  await expect(page.getByText('3 destinations', { exact: true })).toBeVisible();
  await expect(card('Indonesia')).toBeVisible();
  await expect(card('Vietnam')).toBeHidden();
  await page.getByRole('button', { name: 'Schengen Area' }).click();
  await expect(
    page.getByText('Nothing in Schengen Area with “On arrival”. Try adjusting the filters.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show all destinations' }).click();
  await expect(page.getByText('62 destinations', { exact: true })).toBeVisible();
});

test('the trip is laid out before its code comes: what follows changes no place', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'shift',
          Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/trip');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02);
});
