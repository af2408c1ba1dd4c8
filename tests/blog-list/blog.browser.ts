import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { builtPaths } from '../support/built-paths';
import { violationsOf } from '../site/browser/axe';
import { expect, expectComplaints, holdScripts, open, sidewaysOverflow, test } from '../site/browser/visit';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) =>
  page.locator('section[aria-labelledby="posts"]').getByRole('heading', { level: 3 });
const loading = 'Loading post or redirecting...';

const postsPerPage = 6;
const postCount = builtPaths().filter((path) => path.startsWith('/blog/')).length;
/** Of all posts; the pages before the last are full. */
const lastPage = Math.ceil(postCount / postsPerPage);
const postsOnPage = (page: number) =>
  page < lastPage ? postsPerPage : postCount - postsPerPage * (lastPage - 1);

/** The host answers 404 for an address that has no file of its own; the app resolves it. */
const ofNoFile = '404 (Not Found)';

test('a visitor finds a post, reads it, reacts and goes on', { tag: '@phones' }, async ({ page }) => {
  await open(page, '/blog');
  await expect(title(page)).toHaveText('Travel Insights');
  await expect(cards(page)).toHaveCount(postsOnPage(1));
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/blog?page=3');
  await expect(cards(page)).toHaveCount(postsOnPage(3));
  await page.getByRole('button', { name: 'Visa Updates' }).click();
  await expect(page).toHaveURL('/blog?category=visa-updates');
  await page.goBack();
  await expect(page).toHaveURL('/blog?page=3');
  await expect(cards(page)).toHaveCount(postsOnPage(3));
  await page.getByLabel('Search posts').fill('uk standard visitor');
  await expect(page).toHaveURL('/blog?search=uk+standard+visitor');
  await cards(page).getByRole('link').first().click();

  await expect(page).toHaveURL('/blog/uk-visit-visa');
  await expect(title(page)).toContainText('UK visit visa');
  await expect(page).toHaveTitle(/\| Deshantar Blog$/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Like 0', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Like 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page
    .getByRole('navigation', { name: 'More posts' })
    .getByRole('link', { name: /Next post/ })
    .click();
  await expect(title(page)).not.toContainText('UK visit visa');
  await expect(page.getByRole('button', { name: 'Like 0', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(title(page)).toHaveText('Travel Insights');
});

test(
  'a page change scrolls to the top and keeps the keyboard with it',
  { tag: '@phones' },
  async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 2, name: 'All Posts' })).toBeFocused();
  },
);

test('a search that is applied while an article is fetched does not call the visitor back', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.route('**/assets/uk-visit-visa-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByLabel('Search posts').fill('uk standard visitor');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Search posts').fill('uk standard');
  await cards(page).getByRole('link').first().click();
  await expect(title(page)).toContainText('UK visit visa');
  await expect(page).toHaveURL('/blog/uk-visit-visa');
});

test('the visa-on-arrival guide opens its regions without JavaScript', async ({ withoutScripts: page }) => {
  await page.goto('/blog/visa-on-arrival-guide');
  await expect(page.locator('details').filter({ hasNotText: /^Sources/ })).toHaveCount(8);
  await page.getByText('Middle East', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Jordan' })).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: 'All posts' }).getByRole('link')).toHaveCount(postCount);
});

test('a honeymoon card leads to the contact page with its destination', async ({ page }) => {
  await open(page, '/blog/europe-honeymoon-guide');
  await expect(page.getByRole('link', { name: 'Plan Your Trip: Paris, France' })).toHaveAttribute(
    'href',
    '/contact?destination=Paris%2C%20France',
  );
});

for (const path of [
  '/blog',
  '/blog/uk-visit-visa',
  '/blog/visa-on-arrival-guide',
  '/blog/europe-honeymoon-guide',
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits the screen in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, path);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((region) => (region.open = true)),
      );
      expect(await violationsOf(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('fault 13: an article whose code is gone reloads once, then says so with a way on', async ({ page }) => {
  expectComplaints('');
  const path = '/blog/visa-on-arrival-guide';
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) documents += 1;
  });
  // Before the visit: a link in view may be fetched ahead as soon as the browser is idle.
  await page.route('**/assets/visa-on-arrival-guide-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/blog');
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
  expect(documents).toBe(1);
});

