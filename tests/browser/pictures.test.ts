import { appStarted, expect, test } from './visit';

/* Pictures stand in the page's HTML. What the app draws later takes them from files of their own. */

const pictures = 'svg[viewBox="0 0 720 405"]';

test('the pictures of a page are there with its words, and nothing is fetched for them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/blog/uk-visit-visa');
  await appStarted(page);
  const drawn = page.locator(pictures);
  await expect(drawn).toHaveCount(4);
  for (const picture of await drawn.all()) {
    expect(await picture.locator('path').count()).toBeGreaterThan(3);
    await expect(picture.locator('use')).toHaveCount(0);
  }
  const files = fetched.filter((path) => /\/(?:post|guide|place)-[^/]*\.svg$|favicon/.test(path));
  expect(files).toEqual([]);
});

test('a page that the app opens has its pictures too', async ({ page }) => {
  await page.goto('/');
  await appStarted(page);
  const arrived = page.waitForResponse((response) => /\/post-[^/]*\.svg$/.test(response.url()));
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Insights');
  expect((await arrived).status()).toBe(200);
  const shown = page.locator(`${pictures} use`).first();
  await expect.poll(() => shown.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(300);
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
  'a page head has a drawing in the colour of the theme and leaves the first screen to the page',
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
      const drawn = await head.locator('> div').evaluate((inner) => {
        const { maskImage, backgroundColor, display } = getComputedStyle(inner, '::after');
        return { maskImage, backgroundColor, display };
      });
      expect(drawn.maskImage, path).toMatch(/^url\(.*\.svg/);
      expect(drawn.display, path).not.toBe('none');
      const height = (await head.boundingBox())?.height ?? 0;
      expect(height, path).toBeGreaterThan(150);
      // The questions and the legal pages say in their heads how old their figures are.
      expect(height, path).toBeLessThanOrEqual(isMobile ? 315 : 260);
    }
  },
);
