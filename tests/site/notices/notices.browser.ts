import type { Page } from '@playwright/test';
import { violationsOf } from '../browser/axe';
import { appStarted, expect, expectComplaints, open, test } from '../browser/visit';

const paid = '/services?status=success&tx_id=TX-9';

/** Lets time pass: what is due falls due, and what leaves then is gone. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.clock.runFor(1000);
}

const notice = (page: Page, text: string) => page.locator('[data-notice]').filter({ hasText: text });

test('the live region is in the HTML before any notice', async ({ request }) => {
  for (const path of ['/', '/services', '/no/such/page']) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<div[^>]* aria-live="polite"[^>]*><\/div>/);
  }
});

test('a shell notice stays 5 s, and as long as a pointer rests on it', async ({ page, isMobile }) => {
  await page.clock.install();
  await open(page, paid);
  const shown = notice(page, 'Payment Successful!');
  await expect(shown).toBeVisible();
  if (!isMobile) {
    await shown.hover();
    await pass(page, 60_000);
    await expect(shown).toBeVisible();
    await page.mouse.move(5, 500);
  }
  await page.clock.fastForward(5000);
  await expect(shown).toBeHidden();
});

test('fault 98: an error interrupts inside the live region and does not take the focus from its field', async ({
  page,
}) => {
  await open(page, '/apply-visa');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const alert = page.locator('[aria-live="polite"]').getByRole('alert');
  await expect(alert).toContainText('Full Name is required');
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('fault 98: a notice that has the focus waits, is dismissed by Enter and gives the focus back', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/apply-visa?status=success&tx_id=TX-9');
  await page.getByLabel('Full Name').focus();
  const shown = notice(page, 'Payment Successful!');
  await shown.getByRole('button', { name: 'Dismiss' }).focus();
  await pass(page, 60_000);
  await expect(shown).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown).toBeHidden();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a task notice stands below the shell notice; both fit and can be touched', async ({ page }) => {
  await page.clock.install();
  await open(page, '/apply-visa?status=failure');
  const shell = notice(page, 'Payment Failed');
  await expect(shell).toBeVisible();
  await shell.getByRole('button', { name: 'Dismiss' }).focus();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const task = notice(page, 'Full Name is required');
  await expect(task).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  await expect(async () => {
    const [upper, lower] = [await shell.boundingBox(), await task.boundingBox()];
    for (const box of [upper, lower]) {
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
  }).toPass();
  for (const button of await page.locator('[data-notice] button').all()) {
    const box = await button.boundingBox();
    // A box that is on its way in is measured in fractions of a pixel.
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  }
  expect(await violationsOf(page, { within: '[aria-live="polite"]' })).toEqual([]);
});

test('without the notices’ code the browser’s own dialog says it', async ({ page }) => {
  expectComplaints('net::ERR');
  await page.route('**/assets/notices-part-*.js', (route) => route.abort());
  const dialog = page.waitForEvent('dialog');
  await page.goto(paid);
  const shown = await dialog;
  expect(shown.message()).toContain('Payment Successful!\nTransaction ID: TX-9');
  await shown.accept();
});

test('fault 78: a page that is being left while it fetches the notices’ code says nothing in a dialog', async ({
  page,
}) => {
  expectComplaints('net::ERR');
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    await dialog.dismiss();
  });
  await page.clock.install();
  let giveUp = () => {};
  const leaving = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route('**/assets/notices-part-*.js', async (route) => {
    await leaving;
    await route.abort();
  });
  const asked = page.waitForRequest('**/assets/notices-part-*.js');
  await page.goto(paid, { waitUntil: 'commit' });
  await asked;
  await appStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const missed = page.waitForEvent('requestfailed');
  giveUp();
  await missed;
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(said).toEqual([]);
});

/** What sticks below the header or beside the text while the page is scrolled, and where. */
const sticking = [
  { path: '/services', part: '#visa-services search:first-of-type', from: 320 },
  { path: '/faq', part: 'nav[aria-label="Question categories"]', from: 320 },
  { path: '/terms', part: 'nav[aria-label="On this page"]', from: 992 },
  { path: '/blog/burj-khalifa-history', part: 'nav[aria-label="On this page"]', from: 992 },
  {
    path: '/visa/canada-visitor-visa-india',
    part: 'article div:has(> div + nav[aria-label="On this page"])',
    from: 992,
  },
] as const;

/** What of a part that sticks a notice lies over, or cannot be pressed where it is in the window. */
function coveredIn(page: Page, part: string) {
  return page.locator(part).evaluateAll((found) =>
    found.flatMap((bar) => {
      const own = bar.getBoundingClientRect();
      if (own.height === 0) return [];
      const lies = [...document.querySelectorAll('[data-notice]')].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const isApart =
          box.top >= own.bottom || box.bottom <= own.top || box.left >= own.right || box.right <= own.left;
        return isApart ? [] : ['the notice lies over it'];
      });
      const pressed = [...bar.querySelectorAll('a, button, input')].flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        if (across < 0 || across > innerWidth || down < own.top || down > Math.min(own.bottom, innerHeight))
          return [];
        return control.contains(document.elementFromPoint(across, down)) ? [] : [control.textContent];
      });
      return [...lies, ...pressed];
    }),
  );
}

async function expectNothingCovered(page: Page, { path, part, from }: (typeof sticking)[number]) {
  await page.clock.install();
  await open(page, `${path}?status=success&tx_id=TX-9`);
  const shown = notice(page, 'Payment Successful!');
  await shown.getByRole('button', { name: 'Dismiss' }).focus();
  for (const width of [320, 390, 600, 768, 820, 992, 1024, 1200, 1440, 1920]) {
    if (width < from) continue;
    await page.setViewportSize({ width, height: 900 });
    await page.locator(part).evaluate((bar) => {
      scrollTo({ top: 0, behavior: 'instant' });
      scrollTo({ top: bar.getBoundingClientRect().top + 100, behavior: 'instant' });
    });
    await expect(page.locator(part), `${width} px`).toBeInViewport({ ratio: 0.2 });
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await coveredIn(page, part), `${width} px`).toEqual([]);
    }).toPass({ timeout: 5000 });
    await expect(shown, `${width} px`).toBeInViewport({ ratio: 1 });
  }
}

for (const part of sticking) {
  test(`fault 117: a notice covers nothing that stays in view on ${part.path}, ${part.from} to 1920 px`, async ({
    page,
  }) => {
    await expectNothingCovered(page, part);
  });

  if (part.from > 320) continue;
  test(`fault 117: the same on ${part.path} where the browser cannot ask how high a bar is`, async ({
    page,
  }) => {
    expectComplaints('Applying inline style violates');
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('anchor-size(', 'not-known(');
      return route.fulfill({ response, body });
    });
    await expectNothingCovered(page, part);
  });
}
