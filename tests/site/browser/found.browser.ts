import { entryRulesFor } from '../../../src/content/entry-rules';
import { countries } from '../../../src/content/countries';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { StartFiles } from '../../../src/before-hydration/start-files';
import { officialLinks } from '../../../src/content/official-links';
import { builtPaths } from '../../support/built-paths';
import { lateParts } from '../late-parts';
import { expect, expectComplaints, holdFile, open, test } from './visit';

const dist = 'dist';

interface HtmlFile {
  readonly file: string;
  readonly html: string;
}

const htmlFiles: readonly HtmlFile[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));

function htmlOf(path: string): string {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return htmlFiles.find((one) => one.file === file)?.html ?? '';
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function first(html: string, pattern: RegExp): string {
  return decoded(pattern.exec(html)?.[1] ?? '');
}

/** What a search engine or a chat reads of a page, from its HTML alone. */
function foundIn(html: string) {
  const meta = (name: string) =>
    first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    title: first(html, /<title>([^<]*)<\/title>/),
    description: meta('description'),
    keywords: meta('keywords'),
    robots: meta('robots'),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    ogTitle: meta('og:title'),
    ogDescription: meta('og:description'),
    ogType: meta('og:type'),
    ogUrl: meta('og:url'),
    ogLocale: meta('og:locale'),
    image: meta('og:image'),
    imageWidth: meta('og:image:width'),
    imageHeight: meta('og:image:height'),
    imageAlt: meta('og:image:alt'),
    published: meta('article:published_time'),
    twitterCard: meta('twitter:card'),
    twitterImage: meta('twitter:image'),
    structuredData:
      /<script type="application\/ld\+json" id="structured-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  };
}

const baseUrl = foundIn(htmlOf('/')).canonical.replace(/\/$/, '');

/** The width and height that a PNG file's header gives; nothing for any other file. */
function pngSize(file: string): readonly [width: number, height: number] | undefined {
  const bytes = readFileSync(file);
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return undefined;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** What stands for addresses without a page of their own. */
const ofNoAddress = ['404.html', 'offline.html'];

test.describe('a page pasted into a chat shows its own card', () => {
  for (const { file, html } of htmlFiles) {
    test(`${file} has title, description and picture in its HTML`, () => {
      const found = foundIn(html);
      expect(found).toMatchObject({
        ogTitle: found.title,
        ogDescription: found.description,
        ogUrl: found.canonical,
        ogLocale: 'en_IN',
        imageWidth: '1200',
        imageHeight: '630',
        twitterCard: 'summary_large_image',
        twitterImage: found.image,
      });
      for (const text of [found.title, found.description, found.keywords, found.imageAlt]) {
        expect(text).not.toBe('');
      }
      const picture = join(dist, found.image.replace(baseUrl, ''));
      expect(pngSize(picture)).toEqual([1200, 630]);
      expect(readFileSync(picture).length).toBeLessThanOrEqual(120 * 1024);
      expect(JSON.parse(found.structuredData)).toMatchObject({ '@context': 'https://schema.org' });
    });
  }

  test('no two pages have the same title, description or address', () => {
    const pages = htmlFiles.filter(({ file }) => !ofNoAddress.includes(file));
    for (const part of ['title', 'description', 'keywords', 'canonical'] as const) {
      const texts = pages.map(({ html }) => foundIn(html)[part]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('no two listed pages have the same picture', () => {
    const listed = htmlFiles
      .map(({ html }) => foundIn(html))
      .filter(({ robots }) => robots === 'index, follow');
    expect(new Set(listed.map(({ image }) => image)).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(countries.length);
  });
});

for (const path of ['/no-such-page', '/services/no-such-place', '/404']) {
  test(`${path} says of itself the same before and after scripts, and names no address`, async ({ page }) => {
    expectComplaints('404 (Not Found)');
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
    const headOf = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')]
          .map((tag) => tag.outerHTML.replace(/ \/>$/, '>'))
          .filter((tag) => !/viewport|theme-color|color-scheme/.test(tag))
          .sort(),
      );
    const after = await headOf();
    expect(after.join('\n')).not.toMatch(/canonical|og:url|no-such/);
    expect(after.join('\n')).toContain('noindex, nofollow');
    const before = foundIn(await (await page.request.get(path)).text());
    expect(before).toMatchObject({ robots: 'noindex, nofollow', canonical: '', ogUrl: '' });
    expect(await page.title()).toBe(before.title);
    const { title, description, image } = foundIn(after.join(''));
    expect([title, description, image]).toEqual([before.title, before.description, before.image]);
  });
}

test.describe('what may be found', () => {
  test('the not-found page, the offline page, the trip and the staff area are not to be listed', () => {
    const hidden = htmlFiles.filter(({ html }) => foundIn(html).robots === 'noindex, nofollow');
    expect(hidden.map(({ file }) => file).sort()).toEqual([
      '404.html',
      'admin.html',
      'login.html',
      'offline.html',
      'trip.html',
      'verify-otp.html',
    ]);
  });

  test('the sitemap names exactly the pages that may be listed', () => {
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    const listed = htmlFiles
      .map(({ html }) => foundIn(html))
      .filter(({ robots }) => robots === 'index, follow');
    const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((found) => found[1]);
    expect(named.toSorted()).toEqual(listed.map(({ canonical }) => canonical).toSorted());
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  });

  test('the feed leads to every article', () => {
    const feed = readFileSync(join(dist, 'feed.xml'), 'utf8');
    const links = [...feed.matchAll(/<guid>([^<]*)<\/guid>/g)].map((found) => found[1] ?? '');
    expect(links.length).toBe(builtPaths().filter((path) => path.startsWith('/blog/')).length);
    expect(links.filter((link) => htmlOf(link.replace(baseUrl, '')) === '')).toEqual([]);
  });

  for (const [file, width] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    test(`${file} is ${width} pixels wide and high`, () => {
      expect(pngSize(join(dist, file))).toEqual([width, width]);
    });
  }
});

/** The addresses that the elements of a page lead to or load, with the page's own file. */
function addressesIn({ file, html }: HtmlFile): { readonly file: string; readonly address: string }[] {
  const elements = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  return [...elements.matchAll(/<[a-z][^>]*? (?:href|src)="([^"]*)"/g)].map((found) => ({
    file,
    address: decoded(found[1] ?? ''),
  }));
}

const addresses = htmlFiles.flatMap(addressesIn);

/** The built file that a path of the site is answered with. */
function fileOf(path: string): string | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/index';
  return [`${trimmed}.html`, trimmed].map((name) => join(dist, name)).find((name) => existsSync(name));
}

/** Chats, and the share pages of Specification §7. */
const sharing =
  /^https:\/\/(?:wa\.me\/\d*(?:\?text=|$)|www\.facebook\.com\/sharer\/sharer\.php\?u=|x\.com\/intent\/post\?url=|www\.linkedin\.com\/shareArticle\?)/;

/** Why a link inside the site leads nowhere. */
function brokenness(from: string, address: string): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  const target = path === '' ? join(dist, from) : fileOf(decodeURIComponent(path));
  if (target === undefined) return 'there is no such page or file';
  if (hash === '') return undefined;
  const id = decodeURIComponent(hash);
  return readFileSync(target, 'utf8').includes(` id="${id}"`) ? undefined : `${target} has no id "${id}"`;
}

/** Every address in the modules of content: official pages and publications, each with its name. */
const publicationsWritten = () =>
  readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join('src/content', file), 'utf8').matchAll(/['"](https?:\/\/[^'"]+)['"]/g),
    ])
    .map(([, address = '']) => address);

