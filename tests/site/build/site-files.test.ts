import { describe, expect, it } from 'vitest';
import { posts } from '../../../src/content/post-list';
import { indexablePaths, metadataFor } from '../../../src/app/metadata';
import { withColors } from '../../../src/build/drawing';
import { feed, fullIcon, robots, sitemap, webManifest } from '../../../src/build/site-files';
import { testPost } from '../../support/posts';

const agency = {
  name: 'Deshantar',
  legalName: 'Deshantar Travel & Visa Assistance',
  headline: 'Travel Simplified.',
  baseUrl: 'https://deshantar.example',
};

function textsOf(name: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}

describe('sitemap.xml', () => {
  it('lists each page once, articles with the day of their last change, and no page that may not be listed', () => {
    const text = sitemap([
      { canonical: 'https://deshantar.example/', noindex: false },
      {
        canonical: 'https://deshantar.example/blog/a?b&c',
        noindex: false,
        article: { section: 'Visa Guide', published: '2025-05-20', modified: '2026-11-21' },
      },
      { canonical: 'https://deshantar.example/admin', noindex: true },
    ]);
    expect(text.split('\n').slice(2, -2)).toEqual([
      '  <url><loc>https://deshantar.example/</loc></url>',
      '  <url><loc>https://deshantar.example/blog/a?b&amp;c</loc><lastmod>2026-11-21</lastmod></url>',
    ]);
  });

  it('has every page that may be listed, once', () => {
    const text = sitemap(indexablePaths.map((path) => metadataFor(path)));
    expect(new Set(textsOf('loc', text)).size).toBe(indexablePaths.length);
    expect(textsOf('lastmod', text)).toHaveLength(posts.length);
  });
});

describe('robots.txt', () => {
  it('closes the staff area alone and names the sitemap', () => {
    expect(robots(agency).trim().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /login',
      'Disallow: /verify-otp',
      'Disallow: /admin',
      '',
      'Sitemap: https://deshantar.example/sitemap.xml',
    ]);
  });
});

describe('feed.xml', () => {
  it('says of a post what a feed reader shows', () => {
    const text = feed([testPost('a-b', 'Visa Guide', { title: 'Tea & <b>visas</b>' })], agency);
    expect(text).toContain('<title>Tea &amp; &lt;b&gt;visas&lt;/b&gt;</title>');
    expect(textsOf('pubDate', text)).toEqual(['Tue, 20 May 2025 00:00:00 GMT']);
    expect(textsOf('guid', text)).toEqual(['https://deshantar.example/blog/a-b']);
    expect(text).toContain(
      '<atom:link href="https://deshantar.example/feed.xml" rel="self" type="application/rss+xml" />',
    );
  });

  it('has every post in the order of the blog', () => {
    const links = textsOf('guid', feed(posts, agency));
    expect(links).toEqual(posts.map(({ id }) => `https://deshantar.example/blog/${id}`));
  });

  it('stops the build when a date is none', () => {
    expect(() => feed([testPost('a-b', 'Visa Guide', { date: 'soon' })], agency)).toThrow(
      '"soon" is no date of a post.',
    );
  });
});

describe('site.webmanifest', () => {
  const manifest = JSON.parse(webManifest(agency, '#fbf8f2')) as Record<string, unknown>;

  it.each([
    ['name', 'Deshantar Travel & Visa Assistance'],
    ['short_name', 'Deshantar'],
    ['lang', 'en-IN'],
    ['start_url', '/'],
    ['display', 'minimal-ui'],
    ['theme_color', '#fbf8f2'],
    ['background_color', '#fbf8f2'],
  ])('%s is %s', (name, value) => {
    expect(manifest[name]).toBe(value);
  });

  it('has the icons that phones ask for', () => {
    expect(manifest['icons']).toMatchObject([
      { src: '/favicon.svg', sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ]);
  });
});

describe('what is drawn', () => {
  it('fills the whole square where a system cuts the icon itself', () => {
    expect(fullIcon('<svg><rect width="36" height="36" rx="8"/></svg>')).toBe(
      '<svg><rect width="36" height="36"/></svg>',
    );
  });

  it.each([
    ['fill="var(--ink)"', 'fill="#12304d"'],
    ['fill="var(--ink, #000000)"', 'fill="#12304d"'],
    ['fill="var(--unknown, #010203)"', 'fill="#010203"'],
    ['font-family:var(--unknown)', 'font-family:inherit'],
    ['fill="#ffffff"', 'fill="#ffffff"'],
  ])('%s is drawn as %s', (written, drawn) => {
    expect(withColors(written)).toBe(drawn);
  });
});
