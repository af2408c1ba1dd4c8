import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { checkerOn, checkerSteps, goOn } from './forms';
import { expect, expectComplaints, holdFile, open, sidewaysOverflow, test } from './visit';

const guides = [
  {
    path: '/visa/dubai-tourist-visa',
    h1: 'Dubai tourist visa for Indian travellers',
    figure: '3 to 5 working days',
    steps: 4,
    documents: 12,
    primary: 'Apply Now',
    leadsTo: '/apply-visa?country=United%20Arab%20Emirates',
  },
  {
    path: '/visa/usa-business-visa',
    h1: 'USA B-1 business visa from India',
    figure: 'US$185',
    steps: 4,
    documents: 21,
    primary: 'Apply Now',
    leadsTo: '/apply-visa?country=USA',
  },
  {
    path: '/visa/schengen-visa-online',
    h1: 'Schengen visa from India',
    figure: '€90',
    steps: 7,
    documents: 23,
    primary: 'Apply Now',
    leadsTo: '/apply-visa',
  },
  {
    path: '/visa/canada-visitor-visa-india',
    h1: 'Canada visitor visa from India',
    figure: 'CAD 100',
    steps: 5,
    documents: 19,
    primary: 'Apply Now',
    leadsTo: '/apply-visa?country=Canada',
  },
  {
    path: '/visa/hong-kong-par',
    h1: 'Hong Kong pre-arrival registration (PAR)',
    figure: 'free',
    steps: 3,
    documents: 8,
    primary: 'Contact for pricing',
    leadsTo: '/contact?destination=Hong%20Kong',
  },
] as const;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { path, h1, figure, steps, documents, primary, leadsTo } of guides) {
  test.describe(path, () => {
    test(
      'gives its figures first, each dated, then documents, steps and ways to ask',
      { tag: '@phones' },
      async ({ page, isMobile }) => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
        const strip = page.locator('dl').first();
        await expect(strip.getByText(figure, { exact: true })).toBeVisible();
        await expect(strip.getByText(/(our list of May 2025|checked November 2026)$/)).not.toHaveCount(0);
        await expect(page.getByRole('link', { name: 'How we check facts' })).toHaveCount(1);
        await expect(section(page, 'Documents').getByRole('checkbox')).toHaveCount(documents);
        await expect(section(page, 'Step by step').locator('ol > li')).toHaveCount(steps);
        // Wide screens keep it at hand beside the text, too.
        const actions = page.getByRole('main').getByRole('link', { name: primary });
        await expect(actions).toHaveCount(isMobile ? 1 : 2);
        for (const action of await actions.all()) await expect(action).toHaveAttribute('href', leadsTo);
        const talk = section(page, 'Talk to us');
        await expect(talk.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
        await expect(talk.getByRole('link', { name: 'E-mail us' })).toHaveAttribute('href', /^mailto:/);
        await expect(talk.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /wa\.me/);
      },
    );

    test('fault 64: reads complete without JavaScript', async ({ withoutScripts: page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
      const boxes = section(page, 'Documents').getByRole('checkbox');
      await expect(boxes).toHaveCount(documents);
      await boxes.first().check();
      for (const answer of await page.locator('#questions ~ div details p').all()) {
        await expect(answer).toBeVisible();
      }
      await expect(page.getByRole('link', { name: primary }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Check Your Visa Eligibility' })).toBeHidden();
    });

    test('fault 65: the checklist prints alone, on one page; the guide prints whole', async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => {
        window.print = () => {};
      });
      await page.getByRole('button', { name: 'Print checklist' }).click();
      await expect(page.locator('[data-printing]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      for (const other of ['banner', 'contentinfo'] as const) {
        await expect(page.getByRole(other)).toBeHidden();
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section(page, 'Step by step')).toBeVisible();
      for (const answer of await page.locator('#questions ~ div details p').all()) {
        await expect(answer).toBeVisible();
      }
    });

    for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      test(`fault 66: is accessible with ${Object.entries(media).flat().join(' ')}`, async ({ page }) => {
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
        await open(page, path);
        expect(await violationsOf(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

const [{ path: dubai }, { path: usa }, , { path: canada }] = guides;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Visa Eligibility Checker' });

test(
  'a guide opens the checker for its destination, and gives the focus back',
  { tag: '@phones' },
  async ({ page }) => {
    await open(page, canada);
    const opener = page.getByRole('button', { name: 'Check Your Visa Eligibility' });
    await opener.click();
    const dialog = popup(page);
    await checkerSteps[0]?.(checkerOn(dialog));
    await goOn(checkerOn(dialog));
    await expect(dialog.getByLabel('Destination')).toHaveValue('canada');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

/** Opens a guide and stops its clock, so that only the test lets time pass. */
async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Turns the wheel and waits until the page stands still again. */
async function scroll(page: Page): Promise<void> {
  const top = () => page.evaluate(() => window.scrollY);
  const start = await top();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(start);
  let before = start;
  await expect
    .poll(async () => {
      const now = await top();
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
}

/** Lets the time pass, ms, and draws what it brought. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

async function expectNoPopup(page: Page): Promise<void> {
  await page.clock.resume();
  await page.waitForTimeout(500);
  await expect(popup(page)).toHaveCount(0);
}

async function expectPopup(page: Page): Promise<void> {
  await page.clock.resume();
  await expect(popup(page)).toBeVisible();
}

test(
  'fault 57: 10.1 s after the last scroll it is, once in the session, and the focus returns',
  { tag: '@phones' },
  async ({ page }) => {
    await openTimed(page, dubai);
    await scroll(page);
    const link = page.getByRole('link', { name: 'Contact us' });
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await pass(page, 10_100);
    await expectPopup(page);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await scroll(page);
    await pass(page, 20_000);
    await expectNoPopup(page);
    await openTimed(page, usa);
    await scroll(page);
    await pass(page, 20_000);
    await expectNoPopup(page);
  },
);

test('fault 57: it never opens over another dialog; afterwards 10 s count afresh', async ({ page }) => {
  await openTimed(page, dubai);
  await scroll(page);
  await page.clock.resume();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Trip Cost Estimator' });
  await opener.evaluate((button) => (button as HTMLElement).click());
  const estimator = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  await expect(estimator).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(estimator).toBeHidden();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await pass(page, 8_500);
  await expect(popup(page)).toHaveCount(0);
  await pass(page, 2_000);
  await expectPopup(page);
});

test('fault 57: it never opens while a field has the focus', async ({ page }) => {
  await openTimed(page, dubai);
  await scroll(page);
  const box = section(page, 'Documents').getByRole('checkbox').first();
  await box.evaluate((field) => field.focus({ preventScroll: true }));
  await pass(page, 60_000);
  await expect(popup(page)).toHaveCount(0);
  await box.evaluate((field) => field.blur());
  await pass(page, 9_900);
  await expect(popup(page)).toHaveCount(0);
  await pass(page, 200);
  await expectPopup(page);
});

test('fault 57: with session storage blocked it still opens once at most', async ({ page }) => {
  expectComplaints('cannot be kept on this device');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await openTimed(page, dubai);
  await scroll(page);
  await pass(page, 10_100);
  await expectPopup(page);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  const next = page.getByRole('link', { name: 'USA business visa guide' });
  await next.click();
  await expect(page).toHaveURL(usa);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await scroll(page);
  await pass(page, 20_000);
  await expectNoPopup(page);
});

test('fault 57: leaving the guide cancels it, and the scroll to the next top is none of the visitor', async ({
  page,
}) => {
  await openTimed(page, dubai);
  await scroll(page);
  await page.clock.resume();
  await page.getByRole('link', { name: 'USA business visa guide' }).click();
  await expect(page).toHaveURL(usa);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.fastForward(60_000);
  await expectNoPopup(page);
});

test(
  'ticks stay after a reload, reach another tab, and are sent with the official page',
  { tag: '@phones' },
  async ({ page, context }) => {
    await open(page, dubai);
    const documents = section(page, 'Documents');
    await documents.getByRole('checkbox', { name: /^Passport valid/ }).check();
    await documents.getByRole('checkbox', { name: 'Signed consent letter' }).check();
    await expect(documents.getByRole('status')).toContainText('2 of 12 ready');
    await page.reload();
    await expect(documents.getByRole('status')).toContainText('2 of 12 ready');

    const otherTab = await context.newPage();
    await open(otherTab, dubai);
    await section(otherTab, 'Documents').getByRole('checkbox', { name: 'Signed consent letter' }).uncheck();
    await expect(documents.getByRole('checkbox', { name: 'Signed consent letter' })).not.toBeChecked();
    await otherTab.close();

    const send = documents.getByRole('link', { name: 'Send by WhatsApp' });
    const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain('☑ Passport valid for at least 6 months from arrival');
    expect(text).toContain('☐ Signed consent letter');
    expect(text).toContain('https://www.gdrfad.gov.ae/en');
  },
);

test('fault 50: a corrupt list of ticks breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('deshantar:ready-documents:v1', '[1,null,"<svg onload>","dubai-photo"]');
  });
  await open(page, dubai);
  await expect(section(page, 'Documents').getByRole('status')).toContainText('1 of 12 ready');
});

test('ticks made before the app has started are kept', async ({ page }) => {
  const release = await holdFile(page, '**/assets/*.js');
  await page.goto(dubai, { waitUntil: 'commit' });
  const documents = section(page, 'Documents');
  await documents.getByRole('checkbox', { name: /^Passport valid/ }).check();
  release();
  await expect(documents.getByRole('status')).toContainText('1 of 12 ready');
  await expect(documents.getByRole('checkbox', { name: /^Passport valid/ })).toBeChecked();
});

test(
  'on phones the primary action stays at hand and covers nothing at the end',
  { tag: '@phones' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'Wide screens show the action at the head.');
    await open(page, dubai);
    const action = page.getByRole('link', { name: 'Apply Now' });
    await expect(action).toHaveCount(1);
    await expect(action).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(action).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(action).not.toBeInViewport();
    await expect(page.getByText('All rights reserved.')).toBeInViewport();
  },
);

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test(
  '"On this page" leads to its section and puts the focus there',
  { tag: '@phones' },
  async ({ page, isMobile }) => {
    await open(page, dubai);
    await contents(page).getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page).toHaveURL(`${dubai}#documents`);
    await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
    await page.goBack();
    if (isMobile) await contents(page).getByText('More', { exact: true }).click();
    await contents(page).getByRole('link', { name: 'Visa types', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Visa types', exact: true })).toBeFocused();
  },
);

test(
  'on phones the first screen holds the contents as chips and the fee, and two facts stand side by side',
  { tag: '@phones' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'Wide screens have the contents beside the text.');
    for (const { path, figure } of guides) {
      await open(page, path);
      const chips = contents(page).getByRole('link');
      await expect(chips.first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('dl').first().getByText(figure, { exact: true })).toBeInViewport();
      const [, second, third] = await page.locator('dl > div').all();
      const [left, right] = [await second?.boundingBox(), await third?.boundingBox()];
      expect(left?.y).toBe(right?.y);
      expect(left && right && right.x >= left.x + left.width).toBe(true);
    }
  },
);

test('on desktops the rail stays beside the text, which begins where the title begins, and marks the section being read', async ({
  page,
}) => {
  await open(page, dubai);
  const x = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x;
  expect(await x('What it is')).toBe(await x('Dubai tourist visa for Indian travellers'));
  await page.getByRole('heading', { name: 'Step by step' }).evaluate((heading) => heading.scrollIntoView());
  const link = (name: string) => contents(page).getByRole('link', { name, exact: true });
  await expect(link('Step by step')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Apply Now' }).last()).toBeInViewport({ ratio: 1 });
  await expect(link('Step by step')).toHaveCSS('font-weight', '700');
  await expect(link('Documents')).not.toHaveCSS('font-weight', '700');
});

// What holds now is large, and our list stands in one quiet line below it.
for (const [path, current, listed] of [
  ['/visa/schengen-visa-online', '€90', 'our list of May 2025: €80'],
  ['/blog/visa-on-arrival-guide', 'no visa fee', 'our list of May 2025: THB 2,000'],
] as const) {
  test(`${path}: ${current} is larger than "${listed}"`, { tag: '@phones' }, async ({ page }) => {
    await open(page, path);
    const shown = (text: string) => page.getByText(text, { exact: true }).first();
    const sizeOf = (text: string) =>
      shown(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(current)).toBeGreaterThan(await sizeOf(listed));
    const [above, below] = [await shown(current).boundingBox(), await shown(listed).boundingBox()];
    expect(above && below && below.y > above.y).toBe(true);
  });
}

test(
  'the dates of a figure lead to the sources of the page, which open',
  { tag: '@phones' },
  async ({ page }) => {
    await open(page, dubai);
    await expect(page.getByText('GDRFA Dubai, tourist visas, government, without a date')).toBeHidden();
    await page
      .locator('dl')
      .first()
      .getByRole('link', { name: 'checked November 2026', exact: true })
      .click();
    await expect(
      page.getByRole('link', { name: /^GDRFA Dubai, tourist visas, government/ }),
    ).toBeInViewport();
  },
);

/** Where a text stands on the page, and how large and heavy it is. */
const lookOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => ({
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      weight: getComputedStyle(element).fontWeight,
      place: [...document.querySelectorAll('*')].indexOf(element),
    }));

test(
  'on the listing, the time that holds now and the one of our list stand at one size',
  {
    tag: '@phones',
  },
  async ({ page }) => {
    await open(page, '/services');
    const time = page.getByRole('definition').filter({ hasText: '8 to 10 weeks' });
    await expect(time).toHaveText('8 to 10 weeks checked November 2026 our list: 20-25 Working Days');
    const sizes = await time.evaluate((current) =>
      [current, ...current.children].map((part) => getComputedStyle(part).fontSize),
    );
    expect(new Set(sizes).size).toBe(1);
  },
);

test(
  'on a destination’s page the fee that holds now is large, the one of our list in a quiet line below',
  {
    tag: '@phones',
  },
  async ({ page }) => {
    await open(page, '/services/united-kingdom');
    const older = page.getByText('Our list of May 2025: £115', { exact: true });
    await expect(older).toBeVisible();
    const current = await lookOf(page, '£135');
    const listed = await lookOf(page, 'Our list of May 2025: £115');
    expect(listed.size).toBeLessThan(current.size);
    expect(listed.place).toBeGreaterThan(current.place);
  },
);
