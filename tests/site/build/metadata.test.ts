import { posts } from '../../../src/content/post-list';
import { describe, expect, it } from 'vitest';
import { todayInIndia } from '../../../src/content/today';
import { cards } from '../../../src/app/cards';
import { headHtml } from '../../../src/app/head';
import { indexablePaths, listedPaths, metadataFor, normalPath } from '../../../src/app/metadata';
import { countries } from '../../../src/content/countries';
import { answeredDestinations } from '../../../src/content/further-destinations';
import { faqGroups } from '../../../src/content/faq';
import { guides } from '../../../src/content/guides/guides';
import { agency } from '../../../src/site';
import { collisions } from '../collisions';

/** The rows of the specification's route table, each of the thirteen posts being one row. */
const routeTable = [
  '/',
  '/about',
  '/services',
  '/partners',
  '/faq',
  '/blog',
  '/blog/{id}',
  '/contact',
  '/terms',
  '/privacy',
  '/payment-terms',
  '/cancellation',
  '/offer-zone',
  '/community',
  '/apply-visa',
  '/visa/dubai-tourist-visa',
  '/visa/usa-business-visa',
  '/visa/schengen-visa-online',
  '/visa/canada-visitor-visa-india',
  '/visa/hong-kong-par',
  '/tools/visa-eligibility-checker',
  '/login',
  '/verify-otp',
  '/admin',
];

const staffArea = ['/login', '/verify-otp', '/admin'];

/** Beside the specification's table. */
const trip = '/trip';
const besides = [
  trip,
  '/tools/day-counter',
  '/search',
  '/answers',
  '/tools/compare',
  '/tools/visas-i-hold',
  '/tools/transit',
  '/tools/visa-centre',
  '/tools/photo',
  '/tools/refusal',
];

/** What identifies a page to a search engine. */
const wordsOf = (path: string) => {
  const { title, description, keywords } = metadataFor(path);
  return { title, description, keywords };
};

const siteDefault = wordsOf('/no-such-page');

