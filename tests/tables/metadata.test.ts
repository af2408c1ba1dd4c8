import { describe, expect, it } from 'vitest';
import { listedPaths, metadataFor, normalPath } from '../../src/app/metadata';
import { site } from '../../src/site';

/** What identifies a page to a search engine. */
const wordsOf = (path: string) => {
  const { title, description, keywords } = metadataFor(path);
  return { title, description, keywords };
};

const siteDefault = wordsOf('/no-such-page');

describe('each listed path (Specification §2)', () => {
  it.each(['/', '/services', '/apply-visa', '/tools/visa-eligibility-checker'])('%s is listed', (path) => {
    expect(listedPaths).toContain(path);
  });

  it.each(['title', 'description', 'keywords'] as const)('has a %s of its own', (part) => {
    const texts = listedPaths.map((path) => metadataFor(path)[part]);
    expect(new Set([...texts, siteDefault[part]]).size).toBe(listedPaths.length + 1);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(listedPaths.map((path) => [path]))('%s names the agency, its address and the locale', (path) => {
    expect(metadataFor(path)).toMatchObject({
      canonical: `${site.baseUrl}${path}`,
      locale: 'en_IN',
      siteName: site.name,
      noindex: false,
    });
    expect(metadataFor(path).title).toContain(site.name);
  });

  it.each(listedPaths.map((path) => [path]))('%s has structured data of the agency and the page', (path) => {
    expect(metadataFor(path).structuredData).toMatchObject([
      {
        '@type': 'TravelAgency',
        name: site.name,
        areaServed: { name: 'India' },
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '10:00',
          closes: '19:00',
        },
      },
      { '@type': 'WebPage', name: metadataFor(path).title, url: `${site.baseUrl}${path}` },
    ]);
  });
});

describe('the look-up of a path', () => {
  it.each([
    ['/services/', '/services'],
    ['/services//', '/services'],
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

  it.each(['/404', '/404/', '/404?from=/nowhere'])('%s is the not-found entry, not to be indexed', (path) => {
    expect(metadataFor(path).noindex).toBe(true);
    expect(metadataFor(path).title).not.toBe(siteDefault.title);
  });
});
