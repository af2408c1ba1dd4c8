import type { Page } from '@playwright/test';
import { builtPaths } from '../../support/built-paths';
import { violationsOf } from './axe';
import { answerChecker, applicationForm, checkerOn, openAndFillApplication } from './forms';
import { expect, leaveInTab, open, openTool, sidewaysOverflow, test } from './visit';

/** One of each kind of page. */
const keyPaths = [
  '/',
  '/services',
  '/apply-visa',
  '/tools/visa-eligibility-checker',
  '/visa/hong-kong-par',
  '/blog',
  '/blog/uk-visit-visa',
  '/faq',
  '/contact',
  '/login',
] as const;

const themeKey = 'vite-ui-theme';

/** Notes the root's theme at the moment the body begins: nothing has been painted before. */
function noteFirstTheme(): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    const root = document.documentElement;
    Reflect.set(window, 'firstTheme', [root.className, root.getAttribute('data-mantine-color-scheme')]);
  }).observe(document, { childList: true, subtree: true });
}

const themeToggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark theme' });
const followDevice = (page: Page) => page.getByRole('radio', { name: 'Device' });

/** The colour that a phone gives the browser's frame: that of the first theme colour whose condition holds. */
const frameColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  });

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  await expect.poll(() => frameColor(page)).toBe(theme === 'light' ? '#fbf8f2' : '#0d1721');
}

for (const device of ['light', 'dark'] as const) {
  test(`fault 55: whatever is stored, a ${device} device has the right theme before the first paint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript(noteFirstTheme);
    await page.goto('/terms');
    for (const [stored, theme] of [
      ['purple', device],
      ['"dark"', device],
      ['DARK', device],
      ['', device],
      ['system', device],
      ['x'.repeat(10_240), device],
      ['light', 'light'],
      ['dark', 'dark'],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [themeKey, stored] as const);
      await open(page, '/terms');
      expect(await page.evaluate(() => Reflect.get(window, 'firstTheme'))).toEqual([theme, theme]);
      await expectTheme(page, theme);
    }
  });
}

test('fault 55: on system the page follows the device as it switches; a choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/terms');
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await themeToggle(page).click();
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'light');
  await followDevice(page).check({ force: true });
  await expectTheme(page, 'dark');
});

test('fault 55: two tabs show the same theme', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await open(tab, '/terms');
  }
  await themeToggle(page).click();
  for (const tab of [page, other]) await expectTheme(tab, 'dark');
  await followDevice(other).check({ force: true });
  for (const tab of [page, other]) await expectTheme(tab, 'light');
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), themeKey);
  await expectTheme(other, 'dark');
  await page.evaluate((key) => localStorage.setItem(key, 'purple'), themeKey);
  await expectTheme(other, 'light');
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), themeKey);
  await expectTheme(other, 'dark');
  await page.evaluate(() => localStorage.clear());
  await expectTheme(other, 'light');
});

test('fault 61: no route scrolls sideways at 320 × 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const tooWide: string[] = [];
  for (const path of builtPaths()) {
    await page.goto(path);
    if ((await sidewaysOverflow(page)) > 0) tooWide.push(path);
  }
  expect(tooWide).toEqual([]);
});

for (const height of [256, 568]) {
  test(`fault 107: with a trip no page scrolls sideways at 320 × ${height}, and the whole header is there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await leaveInTab(page, 'deshantar:trip-folder:v1', { destination: 'United Arab Emirates' });
    for (const path of ['/', '/services', '/apply-visa', '/trip', '/faq']) {
      await open(page, path);
      await expect(page.getByRole('banner').getByRole('link', { name: /trip/i }).first()).toBeVisible();
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
        const box = await control.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
    }
  });
}

/** What lies in the window, belongs to the header and cannot be pressed there. */
function coveredInHeader(page: Page) {
  return page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width === 0 || y < 0 || y + height > innerHeight) return [];
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.contains(top) ? [] : [control.textContent || control.getAttribute('aria-label')];
    }),
  );
}

test('fault 117: while something is being sent, everything in the header can be pressed, 320 to 1920 px', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
  await page.clock.install();
  await openAndFillApplication(page);
  await applicationForm(page).getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Submitting your application...')).toBeVisible();
  // Its time limit would run out on a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const width of [320, 390, 600, 768, 820, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await coveredInHeader(page), `${width} px`).toEqual([]);
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (!(await menu.isVisible())) continue;
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    expect(await coveredInHeader(page), `${width} px, with the menu open`).toEqual([]);
    await page.getByRole('button', { name: 'Close menu' }).click();
  }
  await expect(page.getByText('Submitting your application...')).toBeVisible();
});

