import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posts } from 'virtual:posts';
import { describe, expect, it } from 'vitest';
import { countries } from '../../src/content/countries';
import { facts, type FactId } from '../../src/content/facts';
import { faqGroups } from '../../src/content/faq';
import { honeymoonDestinations } from '../../src/content/honeymoon';
import { listingReports } from '../../src/content/listing-reports';
import { officialLinks, type OfficialLinkKey } from '../../src/content/official-links';
import { renderPath } from '../../src/prerender';

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((found) => found[1] ?? '');
}

/** The addresses of what a fact rests on and of what is reported since. */
function sourcesOf(id: FactId): string[] {
  const { source, nowReported } = facts[id];
  const keys = [source, nowReported?.source].filter(
    (key): key is OfficialLinkKey => key !== 'agency' && !!key,
  );
  return keys.map((key) => officialLinks[key].href);
}

const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);

describe('the visa listing (Specification §2 and §9)', async () => {
  const { body } = await renderPath('/services');
  const cardOf = (name: string) =>
    body.split('<li').find((part) => part.includes(`<h3>${name}</h3>`)) ?? `There is no card of ${name}.`;

  it('says when its times were published and where to check', () => {
    expect(textOf(body)).toContain(
      'Processing times as published in May 2025. Check the official site before you apply.',
    );
  });

  it.each([
    ['Thailand', 'On Arrival', 'visa-free', 'May 2026', 'https://www.thaievisa.go.th/'],
    [
      'Malaysia',
      '3-5 Working Days',
      'visa-free until 31 December 2026',
      'December 2024',
      'https://www.imi.gov.my/',
    ],
    ['Philippines', '10-15 Working Days', 'visa-free', 'June 2025', 'https://dfa.gov.ph/'],
    ['Bahrain', '5-7 Working Days', 'e-visa before travel', 'September 2025', 'https://www.evisa.gov.bh/'],
    ['Kenya', '2-3 Working Days', '(eTA) before travel', 'January 2024', 'https://www.etakenya.go.ke/'],
  ])('%s: %s, now reported %s (%s)', (name, time, value, month, href) => {
    const card = cardOf(name);
    const [published, reported = ''] = textOf(card).split(' now reported: ');
    expect(published).toMatch(new RegExp(`Processing time: ${time}$`));
    expect(reported.split(` (${month})`)[0]).toContain(value);
    expect(linksIn(card)).toContain(href);
    expect(card).toMatch(/<a [^>]*target="_blank" rel="noopener noreferrer"/);
  });

  it('has the newer report of each destination whose entry or time it concerns, and no other', () => {
    const reported = countries.filter(({ name }) => {
      const ids = [`onArrival${name.replaceAll(' ', '')}Entry`, `${name.toLowerCase()}ListingTime`];
      return ids.some((id) => isFactId(id) && facts[id].nowReported);
    });
    expect(Object.keys(listingReports).toSorted()).toEqual(
      reported.map(({ shortName }) => shortName).toSorted(),
    );
    for (const { name, shortName, processingTime } of countries) {
      const report = listingReports[shortName];
      const note = report ? `now reported: ${report.value} (${report.asOf})` : undefined;
      const shown = /Processing time: (.*?) Details/.exec(textOf(cardOf(name)))?.[1];
      expect(shown, name).toBe(report ? `${processingTime} ${note} ${report.check.label}` : processingTime);
    }
  });

  it.each([
    ['Malaysia', 'malaysiaListingTime'],
    ['Philippines', 'philippinesListingTime'],
  ] as const)('has the published time of %s that %s has', (name, id) => {
    const published = countries.find((country) => country.name === name)?.processingTime ?? '';
    expect(facts[id].value).toBe(published.replace('-', ' to ').toLowerCase());
  });
});

describe('the FAQ', async () => {
  const { body } = await renderPath('/faq');

  it('says when its figures were published and where to check', () => {
    expect(JSON.stringify(faqGroups)).toContain('{fact:');
    expect(textOf(body)).toContain(
      'Figures as published in May 2025 unless another month stands beside them. Check the official site before you apply.',
    );
  });
});

describe.each(posts.map(({ id }) => id))('the article %s', async (slug) => {
  const { body } = await renderPath(`/blog/${slug}`);
  const text = readFileSync(`src/content/posts/${slug}.mdx`, 'utf8');
  const named = [...text.matchAll(/<Fact id="(\w+)"/g)].map((found) => found[1] ?? '');
  const inCards = text.includes('<Destinations')
    ? honeymoonDestinations.flatMap(({ visaInfo }) =>
        [...visaInfo.matchAll(/\{fact:(\w+)\}/g)].map((found) => found[1] ?? ''),
      )
    : [];
  const block = /<aside[^>]* aria-label="Sources">.*?<\/aside>/s.exec(body)?.[0] ?? 'There is no block.';

  it('ends its text with the official pages of its figures, each once', () => {
    const expected = new Set([...named, ...inCards].filter(isFactId).flatMap(sourcesOf));
    expect(textOf(block)).toMatch(
      /^Sources Figures as published in May 2025 unless another month stands beside them\. /,
    );
    expect(linksIn(block).toSorted()).toEqual([...expected].toSorted());
    expect(block.match(/target="_blank" rel="noopener noreferrer"/g) ?? []).toHaveLength(expected.size);
    expect(textOf(block).includes('Check before you pay or book:')).toBe(expected.size > 0);
  });

  it('has its call to contact after them', () => {
    expect(body.indexOf('aria-label="Contact"')).toBeGreaterThan(body.indexOf(block));
  });
});

describe('what the articles hold to check', () => {
  it.each([
    [
      'uk-visit-visa',
      [
        'https://www.gov.uk/standard-visitor',
        'https://www.gov.uk/visa-fees',
        'https://www.gov.uk/guidance/visa-processing-times-applications-outside-the-uk',
      ],
    ],
    ['burj-khalifa-history', []],
  ])('%s: %j', async (slug, hrefs) => {
    const { body } = await renderPath(`/blog/${slug}`);
    expect(linksIn(/aria-label="Sources">.*?<\/aside>/s.exec(body)?.[0] ?? '')).toEqual(hrefs);
  });
});

describe('every figure and official page is shown somewhere', () => {
  const tables = ['facts.ts', 'official-links.ts'].map((name) => join('src/content', name));
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !tables.includes(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isNamed = (id: string) => new RegExp(`\\b${id}\\b`).test(sources);

  it('has no fact that nothing names', () => {
    expect(Object.keys(facts).filter((id) => !isNamed(id))).toEqual([]);
  });

  it('has no official page that nothing names', () => {
    const ofFacts = Object.values(facts).flatMap(({ source, nowReported }) => [source, nowReported?.source]);
    const keys = Object.keys(officialLinks) as OfficialLinkKey[];
    expect(keys.filter((key) => !ofFacts.includes(key) && !isNamed(key))).toEqual([]);
  });
});
