import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posts } from 'virtual:posts';
import { describe, expect, it } from 'vitest';
import { countries } from '../../src/content/countries';
import { problemsOfFacts, problemsOfTexts } from '../../src/build/check-figures';
import { publications } from '../../src/content/fact-sources';
import { facts, type FactId } from '../../src/content/facts';
import { faqGroups } from '../../src/content/faq';
import { honeymoonDestinations } from '../../src/content/honeymoon';
import { exchangeRates } from '../../src/content/exchange-rates';
import { rupeesOf, shownFact, shownFactsOn } from '../../src/content/fact-words';
import { listingReportsOn } from '../../src/content/listing-reports';
import { officialLinks, type OfficialLinkKey } from '../../src/content/official-links';
import { prerenderEntry } from '../../src/prerender';

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((found) => found[1] ?? '');
}

/** The official pages of a fact: the one to check, and the one that its current figure was read on. */
function sourcesOf(id: FactId): string[] {
  const { official, current } = facts[id];
  return [official, current?.source].flatMap((key) =>
    key !== undefined && Object.hasOwn(officialLinks, key)
      ? [officialLinks[key as OfficialLinkKey].href]
      : [],
  );
}

const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);

describe('the visa listing (Specification §2 and §9)', async () => {
  const { body } = await prerenderEntry.renderPath('/services');
  const cardOf = (name: string) =>
    body.split('<li').find((part) => part.includes(`>${name}</a></h4>`)) ?? `There is no card of ${name}.`;

  it('says when its times were published and where to check', () => {
    expect(textOf(body)).toContain(
      'Processing times as published in May 2025. Check the official site before you apply.',
    );
  });

  it.each([
    ['Thailand', 'On Arrival', 'visa-free', 'https://www.thaievisa.go.th/'],
    ['Philippines', '10-15 Working Days', 'visa-free', 'https://dfa.gov.ph/'],
    ['Bahrain', '5-7 Working Days', 'e-visa before travel', 'https://www.evisa.gov.bh/'],
    ['Kenya', '2-3 Working Days', '(eTA) before travel', 'https://www.etakenya.go.ke/'],
    ['Qatar', '7-10 Working Days', 'free on arrival', 'https://portal.moi.gov.qa/'],
    ['Ireland', '20-25 Working Days', '8 to 10 weeks', 'https://www.visas.inis.gov.ie/avats/'],
    ['Cyprus', '10-15 Working Days', 'not part of Schengen', officialLinks.schengenArea.href],
    ['Turkey', '15-20 Working Days', 'e-visa with a valid visa', 'https://www.evisa.gov.tr/en/'],
    ['Jordan', 'On Arrival', 'sources differ', 'https://eservices.moi.gov.jo/'],
  ])('%s: what holds now stands first, then %s', (name, time, value, href) => {
    const card = cardOf(name);
    const [before, after = ''] = textOf(card).split('Processing time: ');
    expect(before).toMatch(new RegExp(`Now: .*${value.replace(/[()]/g, '\\$&')}.* checked November 2026 `));
    expect(after).toMatch(new RegExp(`^${time} our list Details`));
    expect(linksIn(card)).toContain(href);
    expect(card).toMatch(/<a [^>]*target="_blank" rel="noopener noreferrer"/);
  });

  it('has a newer figure of each destination that facts have one of, and no other', () => {
    const reports = listingReportsOn('2026-11-21');
    const reported = countries.filter(({ name }) => {
      const key = name.replaceAll(' ', '');
      const ids = [`onArrival${key}Entry`, `${key.charAt(0).toLowerCase()}${key.slice(1)}ListingTime`];
      return ids.some((id) => isFactId(id) && shownFact(facts[id], '2026-11-21').listed);
    });
    expect(Object.keys(reports).toSorted()).toEqual(reported.map(({ shortName }) => shortName).toSorted());
    for (const { name, shortName, processingTime } of countries) {
      const shown = /Processing time: (.*?) Details/.exec(textOf(cardOf(name)))?.[1];
      expect(shown, name).toBe(reports[shortName] ? `${processingTime} our list` : processingTime);
    }
  });

  it('lists the same times as the facts of those destinations', () => {
    const differing = countries.filter(({ name, processingTime }) => {
      const key = name.replaceAll(' ', '');
      const id = `${key.charAt(0).toLowerCase()}${key.slice(1)}ListingTime`;
      if (!isFactId(id)) return false;
      return facts[id].listed.value !== processingTime.replace('-', ' to ').toLowerCase();
    });
    expect(differing.map(({ name }) => name)).toEqual([]);
  });
});

describe('figures that end (decisions, Facts)', () => {
  it.each([
    ['2026-11-21', 'visa-free until 31 December 2026'],
    ['2026-12-31', 'visa-free until 31 December 2026'],
    ['2027-01-01', 'check what holds now'],
    ['2028-06-01', 'check what holds now'],
  ])('Malaysia on %s: %s', (day, words) => {
    expect(listingReportsOn(day).MYS?.value).toContain(words);
    expect(shownFactsOn(day).malaysiaListingTime.now.value).toContain(words);
  });

  it('no other figure ends', () => {
    expect(Object.entries(facts).flatMap(([id, { current }]) => (current?.until ? [id] : []))).toEqual([
      'malaysiaListingTime',
    ]);
  });
});