for (const name of ['Visa Eligibility Checker', 'Trip Cost Estimator'] as const) {
  test(`fault 61: every control of the ${name} can be reached at 320 × 256`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, '/terms');
    const dialog = await openTool(page, name);
    await expect(dialog.getByText(/^Step 1 of/)).toBeVisible();
    for (const control of await dialog.locator('button:enabled, input:visible, select, label').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.5 });
    }
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
}

/** Whatever moves for longer than an eye can see, and every style that would make something move. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations
          .split(',')
          .map((text) => Number.parseFloat(text) * (text.trim().endsWith('ms') ? 1 : 1000)),
      );
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const moves =
          longest(style.transitionDuration) > 1 ||
          (style.animationName !== 'none' && longest(style.animationDuration) > 1) ||
          style.scrollBehavior === 'smooth';
        return moves ? [`${element.tagName} ${element.className}`] : [];
      }),
    );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => animation.constructor.name);
    return [...new Set([...styles, ...running])];
  });

test(
  'fault 63: with reduced motion nothing is animated, on no kind of page',
  { tag: '@phones' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving: [path: string, what: string[]][] = [];
    for (const path of keyPaths) {
      await open(page, path);
      const found = await movements(page);
      if (found.length > 0) moving.push([path, found]);
    }
    expect(moving).toEqual([]);
  },
);

test(
  'fault 63: with reduced motion a dialog and a notice are there at once',
  { tag: '@phones' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tools/visa-eligibility-checker');
    await answerChecker(checkerOn(page));
    await page.getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(page.getByText('Calculation complete!')).toBeVisible();
    expect(await movements(page)).toEqual([]);
    await openTool(page, 'Trip Cost Estimator');
    expect(await movements(page)).toEqual([]);
  },
);

test('fault 63: with reduced motion another blog page starts at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/blog');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const tops: number[] = [];
    Reflect.set(window, 'tops', tops);
    window.addEventListener('scroll', () => tops.push(window.scrollY));
  });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await next.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const tops = await page.evaluate(() => Reflect.get(window, 'tops') as number[]);
  expect(tops.filter((top) => top > 0)).toEqual([]);
});

/** What a page lacks that cannot run scripts. Runs in the page. */
function lacksWithoutScripts(): string[] {
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const main = document.querySelector('main');
  const needed = ['h1', 'footer a[href="/services"]', 'footer a[href="/faq"]'];
  needed.push('footer a[href="tel:+911234567890"]', 'footer a[href^="mailto:"]');
  // A form with an address of its own works without.
  if (document.querySelector('main form:not([action])')) needed.push('main noscript p');
  const lacking = needed.filter((selector) => !isSeen(selector));
  if (document.querySelectorAll('h1').length !== 1) lacking.push('one h1');
  if ((main?.innerText.length ?? 0) < 200) lacking.push('text');
  for (const details of main?.querySelectorAll('details') ?? []) {
    if (!details.checkVisibility()) continue;
    details.open = true;
    const answer = details.querySelector<HTMLElement>(':scope > :not(summary)');
    if (!answer?.innerText.trim()) lacking.push(`an answer to "${details.innerText.slice(0, 60)}"`);
  }
  // A form says above itself that it needs JavaScript, and how to reach the agency without.
  for (const button of document.querySelectorAll('button:enabled')) {
    if (button.checkVisibility() && !button.closest('form')) lacking.push(`a use of "${button.textContent}"`);
  }
  return lacking;
}

test('fault 64: without JavaScript no route lacks its heading, text, links, answers or contact details', async ({
  playwright,
  launchOptions,
  baseURL,
  viewport,
}) => {
  test.setTimeout(180_000);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'],
  });
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), viewport });
  const paths = builtPaths();
  expect(paths.length).toBeGreaterThanOrEqual(36);
  const faults: [path: string, lacking: string[]][] = [];
  for (const path of paths) {
    await page.goto(path);
    const lacking = await page.evaluate(lacksWithoutScripts);
    if (lacking.length > 0) faults.push([path, lacking]);
  }
  expect(faults).toEqual([]);
  await page.goto('/faq');
  await expect(
    page
      .getByRole('main')
      .locator('summary')
      .filter({ visible: true, hasNotText: /^Sources/ }),
  ).toHaveCount(10);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectPaper(page);
  await browser.close();
});

/** What would stand over the text on paper: visible parts that are fixed or stick. */
const overlays = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map((element) => `${element.tagName} ${element.className}`),
  );

