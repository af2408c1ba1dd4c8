import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCalendarDate } from '../../machines/calendar';
import { staffPaths } from '../../machines/site/staff-session/staff-paths';
import type { Post } from '../../machines/blog-list/posts';
import type { PageMetadata } from '../app/metadata';
import { pageColors } from '../ui/page-colors';
import { drawOnce, pngOf } from './drawing';

/** What the files name of the agency. */
export interface Agency {
  readonly name: string;
  readonly legalName: string;
  readonly headline: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** `sitemap.xml`: the pages that may be listed, articles with the day of their last change. */
export function sitemap(pages: readonly Pick<PageMetadata, 'canonical' | 'article' | 'noindex'>[]): string {
  const urls = pages.flatMap(({ canonical, article, noindex }) => {
    if (noindex || canonical === undefined) return [];
    const changed = article?.modified === undefined ? '' : element('lastmod', article.modified);
    return `  <url>${element('loc', canonical)}${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read but the staff area. */
export function robots({ baseUrl }: Pick<Agency, 'baseUrl'>): string {
  const closed = Object.values(staffPaths).map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');
}

/** A calendar date as RSS wants it: `Tue, 20 May 2025 00:00:00 GMT`. Throws for any other text. */
function feedDate(isoDate: string): string {
  if (!isCalendarDate(isoDate)) throw new Error(`"${isoDate}" is no date of a post.`);
  return new Date(isoDate).toUTCString();
}

function feedItem(post: Post, baseUrl: string): string {
  const address = `${baseUrl}/blog/${post.id}`;
  return [
    '    <item>',
    `      ${element('title', post.title)}`,
    `      ${element('link', address)}`,
    `      ${element('guid', address)}`,
    `      ${element('description', post.description)}`,
    `      ${element('category', post.category)}`,
    `      ${element('dc:creator', post.author)}`,
    `      ${element('pubDate', feedDate(post.date))}`,
    '    </item>',
  ].join('\n');
}

/** `feed.xml`: the articles as RSS 2.0, in the blog's order. Throws when a post's date is none. */
export function feed(posts: readonly Post[], { name, baseUrl }: Pick<Agency, 'name' | 'baseUrl'>): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    ${element('title', `Travel Insights | ${name}`)}`,
    `    ${element('link', `${baseUrl}/blog`)}`,
    `    ${element('description', 'Visa guides, rule changes and travel tips for Indian passport holders.')}`,
    '    <language>en-IN</language>',
    `    <atom:link href="${escapeXml(baseUrl)}/feed.xml" rel="self" type="application/rss+xml" />`,
    ...posts.map((post) => feedItem(post, baseUrl)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The icons that the build draws from `favicon.svg`: their width in pixels, and whether they fill the square. */
const icons = [
  { file: 'icon-192.png', width: 192, isFull: false },
  { file: 'icon-512.png', width: 512, isFull: false },
  { file: 'icon-maskable-512.png', width: 512, isFull: true },
  { file: 'apple-touch-icon.png', width: 180, isFull: true },
] as const;

/** `site.webmanifest`. `pageColor` is the page's background in the light theme. */
export function webManifest({ name, legalName, headline }: Agency, pageColor: string): string {
  const manifest = {
    id: '/',
    name: legalName,
    short_name: name,
    description: headline,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: pageColor,
    theme_color: pageColor,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The icon of `favicon.svg` without its round corners, for systems that cut icons themselves. */
export function fullIcon(favicon: string): string {
  return favicon.replace(/ rx="[^"]*"/, '');
}

/** Everything that the files are made of. */
export interface SiteContents {
  readonly agency: Agency;
  readonly pages: readonly Pick<PageMetadata, 'canonical' | 'article' | 'noindex'>[];
  readonly posts: readonly Post[];
}

/** Writes the files by which the site is found, shared and installed, and the icons, into the build's folder. */
export async function writeSiteFiles(
  { agency, pages, posts }: SiteContents,
  { root, folder }: { readonly root: string; readonly folder: string },
): Promise<void> {
  const favicon = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  const drawn = icons.map(async ({ file, width, isFull }) => {
    const svg = isFull ? fullIcon(favicon) : favicon;
    await writeFile(join(folder, file), await drawOnce(root, { svg, width }, () => pngOf(svg, width)));
  });
  await Promise.all([
    writeFile(join(folder, 'sitemap.xml'), sitemap(pages)),
    writeFile(join(folder, 'robots.txt'), robots(agency)),
    writeFile(join(folder, 'feed.xml'), feed(posts, agency)),
    writeFile(join(folder, 'site.webmanifest'), webManifest(agency, pageColors.light.page)),
    ...drawn,
  ]);
}