describe('how a fact is shown', () => {
  const day = '2026-11-21';

  it('a changed fee: both figures, the current one first, with its dates and in rupees', () => {
    expect(shownFact(facts.schengenFeeAdult, day)).toEqual({
      now: { value: '€90', rupees: '≈ ₹10,100', when: 'since June 2024, checked November 2026' },
      listed: { value: '€80', when: 'our list of May 2025' },
      words: { value: '€90', note: '≈ ₹10,100; since June 2024; our list of May 2025: €80' },
      check: officialLinks.schengenApplying,
    });
  });

  it('a figure that was found unchanged: one, with both dates', () => {
    expect(shownFact(facts.schengenDecision, day)).toEqual({
      now: { value: '15 days', when: 'our list of May 2025, checked November 2026' },
      words: { value: '15 days' },
      check: officialLinks.schengenApplying,
    });
  });

  it('a figure of the agency: one, with its month', () => {
    expect(shownFact(facts.refundTime, day)).toEqual({
      now: { value: '7–14 working days', when: 'our list of May 2025' },
      words: { value: '7–14 working days' },
    });
  });

  it('a figure that no official page gave: with the publication', () => {
    expect(shownFact(facts.irelandListingTime, day).reportedBy).toBe('btwvisas.com visa guides, 2026');
  });

  it.each([
    ['€90', '≈ ₹10,100'],
    ['£135', '≈ ₹17,500'],
    ['AED 50 a day', '≈ ₹1,300'],
    ['AED 250 for 30 days and AED 600 for 90 days', '≈ ₹6,500 and ₹15,600'],
    ['about US$50', '≈ ₹4,800'],
    ['CAD 5', '≈ ₹350'],
    ['HK$330', undefined],
    ['THB 2,000', undefined],
    ['free', undefined],
  ])('%s is %s', (value, rupees) => {
    expect(rupeesOf(value)).toBe(rupees);
  });

  it('rates have a day and a source', () => {
    expect(exchangeRates.day).toMatch(/^2026-\d\d-\d\d$/);
    expect(exchangeRates.source).not.toBe('');
  });
});

describe('what stops a build', () => {
  const good = { listed: { value: '€80', asOf: 'May 2025' }, official: 'schengenApplying' };
  const current = { value: '€90', checked: '2026-11-21', source: 'schengenApplying' };
  it.each([
    ['nothing', { ...good, current }, []],
    ['no date', { ...good, listed: { value: '€80' } }, ['listed.asOf']],
    ['no source', { listed: good.listed }, ['official']],
    ['an unknown source', { ...good, official: 'somewhere' }, ['official']],
    [
      'a current figure that nobody looked up',
      { ...good, current: { ...current, checked: undefined } },
      ['current.checked'],
    ],
    [
      'a current figure without a source',
      { ...good, current: { ...current, source: undefined } },
      ['current.source'],
    ],
    [
      'an end after which nothing is said',
      { ...good, current: { ...current, until: '2026-12-31' } },
      ['current'],
    ],
  ])('%s', (_why, fact, places) => {
    const problems = problemsOfFacts({ fee: fact });
    expect(problems.map((problem) => problem.split(' ')[1])).toEqual(places);
  });

  it.each([
    ['It costs €80.', 1],
    ['It costs Rs 500.', 1],
    ['Four hundred? 400 dollars.', 1],
    ['It costs {fact:schengenFeeAdult} and {fact:ukFee|brief}.', 0],
    ['It costs {fact:noSuchFee}.', 1],
  ])('%s: %i', (text, count) => {
    expect(problemsOfTexts('a text', [{ deep: text }])).toHaveLength(count);
  });
});

describe('the FAQ', async () => {
  const { body } = await prerenderEntry.renderPath('/faq');

  it('says when its figures were published and where to check', () => {
    expect(JSON.stringify(faqGroups)).toContain('{fact:');
    expect(textOf(body)).toContain('“Our list” is what we published in May 2025.');
    expect(body).toContain('href="/about#how-we-check-facts"');
  });
});

describe.each(posts.map(({ id }) => id))('the article %s', async (slug) => {
  const { body } = await prerenderEntry.renderPath(`/blog/${slug}`);
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
      /^Sources .* “Our list” is what we published in May 2025\. .*How we check facts$/,
    );
    const official = linksIn(block).filter((href) => href.startsWith('https:'));
    expect(official.toSorted()).toEqual([...expected].toSorted());
    expect(block.match(/target="_blank" rel="noopener noreferrer"/g) ?? []).toHaveLength(expected.size);
    expect(textOf(block).includes('Check before you pay or book:')).toBe(expected.size > 0);
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
    const ofFacts = new Set<string | undefined>(
      Object.values(facts).flatMap(({ official, current }) => [official, current?.source]),
    );
    expect(Object.keys(officialLinks).filter((key) => !ofFacts.has(key) && !isNamed(key))).toEqual([]);
  });

  it('has no publication that no fact rests on', () => {
    const used = new Set<string | undefined>(Object.values(facts).map(({ current }) => current?.source));
    expect(Object.keys(publications).filter((key) => !used.has(key))).toEqual([]);
  });
});