async function expectPaper(page: Page): Promise<void> {
  expect(await overlays(page)).toEqual([]);
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(27, 39, 51)']);
}

test(
  'fault 65: guides, answers and articles print whole and light, with nothing over the text',
  { tag: '@phones' },
  async ({ page }) => {
    for (const path of [
      '/visa/schengen-visa-online',
      '/faq',
      '/blog/visa-on-arrival-guide',
      '/terms',
      '/services',
    ]) {
      await test.step(path, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
        await open(page, path);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await expectPaper(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const closed = await page.locator('main details > :not(summary)').evaluateAll((answers) =>
          answers
            .filter((answer) => answer.parentElement?.checkVisibility())
            .filter((answer) => answer.getBoundingClientRect().height === 0)
            .map((answer) => answer.parentElement?.textContent.slice(0, 60)),
        );
        expect(closed).toEqual([]);
      });
    }
  },
);

for (const place of ['its page', 'a dialog'] as const) {
  test(
    `fault 65: the checker's result on ${place} prints whole, with its score`,
    { tag: '@phones' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, place === 'its page' ? '/tools/visa-eligibility-checker' : '/terms');
      if (place === 'a dialog') await openTool(page, 'Visa Eligibility Checker');
      await answerChecker(checkerOn(page));
      await page.getByRole('button', { name: 'Check Eligibility' }).click();
      const result = page.getByRole('region', { name: 'High Chance of Approval' });
      await expect(result).toBeVisible();

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectPaper(page);
      await expect(result.getByText('91.5%').first()).toBeVisible();
      await expect(result.getByRole('table', { name: 'How the score came about' })).toBeVisible();
      await expect(result.getByRole('button')).toHaveCount(0);
      await expect(page.getByText('Calculation complete!')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ visible: place === 'its page' });
      const clipped = await result.evaluate((element) => {
        const boxes: Element[] = [];
        for (let box = element.parentElement; box; box = box.parentElement) boxes.push(box);
        return boxes
          .filter((box) => getComputedStyle(box).overflowY !== 'visible' && box !== document.documentElement)
          .filter((box) => box.scrollHeight > box.clientHeight + 1)
          .map((box) => box.className);
      });
      expect(clipped).toEqual([]);
    },
  );
}

/** The text spacing that visitors may set for themselves. WCAG 2.2, 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts that a box cuts off. Boxes that scroll, and texts for screen readers alone, cut nothing off. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text.data.trim() === '') continue;
      if (parent.closest('script, style, noscript, option, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1 || overflowX === 'auto' || overflowY === 'auto' || webkitLineClamp !== 'none')
          break;
        const isCutAcross = overflowX !== 'visible' && (left < edge.left - 2 || right > edge.right + 2);
        const isCutDown = overflowY !== 'visible' && (top < edge.top - 4 || bottom > edge.bottom + 4);
        if (isCutAcross || isCutDown) cut.push(`"${text.data.trim().slice(0, 40)}" in ${box.className}`);
      }
    }
    return [...new Set(cut)];
  });

test(
  'fault 66: wide text spacing cuts no text off and leaves the page as wide as the screen',
  { tag: '@phones' },
  async ({ page }) => {
    const faults: [path: string, overflow: number, cut: string[]][] = [];
    for (const path of keyPaths) {
      await open(page, path);
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, wideSpacing);
      const overflow = await sidewaysOverflow(page);
      const cut = await cutTexts(page);
      if (overflow > 0 || cut.length > 0) faults.push([path, overflow, cut]);
    }
    expect(faults).toEqual([]);
  },
);

for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
  const name = Object.values(media).join();
  test(`fault 66: every kind of page is readable with ${Object.keys(media).join()} ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const faults: unknown[] = [];
    for (const path of keyPaths) {
      await open(page, path);
      for (const violation of await violationsOf(page)) faults.push(`${path}: ${violation}`);
    }
    expect(faults).toEqual([]);
  });
}

test('fault 66: in forced colours the chosen one can be told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const [path, first, second] of [
    ['/services', 'All', 'Asia'],
    ['/blog', 'All Posts', 'Visa Updates'],
  ] as const) {
    await open(page, path);
    const chip = (title: string) => page.getByRole('button', { name: title, exact: true });
    const chosen = await chip(first).screenshot();
    await chip(second).click();
    await page.mouse.move(0, 0);
    await expect(chip(first)).toHaveAttribute('aria-pressed', 'false');
    expect((await chip(first).screenshot()).equals(chosen)).toBe(false);
  }
});