/** The page of one state at the visa centres' company, made of the state's code. */
const visaCentre = /^https:\/\/visa\.vfsglobal\.com\/ind\/en\/[a-z]{3}\/$/;

test.describe('links', () => {
  test('each one inside the site leads to a page and a place that exist', () => {
    const inside = addresses.filter(
      ({ address }) => /^(?:\/(?!\/)|#|\?|$)/.test(address) && !lateParts.has(address),
    );
    expect(inside.length).toBeGreaterThan(1000);
    const broken = inside.flatMap(({ file, address }) => {
      const why = brokenness(file, address);
      return why === undefined ? [] : [`${file}: ${address}: ${why}`];
    });
    expect(broken).toEqual([]);
  });

  test('each one out of the site is listed: official pages, the agency, or the entry rules of a destination', () => {
    const listed: readonly string[] = [
      ...Object.values(officialLinks).map(({ href }) => href),
      ...countries.map(({ name }) => entryRulesFor(name)?.official?.href ?? ''),
      ...publicationsWritten(),
      ...[...readFileSync('src/site.ts', 'utf8').matchAll(/href: '([^']+)'/g)].map((found) => found[1] ?? ''),
    ];
    const strangers = addresses
      .map(({ address }) => address)
      .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address))
      .filter(
        (address) =>
          !listed.includes(address) &&
          !sharing.test(address) &&
          !visaCentre.test(address) &&
          !address.startsWith(baseUrl),
      );
    expect([...new Set(strangers)]).toEqual([]);
  });

  test('each other one is a telephone number or a mail address', () => {
    const others = addresses
      .map(({ address }) => address)
      .filter(
        (address) =>
          !/^(?:\/|#|\?|$|https:\/\/|tel:\+\d+$|mailto:[^@\s]+@[^@\s]+$|data:image\/svg\+xml,)/.test(address),
      );
    expect([...new Set(others)]).toEqual([]);
  });
});