describe('each listed path (Specification §2)', () => {
  it('stands in the order of the route table', () => {
    const rows = listedPaths
      .filter((path) => !path.startsWith('/services/') && !besides.includes(path))
      .map((path) => path.replace(/^\/blog\/.+/, '/blog/{id}'));
    expect([...new Set(rows)]).toEqual(routeTable);
    expect(rows.filter((row) => row === '/blog/{id}')).toHaveLength(posts.length);
  });

  it('has one for each of the 71 answered destinations beside the table, in lower case with hyphens', () => {
    const places = listedPaths.filter((path) => path.startsWith('/services/'));
    expect(places).toEqual(
      answeredDestinations.map(({ name }) => `/services/${name.toLowerCase().replace(/[^a-z]+/g, '-')}`),
    );
    expect(new Set(places).size).toBe(71);
    expect(metadataFor('/services/japan').title).toBe(`Japan visa for Indians | ${agency.name}`);
  });

  it('may be listed by search engines, unless it is of the staff area or the trip', () => {
    expect(listedPaths.filter((path) => !indexablePaths.includes(path))).toEqual([trip, ...staffArea]);
  });

  it.each(['title', 'description', 'keywords'] as const)('has a %s of its own', (part) => {
    const texts = listedPaths.map((path) => [path, metadataFor(path)[part]] as const);
    expect(collisions(part, [...texts, ['any other page', siteDefault[part]]])).toEqual([]);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(listedPaths.map((path) => [path]))('%s names the agency, its address and the locale', (path) => {
    expect(metadataFor(path)).toMatchObject({
      canonical: `${agency.baseUrl}${path}`,
      locale: 'en_IN',
      siteName: agency.name,
      noindex: [trip, ...staffArea].includes(path),
    });
    expect(metadataFor(path).title).toContain(agency.name);
  });

  it.each(indexablePaths.map((path) => [path]))('%s has three keywords or more', (path) => {
    expect(metadataFor(path).keywords.split(', ').length).toBeGreaterThanOrEqual(3);
  });
});

it('the title of the listing counts its destinations', () => {
  expect(metadataFor('/services').title).toContain(` ${countries.length} destinations `);
});

describe('the cards', () => {
  it.each([
    ['/', '/og/home.png'],
    ['/services', '/og/services.png'],
    ['/blog/uk-visit-visa', '/og/uk-visit-visa.png'],
    ['/visa/hong-kong-par', '/og/hong-kong-par.png'],
    ['/tools/visa-eligibility-checker', '/og/visa-eligibility-checker.png'],
    ['/login', '/og/home.png'],
    ['/404', '/og/home.png'],
    ['/nowhere', '/og/home.png'],
    ['/services/japan', '/og/japan.png'],
    ['/services/atlantis', '/og/home.png'],
  ])('%s is shared with %s', (path, card) => {
    expect(metadataFor(path).image).toBe(`${agency.baseUrl}${card}`);
  });

  it('are one for each page that may be listed, each in a file of its own', () => {
    const addresses = cards(todayInIndia()).map(({ address }) => `${agency.baseUrl}${address}`);
    expect(addresses).toEqual(indexablePaths.map((path) => metadataFor(path).image));
    expect(new Set(addresses).size).toBe(indexablePaths.length);
  });

  it.each(cards(todayInIndia()).map((card) => [card.address, card] as const))(
    '%s has a title, a line and a picture',
    (_, card) => {
      expect(card.title).not.toMatch(/^$|\|/);
      expect(card.line.length).toBeGreaterThan(5);
      expect(card.line.length).toBeLessThanOrEqual(60);
      expect(card.picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\s*$/);
    },
  );

  it('of guides and posts each have a picture of their own', () => {
    const all = cards(todayInIndia()).map(
      ({ picture }, index) => [indexablePaths[index] ?? '', picture] as const,
    );
    const own = all.filter(([path]) => /^\/(?:blog|visa)\//.test(path));
    expect(own.length).toBeGreaterThan(posts.length);
    expect(collisions('picture', own)).toEqual([]);
  });
});

/** What each type must hold: what schema.org and search engines ask for, and what Specification §1 and §2 name. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  TravelAgency: [
    'name',
    'url',
    'image',
    'telephone',
    'email',
    'priceRange',
    'address',
    'areaServed',
    'openingHoursSpecification',
    'sameAs',
  ],
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Country: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'primaryImageOfPage'],
  ImageObject: ['url', 'width', 'height'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'description', 'serviceType', 'provider', 'areaServed', 'url'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  Organization: ['name'],
};

type Properties = Readonly<Record<string, unknown>>;

/** Everything within a value that has properties, the value included. */
function objectsIn(value: unknown): Properties[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Properties];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** What an object of the graph lacks; an object of an `@id` alone stands for another. */
function lacking(object: Properties): string[] {
  const type = String(object['@type'] ?? 'nothing');
  if (type === 'nothing' && Object.keys(object).join() === '@id') return [];
  const required = requiredProperties[type];
  if (!required) return [`${type} is no type that pages use`];
  return required
    .filter((name) => [undefined, null, ''].some((empty) => object[name] === empty))
    .map((name) => `${type}.${name}`);
}

/** As the page's module gives them. */
function questionsOn(path: string) {
  const guide = guides.find((listed) => listed.guide.path === path)?.guide;
  return path === '/faq' ? faqGroups.flatMap(({ items }) => items) : guide?.faqs;
}

const nodesOf = (path: string) =>
  metadataFor(path, questionsOn(path)).structuredData as readonly Properties[];

const nodeOf = (path: string, type: string) => nodesOf(path).find((node) => node['@type'] === type) ?? {};

describe('structured data', () => {
  it.each([
    ['/', []],
    ['/about', []],
    ['/login', []],
    ['/404', []],
    ['/nowhere', []],
    ['/faq', ['FAQPage']],
    ['/blog', []],
    ['/blog/uk-visit-visa', ['BreadcrumbList', 'BlogPosting']],
    ['/visa/dubai-tourist-visa', ['BreadcrumbList', 'FAQPage', 'Service']],
    ['/visa/hong-kong-par', ['BreadcrumbList', 'FAQPage', 'Service']],
    ['/tools/visa-eligibility-checker', ['BreadcrumbList']],
  ])('of %s is the agency, the site, the page and %j', (path, others) => {
    expect(nodesOf(path).map((node) => node['@type'])).toEqual([
      'TravelAgency',
      'WebSite',
      'WebPage',
      ...others,
    ]);
  });

  it.each(listedPaths.map((path) => [path]))('of %s is complete', (path) => {
    expect(objectsIn(nodesOf(path)).flatMap(lacking)).toEqual([]);
  });

  it.each(['/404', '/nowhere'])('of %s lacks the address alone', (path) => {
    expect(objectsIn(nodesOf(path)).flatMap(lacking)).toEqual(['WebPage.url']);
  });

  it.each(listedPaths.map((path) => [path]))('of %s refers only to what it holds', (path) => {
    const known = nodesOf(path).map((node) => node['@id']);
    const meant = objectsIn(nodesOf(path)).flatMap((object) => object['@id'] ?? []);
    expect(meant.filter((id) => !known.includes(id))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it.each([
    ['/blog/uk-visit-visa', ['Home', 'Travel Insights', 'UK visit visa from India: complete guide']],
    ['/visa/hong-kong-par', ['Home', 'Visa services', 'Hong Kong PAR for Indians: how to register']],
    ['/tools/visa-eligibility-checker', ['Home', 'Visa eligibility checker']],
  ])('of %s leads from the home page to it: %j', (path, names) => {
    const items = objectsIn(nodeOf(path, 'BreadcrumbList')).slice(1);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
    expect(items.at(0)?.['item']).toBe(`${agency.baseUrl}/`);
    expect(items.at(-1)?.['item']).toBe(`${agency.baseUrl}${path}`);
  });

  it.each([
    ['/faq', 10],
    ['/visa/hong-kong-par', 4],
    ['/visa/dubai-tourist-visa', 5],
    ['/visa/usa-business-visa', 5],
    ['/visa/schengen-visa-online', 5],
    ['/visa/canada-visitor-visa-india', 5],
  ])('of %s answers its %i questions, figures included', (path, count) => {
    const answers = objectsIn(nodeOf(path, 'FAQPage')).filter((object) => object['@type'] === 'Answer');
    expect(answers).toHaveLength(count);
    expect(JSON.stringify(answers)).not.toContain('{fact:');
  });

  it('of a post dates it and names who wrote and published it', () => {
    expect(nodeOf('/blog/uk-visit-visa', 'BlogPosting')).toMatchObject({
      headline: 'UK visit visa from India: complete guide',
      datePublished: '2025-05-20',
      dateModified: '2026-11-24',
      author: { '@type': 'Organization', name: 'Deshantar, Visa editorial team' },
      publisher: { '@type': 'Organization', name: 'Deshantar' },
      image: { url: `${agency.baseUrl}/og/uk-visit-visa.png`, width: 1200, height: 630 },
      mainEntityOfPage: `${agency.baseUrl}/blog/uk-visit-visa`,
    });
  });

  it('names the agency as visitors find it (Specification §1)', () => {
    expect(nodeOf('/', 'TravelAgency')).toMatchObject({
      name: 'Deshantar',
      areaServed: { name: 'India' },
      address: { addressLocality: 'Pune', addressCountry: 'IN' },
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '19:00',
      },
    });
  });

  it('names its own profiles alone, and no network’s first page in their place', () => {
    const sameAs = nodeOf('/', 'TravelAgency')?.['sameAs'] as readonly string[];
    expect(sameAs.length).toBeGreaterThan(0);
    expect(sameAs.filter((address) => new URL(address).pathname === '/')).toEqual([]);
  });
});

describe('the head of a prerendered page', () => {
  const post = headHtml(metadataFor('/blog/uk-visit-visa'));

  it.each([
    ['og:type', 'article'],
    ['og:locale', 'en_IN'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['article:published_time', '2025-05-20'],
    ['article:modified_time', '2026-11-24'],
  ])('says %s: %s of a post', (key, text) => {
    expect(post).toContain(`<meta property="${key}" content="${text}">`);
  });

  it.each(['/apple-touch-icon.png', '/feed.xml'])('links to %s', (address) => {
    expect(post).toContain(`href="${address}"`);
  });

  it('has no tags of articles on other pages, and a large card on all', () => {
    const page = headHtml(metadataFor('/terms'));
    expect(page).not.toContain('article:');
    expect(page).not.toContain('/feed.xml');
    expect(page).toContain('<title>Terms &amp; Conditions | Deshantar</title>');
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page).toContain('<meta name="robots" content="index, follow">');
  });

  it.each(['/404', ...staffArea])('of %s keeps it out of search engines', (path) => {
    expect(headHtml(metadataFor(path))).toContain('<meta name="robots" content="noindex, nofollow">');
  });
});

describe('the look-up of a path', () => {
  it.each([
    ['/services/', '/services'],
    ['/services//', '/services'],
    ['/Services', '/services'],
    ['/services?category=asia', '/services'],
    ['/services#visa-services', '/services'],
    ['/services/?category=asia#visa-services', '/services'],
    ['/services?next=/apply-visa', '/services'],
    ['/services#a?b', '/services'],
    ['/apply-visa?country=United%20Arab%20Emirates', '/apply-visa'],
    ['/tools/visa-eligibility-checker/', '/tools/visa-eligibility-checker'],
    ['/?status=success&tx_id=1', '/'],
    ['/#top', '/'],
    ['', '/'],
    ['//', '/'],
    ['?status=success', '/'],
  ])('of "%s" is that of %s', (asked, path) => {
    expect(normalPath(asked)).toBe(path);
    expect(metadataFor(asked)).toEqual(metadataFor(path));
  });
});

describe('any other path', () => {
  it.each([
    '/nowhere',
    '/services/nowhere',
    '/service',
    '/constructor',
    '/__proto__',
    '/toString',
    'constructor',
    `/${'a'.repeat(10_240)}`,
  ])('%s gets the default of the site', (path) => {
    expect(wordsOf(path)).toEqual(siteDefault);
    expect(listedPaths).not.toContain(path);
  });

  it.each(['/404', '/404/', '/404?from=/nowhere', '/nowhere'])(
    '%s is not to be indexed, and names no address',
    (path) => {
      const head = headHtml(metadataFor(path));
      expect(head).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(head).not.toMatch(/canonical|og:url|404|nowhere/);
    },
  );
});