test('fault 44: thirty keystrokes in 300 ms filter once', async ({ page }) => {
  await page.clock.install();
  await open(page, '/blog?page=2');
  // A busy machine would take longer than the pause that the search waits for.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const entries = await page.evaluate(() => history.length);
  const replacements = await page.evaluate(() => {
    const counted = { calls: 0 };
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      counted.calls += 1;
      replace(...given);
    };
    return Object.assign(window, { counted }).counted.calls;
  });
  expect(replacements).toBe(0);
  await page.getByLabel('Search posts').pressSequentially('schengen visa from india first');
  await page.getByLabel('Search posts').fill('schengen');
  await page.clock.resume();
  await expect(page).toHaveURL('/blog?search=schengen');
  expect(await page.evaluate(() => Reflect.get(window, 'counted').calls)).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const text of ['u', '.*+?(', 'x'.repeat(10_240), '🧳', 'İ', '\ud83d', '<img src=x onerror=alert(1)>']) {
  test(`fault 44: the search "${text.slice(0, 30)}" is only a search`, async ({ page }) => {
    await open(page, '/blog');
    await page.getByLabel('Search posts').fill(text);
    await expect(page).toHaveURL(/\?search=/);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    if (text.length < 100) await page.reload();
    await expect(title(page)).toHaveText('Travel Insights');
    await expect(page.getByLabel('Search posts')).not.toHaveValue('');
  });
}

