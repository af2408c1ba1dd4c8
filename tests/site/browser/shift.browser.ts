import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { appStarted, expect, open, test } from './visit';

/* A page stays where it is, whatever fonts the device has; ours come with the next page of the visit. */

const ofFontsource = (name: string, weight: 400 | 700 = 700) =>
  `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const ofDejaVu = (name: string) => `node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`;

/**
 * What the devices have of the fonts that `src/app/fonts.css` names. Gelasio is as wide as Georgia, Arimo as Arial, and
 * Tinos as Times New Roman, letter by letter: they may be installed anywhere.
 */
const deviceFonts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Android: {
    Roboto: ofFontsource('roboto', 400),
    'Roboto Bold': ofFontsource('roboto'),
    'Noto Serif Bold': ofFontsource('noto-serif'),
  },
  'Windows and Apple': {
    Arial: ofFontsource('arimo', 400),
    'Arial Bold': ofFontsource('arimo'),
    'Georgia Bold': ofFontsource('gelasio'),
  },
  'Linux with Liberation': {
    'Liberation Sans': ofFontsource('arimo', 400),
    'Liberation Sans Bold': ofFontsource('arimo'),
    'Liberation Serif Bold': ofFontsource('tinos'),
  },
  'Linux with DejaVu': {
    'DejaVu Sans': ofDejaVu('DejaVuSans'),
    'DejaVu Sans Bold': ofDejaVu('DejaVuSans-Bold'),
    'DejaVu Serif Bold': ofDejaVu('DejaVuSerif-Bold'),
  },
};

const named = /local\(["']?([^"')]+)["']?\)/g;

/** A device has its fonts at once: nothing is shown before those that stand for them are decoded. */
const waitForFonts = `<script>
  document.documentElement.style.visibility = 'hidden';
  Promise.allSettled([...document.fonts].map((font) => / by /.test(font.family) && font.load())).then(() => {
    document.documentElement.style.visibility = '';
  });
</script></head>`;

/** Puts a device's fonts where a page asks for those of the system, and nothing where the device has none. */
async function useFonts(page: Page, fonts: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</head>', waitForFonts).replaceAll(named, (_, name: string) => {
      const file = fonts[name];
      return file === undefined
        ? 'local("none of this device")'
        : `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
    });
    await route.fulfill({ response, body });
  });
}

interface Shift {
  readonly value: number;
  /** Each element that moved: how its text begins, its top and its height before and after, in px. */
  readonly moved: readonly string[];
}

/** Notes what moves, wherever it is moved from. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const words = node?.textContent?.trim().slice(0, 40) ?? '';
            return `“${words}” ${previousRect.top} → ${currentRect.top}, high ${previousRect.height} → ${currentRect.height}`;
          }),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
}

const paths = [
  '/',
  '/services',
  '/services/france',
  '/visa/schengen-visa-online',
  '/blog',
  '/blog/uk-visit-visa',
  '/tools/visa-eligibility-checker',
  '/apply-visa',
  '/trip',
  '/tools/day-counter',
  '/contact',
  '/faq',
];

/** Our fonts for which the device's stand now. Runs in the page. */
function fontsInUse(): string[] {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => family.includes(' by ') && status === 'loaded',
  );
  return [
    ...new Set(loaded.map(({ family }) => family.replaceAll(/\W/g, ' ').trim().split(' ')[0] ?? '')),
  ].sort();
}

/** What moves while a page is loaded by somebody who has no font of ours yet. */
async function shiftsOf(
  path: string,
  fonts: Readonly<Record<string, string>>,
  browser: Browser,
  baseURL: string | undefined,
): Promise<Shift[]> {
  const page = await browser.newPage({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
    // Its policy holds for the page as it was built.
    bypassCSP: true,
    viewport: { width: 412, height: 823 },
  });
  await useFonts(page, fonts);
  const shifts = await watchShifts(page);
  await page.goto(path);
  await appStarted(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On a busy machine a font may still be on its way when the page is there.
  await expect
    .poll(() => page.evaluate(fontsInUse), { message: `${path} is shown in the device’s fonts` })
    .toEqual(['Figtree', 'Fraunces']);
  const seen = await shifts();
  await page.close();
  return seen;
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

for (const [device, fonts] of Object.entries(deviceFonts)) {
  test(`with the fonts of ${device} no page moves by more than 0.02`, async ({ browser, baseURL }) => {
    const moved: Record<string, readonly Shift[]> = {};
    for (const path of paths) {
      // A device has its font at hand; the one that stands for it is decoded, on a busy machine sometimes too late. So a page that
      // has moved is loaded once more.
      const movesIn = () => shiftsOf(path, fonts, browser, baseURL);
      const shifts = await movesIn();
      if (sumOf(shifts) > 0.02) moved[path] = await movesIn();
    }
    const tooFar = Object.entries(moved).filter(([, shifts]) => sumOf(shifts) > 0.02);
    expect(tooFar).toEqual([]);
  });
}

test('the second page of a visit is shown in our fonts', async ({ page }) => {
  const fonts = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(await fonts()).toBe('"Figtree by Roboto"');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(fonts).toBe('"Figtree Variable"');
});