/** The document's head as it is now, in the form of a file. */
async function foundNow(page: Page) {
  return foundIn(await page.evaluate(() => document.head.outerHTML));
}

async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL((url) => url.pathname === path);
}

test.describe('after a navigation without a new document', () => {
  test('the head is that of the page’s own HTML', async ({ page }) => {
    await open(page, '/');
    for (const path of [
      '/blog',
      '/blog/uae-visa-update',
      '/services',
      '/visa/hong-kong-par',
      '/faq',
      '/terms',
    ]) {
      await follow(page, path);
      await expect.poll(() => foundNow(page)).toEqual(foundIn(htmlOf(path)));
    }
    await page.goBack();
    await expect.poll(() => foundNow(page)).toEqual(foundIn(htmlOf('/faq')));
  });

  test('the fallback shell takes the head of the page that it turns out to show', async ({ page }) => {
    expectComplaints('404 (Not Found)');
    await open(page, '/blog/UK-VISIT-VISA');
    await expect.poll(() => foundNow(page)).toEqual(foundIn(htmlOf('/blog/uk-visit-visa')));
  });

  test('the newest page wins when the metadata comes late', async ({ page }) => {
    const release = await holdFile(page, '**/assets/follow-head-*.js');
    await open(page, '/');
    await follow(page, '/blog');
    await follow(page, '/services');
    release();
    await expect.poll(() => foundNow(page)).toEqual(foundIn(htmlOf('/services')));
  });

  test('the title follows even when the metadata cannot be had', async ({ page }) => {
    expectComplaints('net::ERR_FAILED');
    await page.route('**/assets/follow-head-*.js', (route) => route.abort());
    await open(page, '/');
    await follow(page, '/services');
    await expect(page).toHaveTitle('Where do you want to go? | Deshantar');
  });
});

test('the fonts are named by every page and by no sheet that comes after it', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  const namesFonts = (text: string) => text.includes('@font-face');
  expect(sheets.filter((file) => namesFonts(readFileSync(join(dist, 'assets', file), 'utf8')))).toEqual([]);
  expect(htmlFiles.filter(({ html }) => !namesFonts(html)).map(({ file }) => file)).toEqual([]);
});

test('no page starts with the metadata of the others', () => {
  const scripts = htmlFiles.flatMap(({ html }) => {
    const files = first(html, /<script type="application\/json" id="start-files">(.*?)<\/script>/s);
    if (files === '') return [];
    const { run, besides } = JSON.parse(files) as StartFiles;
    return [...run, ...besides];
  });
  const heavy = [...new Set(scripts)].filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('PostalAddress'),
  );
  expect(scripts.length).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});