for (const [query, heading, current] of [
  ['page=0', 'All Posts', '1'],
  ['page=99', 'All Posts', String(lastPage)],
  ['page=2&page=3', 'All Posts', '2'],
  ['category=travel-guide', 'Travel Guide', undefined],
  ['search=%E0%A4%A', 'All Posts', undefined],
  ['page=%00', 'All Posts', '1'],
] as const) {
  test(`fault 45: ?${query}`, async ({ page }) => {
    await open(page, `/blog?${query}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading);
    if (current === undefined) await expect(page.getByRole('button', { name: /^Page/ })).toHaveCount(0);
    else
      await expect(page.getByRole('button', { name: `Page ${current}` })).toHaveAttribute(
        'aria-current',
        'page',
      );
    await expect(cards(page).first()).toBeVisible();
  });
}

for (const category of ['no-such', '__proto__', 'constructor', '<svg onload=alert(1)>', 'x'.repeat(10_000)]) {
  test(`fault 94: the category "${category.slice(0, 20)}" has no posts, and no filter is pressed`, async ({
    page,
  }) => {
    await open(page, `/blog?category=${encodeURIComponent(category)}&category=visa-guide`);
    await expect(page.getByText('No posts found in this category.')).toBeVisible();
    await expect(page.getByText('Try selecting a different category')).toBeVisible();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(cards(page).getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Visa Updates' }).click();
    await expect(page).toHaveURL('/blog?category=visa-updates');
    await expect(cards(page).first()).toBeVisible();
  });
}

test('fault 46: while a post is looked for, nothing says that it is missing', async ({ page }) => {
  expectComplaints(ofNoFile);
  const letGo = await holdScripts(page);
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loading);
  await expect(page.getByText('Lost in Translation?')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('link', { name: 'Go to the blog now' })).toBeVisible();
});

for (const [asked, path, heading] of [
  ['/Blog/Europe-Honeymoon-Guide', '/blog/europe-honeymoon-guide', /^Europe honeymoon/],
  ['/Services/Japan?utm_source=x#documents', '/services/japan?utm_source=x#documents', /^Japan visa/],
] as const) {
  test(`fault 46: ${asked} is ${path} before any script of the app has come`, async ({ page }) => {
    expectComplaints(ofNoFile);
    await holdScripts(page);
    await page.goto(asked, { waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('fault 46: a slug in capitals is the same post, at its own address', async ({ page }) => {
  expectComplaints(ofNoFile);
  await open(page, '/blog/UK-VISIT-VISA?utm_source=x');
  await expect(title(page)).toContainText('UK visit visa');
  await expect(page).toHaveURL('/blog/uk-visit-visa?utm_source=x');
});

test('fault 46: a trailing slash is the same post', async ({ page }) => {
  await open(page, '/blog/uk-visit-visa/');
  await expect(title(page)).toContainText('UK visit visa');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/uk-visit-visa$/);
});

for (const id of [
  'no-such-post',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'x'.repeat(2048),
  '%E0%A4%A',
  '__proto__',
]) {
  test(`fault 46: /blog/${id.slice(0, 30)} says so and goes to the blog after three seconds`, async ({
    page,
  }) => {
    expectComplaints(ofNoFile, 'could not be decoded');
    await page.goto(`/blog/${id}`);
    await expect(title(page)).toHaveText(loading);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Blog post with ID "');
    await expect(notice).toContainText('could not be found. Redirecting...');
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await expect(page).toHaveURL('/blog');
    await expect(title(page)).toHaveText('Travel Insights');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
}

test('fault 46: /blog/%2e%2e is the home page', async ({ page }) => {
  await open(page, '/blog/%2e%2e');
  await expect(title(page)).toHaveText(/Travel Simplified/);
});

test('fault 47: a thousand likes and dislikes stay within one', async ({ page }) => {
  await open(page, '/blog/uk-visit-visa');
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
    for (let press = 0; press < 1000; press += 1) buttons[press % 2]?.click();
  });
  await expect(page.getByRole('button', { name: 'Like 0', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dislike 1', exact: true })).toBeVisible();
});

test('fault 48: sharing opens a window of 600 × 400 with the address encoded once', async ({ page }) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, {
      opened,
      open: (...given: unknown[]) => opened.push(given) && { opener: window },
    });
  });
  await open(page, '/blog/uk-visit-visa');
  for (const place of ['Facebook', 'X', 'LinkedIn', 'WhatsApp']) {
    await page
      .getByRole('link', { name: `Share on ${place}: ` })
      .first()
      .click();
  }
  const opened = (await page.evaluate(() => Reflect.get(window, 'opened'))) as [string, string, string][];
  expect(opened).toHaveLength(4);
  for (const [address, , features] of opened) {
    expect(features).toContain('width=600,height=400');
    expect([...new URL(address).searchParams.values()].join(' ')).toContain('/blog/uk-visit-visa');
    expect(address).not.toContain('%25');
  }
});

test('fault 48: a window that does not open becomes a new tab', async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'Facebook' }));
  await open(page, '/blog/uk-visit-visa');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Share on Facebook: ' }).first().click(),
  ]);
  await expect(tab).toHaveURL(/facebook\.com\/sharer\/sharer\.php\?u=https%3A%2F%2F/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

const articleSlugs = readdirSync(new URL('../../src/content/posts/', import.meta.url))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.slice(0, -'.mdx'.length));

test(
  'an article begins on the first screen of a desktop and the second of a phone, after its answer',
  { tag: '@phones' },
  async ({ page, isMobile }) => {
    test.slow();
    expect(articleSlugs.length).toBeGreaterThan(0);
    for (const slug of articleSlugs) {
      await open(page, `/blog/${slug}`);
      const article = page.getByRole('main').getByRole('article');
      const box = async (part: Locator) => {
        const found = await part.boundingBox();
        if (!found) throw new Error(`${slug}: a part has no place.`);
        return found;
      };
      const picture = await box(article.locator('> svg'));
      const title = await box(page.getByRole('heading', { level: 1 }));
      const answer = await box(page.getByRole('complementary', { name: 'In short' }));
      const body = page.locator('div:has(> aside[aria-label="In short"])');
      const words = await box(body.locator('> p:not([class])').first());
      const like = await box(page.getByRole('button', { name: /^Like/ }));
      const shares = await box(article.getByRole('list', { name: /^Share/ }));
      expect.soft(picture.height, `${slug}: the picture`).toBeLessThanOrEqual(isMobile ? 160 : 240);
      expect.soft(Math.abs(like.y + like.height / 2 - (shares.y + shares.height / 2)), slug).toBeLessThan(8);
      expect.soft(answer.y, `${slug}: the answer`).toBeLessThan(isMobile ? 844 : 900);
      expect.soft(words.y + 30, `${slug}: the first words`).toBeLessThan(isMobile ? 2 * 844 : 900);
      expect.soft(words.x, `${slug}: one left edge`).toBe(title.x);
      if (!isMobile) expect.soft(picture.x, slug).toBeGreaterThanOrEqual(title.x + title.width);
    }
  },
);

test('beside an article its sections are listed, and the one being read is marked', async ({ page }) => {
  await open(page, '/blog/uk-visit-visa');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Documents that matter' });
  await link.click();
  await expect(page).toHaveURL('/blog/uk-visit-visa#documents-that-matter');
  await expect(page.getByRole('heading', { name: 'Documents that matter' })).toBeFocused();
  await expect(link).toHaveCSS('font-weight', '700');
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('an article leads to the page of its destination', async ({ page }) => {
  await open(page, '/blog/uk-visit-visa');
  await page.getByRole('link', { name: 'visa for the United Kingdom' }).click();
  await expect(page).toHaveURL('/services/united-kingdom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('United Kingdom visa for Indians');
});
