import type { Locator } from '@playwright/test';
import { appStarted, expect, test } from './visit';

/* Pictures of the first screen stand in the page's HTML. Those below it, and what the app draws later, are files of their own. */

const pictures = 'svg[viewBox="0 0 720 405"]';

/** A picture that came as a file has its size once it is there. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((svg: SVGSVGElement) => svg.querySelector('use')?.getBBox().width ?? 0);

test('the picture of a page is there with its words, and those below the first screen come after it', async ({
  page,
}) => {
  await page.goto('/blog/uk-visit-visa');
  await appStarted(page);
  const [first, ...below] = await page.locator(pictures).all();
  expect(await first?.locator('path').count()).toBeGreaterThan(3);
  await expect(first as Locator).toBeInViewport();
  expect(below).toHaveLength(3);
  for (const picture of below) {
    await expect(picture).not.toBeInViewport();
    await expect.poll(() => isDrawn(picture)).toBeGreaterThan(300);
  }
});

test('the drawings below the first screen are asked for once the first words are painted', async ({
  page,
}) => {
  for (const [path, drawings] of [
    ['/', 5],
    ['/blog/uk-visit-visa', 3],
  ] as const) {
    await page.goto(path);
    const asked = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByType('paint');
        const files = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/(?:world|europe)-[^/]*\.svg|\/pictures-[^/]*\//.test(name));
        return files.map(({ startTime }) => startTime >= (paint?.startTime ?? Infinity));
      });
    await expect.poll(asked, path).toEqual(Array(drawings).fill(true));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures and the land of the map are there too', async ({ page }) => {
    const arrived: string[] = [];
    page.on('response', (response) => {
      if (response.ok()) arrived.push(new URL(response.url()).pathname.split('/').at(-1) ?? '');
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const drawingOf = (family: string) => expect.stringMatching(new RegExp(`^${family}-.*\\.svg$`));
    expect(arrived).toEqual(expect.arrayContaining(['world', 'europe', 'post'].map(drawingOf)));
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
    const drawings = page.locator('use:not([data-href])');
    await expect(drawings).toHaveCount(5);
    for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
  });
});

test('the land of the map is drawn under its marks', async ({ page }) => {
  await page.goto('/');
  await appStarted(page);
  const sheets = page.locator('[aria-labelledby="destinations"] svg:has(a)');
  await expect(sheets).toHaveCount(2);
  for (const sheet of await sheets.all()) await expect.poll(() => isDrawn(sheet)).toBeGreaterThan(30);
});

test('a page that the app opens has its pictures too', async ({ page }) => {
  await page.goto('/');
  await appStarted(page);
  const arrived = page.waitForResponse((response) => /\/post-[^/]*\.svg$/.test(response.url()));
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Insights');
  // Fetched ahead already, it is only asked after.
  expect([200, 304]).toContain((await arrived).status());
  await expect.poll(() => isDrawn(page.locator(pictures).first())).toBeGreaterThan(300);
});

test('the pictures of a list stay when it is narrowed', async ({ page }) => {
  await page.goto('/blog');
  await appStarted(page);
  await page.getByRole('button', { name: 'Visa Guide', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Visa Guide' })).toBeVisible();
  const drawn = page.locator(pictures);
  for (const picture of await drawn.all()) await expect(picture.locator('path, use')).not.toHaveCount(0);
});

test('what makes the site an app of the phone is linked once the page is at rest', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
});

test(
  'a page head has a drawing in the colours of the theme, but on phones, and leaves the first screen to the page',
  { tag: '@phones' },
  async ({ page, isMobile }) => {
    for (const path of [
      '/services',
      '/faq',
      '/blog',
      '/contact',
      '/about',
      '/partners',
      '/offer-zone',
      '/terms',
    ]) {
      await page.goto(path);
      const head = page.locator('main header').first();
      const drawn = await head.locator('> div').evaluate((inner) =>
        ['::before', '::after'].map((part) => {
          const { maskImage, backgroundColor, display } = getComputedStyle(inner, part);
          return { maskImage, backgroundColor, display };
        }),
      );
      for (const { maskImage, display } of drawn) {
        expect(maskImage, path).toMatch(/^url\(.*\.svg/);
        expect(display === 'none', path).toBe(isMobile);
      }
      expect(new Set(drawn.map(({ backgroundColor }) => backgroundColor)).size, path).toBe(2);
      const height = (await head.boundingBox())?.height ?? 0;
      expect(height, path).toBeGreaterThan(150);
      // The questions and the legal pages say in their heads how old their figures are.
      expect(height, path).toBeLessThanOrEqual(isMobile ? 315 : 260);
    }
  },
);
