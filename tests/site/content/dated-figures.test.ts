import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posts } from '../../../src/content/post-list';
import { describe, expect, it } from 'vitest';
import { publicationsOnce, publicationWords, type Publication } from '../../../machines/publications';
import { publicationsOf as publicationsOfList } from '../../../src/content/documents/list-words';
import { countries } from '../../../src/content/countries';
import { problemsOfFacts, problemsOfPublications, problemsOfTexts } from '../../../src/build/check-figures';
import { publicationsOfArticle } from '../../../src/content/article-sources';
import { documentLists } from '../../../src/content/documents/document-lists';
import { entrySources } from '../../../src/content/entry-sources';
import { publications } from '../../../src/content/fact-publications';
import { facts, type FactId } from '../../../src/content/facts';
import { faqGroups } from '../../../src/content/faq';
import { guides } from '../../../src/content/guides/guides';
import { honeymoonDestinations } from '../../../src/content/honeymoon';
import { exchangeRates } from '../../../src/content/exchange-rates';
import {
  comparisonOf,
  publicationsOf,
  rupeesLineOn,
  rupeesOf,
  shownFact,
  shownFactsOn,
} from '../../../src/content/fact-words';
import { todayInIndia } from '../../../src/content/today';
import { destinationAnswer } from '../../../src/content/destination-answers';
import { listedAnswerOn } from '../../../src/content/listed-answers';
import { countryNamed } from '../../support/countries';
import { officialLinks } from '../../../src/content/official-links';
import { prerenderEntry } from '../../../src/prerender';

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((found) => found[1] ?? '');
}

/** The official page of a fact to check. */
function officialPageOf(id: FactId): string[] {
  const { official } = facts[id];
  return official === 'agency' ? [] : [officialLinks[official].href];
}

const isArrival = (id: string) => id.startsWith('onArrival');

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
    ['Thailand', 'No visa needed', 'Free', 'No waiting our list: On Arrival'],
    ['Malaysia', 'No visa needed', 'Free', 'No waiting our list: 3-5 Working Days'],
    ['Bahrain', 'E-visa before travel', 'BHD 10 ≈ ₹2,500', '7 to 12 days'],
    ['Kenya', 'Online authorisation before travel', 'US$30 ≈ ₹2,900', '3 working days'],
    ['Qatar', 'Visa on arrival', 'Free', 'No waiting our list: 7-10 Working Days'],
    ['Ireland', 'Visa before travel', 'From €60 ≈ ₹6,700', '8 to 10 weeks checked November 2026 our list:'],
    ['France', 'Visa before travel', '€90 ≈ ₹10,100', '15-20 Working Days Details'],
    ['Cyprus', 'Visa before travel', 'Not confirmed', '10-15 Working Days Details'],
    ['Argentina', 'Visa before travel', 'Not confirmed', '20-30 Working Days Details'],
    [
      'Turkey',
      'Visa before travel',
      'Not confirmed',
      'E-visa minutes to 3 days, sticker 5 to 15 working days',
    ],
    ['Saudi Arabia', 'It depends on your other visas', 'SAR 300 ≈ ₹7,700', '5-7 Working Days Details'],
    [
      'Mexico',
      'Visa before travel',
      'Not confirmed',
      '10 to 15 working days checked November 2026 our list:',
    ],
    [
      'Oman',
      'E-visa before travel',
      'From OMR 5 ≈ ₹1,200',
      '2 to 3 days source of 17 March 2023, checked November 2026 our list: 5-7 Working Days',
    ],
  ])('%s: %s, %s, %s', (name, need, fee, time) => {
    const text = textOf(cardOf(name));
    // Malaysia's scheme has an end.
    if (name === 'Malaysia' && todayInIndia() > '2026-12-31') {
      expect(text).toContain('Need Check before you book Fee Not confirmed Time 3-5 Working Days Details');
      return;
    }
    expect(text).toContain(`Need ${need} Fee ${fee} Time ${time}`);
  });

  it.each([
    ['2026-12-31', { need: 'none', kind: 'No visa needed', fee: { value: 'Free' } }],
    ['2027-01-01', { kind: 'Check before you book', fee: { value: 'Not confirmed' } }],
  ])('Malaysia on %s', (day, answer) => {
    const { time, ...rest } = listedAnswerOn(countryNamed('Malaysia'), day);
    expect(rest).toEqual(answer);
    expect(time.value).toBe('need' in answer ? 'No waiting' : '3-5 Working Days');
  });

  it('says the need, the fee and the time as the destination’s own page does', () => {
    // A card begins each row with a capital.
    const asOnPage = (words: string) => words.replace(/^(?:Free|E-visa)/, (word) => word.toLowerCase());
    for (const country of countries) {
      const { kind, fee, time } = listedAnswerOn(country, '2026-11-26');
      const page = destinationAnswer(country, '2026-11-26');
      expect(kind, country.name).toBe(page.kind);
      const lines = (label: string) => page.facts.find((fact) => fact.label === label)?.lines ?? [];
      if (fee.value !== 'Not confirmed') {
        const shown = lines('Government fee').map(({ value, rupees }) => [value, rupees]);
        expect(shown, country.name).toContainEqual([asOnPage(fee.value.replace('From ', '')), fee.rupees]);
      }
      const isListed = time.value === country.processingTime;
      if (time.value !== 'No waiting' && !isListed) {
        expect(
          lines('Time').map(({ value }) => value),
          country.name,
        ).toEqual([asOnPage(time.value)]);
      }
      expect(time.listed, country.name).toBe(isListed ? undefined : `our list: ${country.processingTime}`);
    }
  });
});

describe('figures that end (Specification §3.19, Facts)', () => {
  it.each([
    ['2026-11-21', 'visa-free until 31 December 2026'],
    ['2026-12-31', 'visa-free until 31 December 2026'],
    ['2027-01-01', 'check what holds now'],
    ['2028-06-01', 'check what holds now'],
  ])('Malaysia on %s: %s', (day, words) => {
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
      words: {
        value: '€90',
        note: '≈ ₹10,100; since June 2024, checked November 2026; our list of May 2025: €80',
      },
      check: officialLinks.schengenApplying,
      isCompared: true,
    });
  });

  it('a figure that was found unchanged: one, with both dates', () => {
    expect(shownFact(facts.schengenDecision, day)).toEqual({
      now: { value: '15 days', when: 'our list of May 2025, checked November 2026' },
      words: { value: '15 days', note: 'checked November 2026' },
      check: officialLinks.schengenApplying,
      isCompared: true,
    });
  });

  it('a figure of the agency: one, with its month', () => {
    expect(shownFact(facts.refundTime, day)).toEqual({
      now: { value: '7–14 working days', when: 'our list of May 2025' },
      words: { value: '7–14 working days' },
    });
  });

  it('a figure that nobody compared: with the month of our list', () => {
    expect(shownFact(facts.ukEarliest, day).words.note).toBe('checked November 2026');
    expect(shownFact(facts.hongKongParValidity, day).words.note).toBe('our list of May 2025');
  });

  it('a page’s publications are those of its figures, each once', () => {
    expect(publicationsOf(['schengenFeeAdult', 'schengenFeeChild', 'refundTime'])).toEqual([
      publications.schengenFeeNotice,
      publications.mediaGreenWorldSchengen,
      exchangeRates.source,
    ]);
    expect(publicationsOf(['schengenDecision'])).toEqual([publications.schengenApplying]);
  });

  it.each([
    ['€90', '≈ ₹10,100'],
    ['£135', '≈ ₹17,500'],
    ['AED 50 a day', '≈ ₹1,300'],
    ['AED 250 for 30 days and AED 600 for 90 days', '≈ ₹6,500 and ₹15,600'],
    ['about US$50', '≈ ₹4,800'],
    ['CAD 5', '≈ ₹350'],
    ['HK$330', '≈ ₹4,000'],
    ['US$77 to US$80', '≈ ₹7,400 to ₹7,700'],
    ['US$44.5', '≈ ₹4,300'],
    ['US$43 to US$44.5', '≈ ₹4,100 to ₹4,300'],
    ['AED 4,000, AED 8,000 and AED 15,000', '≈ ₹1,04,200, ₹2,08,400 and ₹3,90,800'],
    ['BHD 10 for a two-week e-visa', '≈ ₹2,500'],
    ['IDR 5,00,000', '≈ ₹2,700'],
    ['THB 2,000', undefined],
    ['free', undefined],
  ])('%s is %s', (value, rupees) => {
    expect(rupeesOf(value)).toBe(rupees);
  });

  it('rates have a day and a source', () => {
    expect(exchangeRates.day).toMatch(/^2026-\d\d-\d\d$/);
    const { source, newZealandSource, indonesianSource } = exchangeRates;
    expect(problemsOfPublications({ source, newZealandSource, indonesianSource })).toEqual([]);
  });

  it.each([
    ['2026-11-12', 'at the rates of 13 May 2026 (Capera).'],
    ['2026-11-13', 'at the rates of 13 May 2026 (Capera), more than 6 months old.'],
  ])('on %s say of themselves: %s', (day, words) => {
    expect(rupeesLineOn(day)).toBe(`Sums marked ≈ ₹ are estimates ${words}`);
  });
});

describe('what stops a build', () => {
  const known = {
    law: { name: 'Visa Code', kind: 'law text' },
    notice: { name: 'A notice', kind: 'government', date: '2024-05' },
    paper: { name: 'A paper', kind: 'press', date: '2026-11-22' },
    oldPaper: { name: 'An old paper', kind: 'press', date: '2019-01-16' },
  } as const;
  const good = { listed: { value: '€80', asOf: 'May 2025' }, official: 'schengenApplying' };
  const current = { value: '€90', checked: '2026-11-21', sources: ['notice'] };
  const since = { ...current, since: '2024-06' };
  const before = { value: '€60', since: '2019-02', sources: ['oldPaper'] };

  it.each<[why: string, fact: object, problems: string[]]>([
    ['nothing', { ...good, current: since, past: [before] }, []],
    ['nothing, where our list had none', { official: good.official, current }, []],
    ['no figure at all', { official: good.official }, ['no figure']],
    ['no date', { ...good, listed: { value: '€80' } }, ['listed.asOf']],
    ['a list of another month', { ...good, listed: { value: '€80', asOf: 'May 2026' } }, ['listed.asOf']],
    ['no official page', { listed: good.listed }, ['official']],
    ['an unknown official page', { ...good, official: 'somewhere' }, ['official']],
    ['a figure that nobody looked up', { ...good, current: { ...current, checked: undefined } }, ['checked']],
    ['a figure without a source', { ...good, current: { ...current, sources: [] } }, ['no publication']],
    ['an unknown source', { ...good, current: { ...current, sources: ['rumour'] } }, ['no table of sources']],
    ['one source as two', { ...good, current: { ...current, sources: ['law', 'law'] } }, ['twice']],
    [
      'an end after which nothing is said',
      { ...good, current: { ...current, until: '2026-12-31' } },
      ['current'],
    ],
    ['a start that is no month', { ...good, current: { ...current, since: 'June 2024' } }, ['since']],
    [
      'a source younger than the day we looked',
      { ...good, current: { ...current, sources: ['paper'] } },
      ['A paper, which is younger than its check'],
    ],
    [
      'a source too old to know of the change',
      { ...good, current: { ...since, sources: ['oldPaper'] } },
      ['nothing that can know since when'],
    ],
    [
      'a start that only an undated page tells',
      { ...good, current: { ...since, sources: ['law'] } },
      ['nothing that can know since when'],
    ],
    [
      'a start after the day we looked',
      { ...good, current: { ...current, since: '2026-12', checked: '2026-11-22', sources: ['paper'] } },
      ['only after its check'],
    ],
    [
      'a past told by what was written after it',
      { ...good, current: since, past: [{ ...before, sources: ['paper'] }] },
      ['nothing of its time'],
    ],
    [
      'a past told by an undated page',
      { ...good, current: since, past: [{ ...before, sources: ['law'] }] },
      ['nothing of its time'],
    ],
    ['a past without an end', { ...good, current, past: [before] }, ['no end']],
    [
      'a past after the present, told by what is older',
      { ...good, current: since, past: [{ ...before, since: '2026-07', sources: ['oldPaper'] }] },
      ['order of time', 'nothing of its time'],
    ],
  ])('%s', (_why, fact, expected) => {
    const problems = problemsOfFacts({ fee: fact }, known);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((words, index) => expect(problems[index]).toContain(words));
  });

  it.each([
    ['nothing', { name: 'Visa Code', kind: 'law text' }, 0],
    ['a newspaper without a date', { name: 'A paper', kind: 'press' }, 1],
    ['a visa agent without a date', { name: 'An agent', kind: 'visa agent' }, 1],
    ['a month that there is not', { name: 'A paper', kind: 'press', date: '2025-13' }, 1],
    ['a day that there is not', { name: 'A paper', kind: 'press', date: '2025-02-30' }, 1],
    ['a date in words', { name: 'A paper', kind: 'press', date: 'May 2025' }, 1],
    ['an address that is not safe', { name: 'Law', kind: 'law text', href: 'http://a.example' }, 1],
  ] as const)('in a table of publications: %s', (_why, publication, count) => {
    expect(problemsOfPublications({ publication })).toHaveLength(count);
  });

  it.each([
    ['In February 2025 the price was {fact:usGoldCardPrice}.', 1],
    ['The price was {fact:usGoldCardPrice|brief} in February 2025.', 1],
    ['**February 2025.** The President names {fact:usGoldCardPrice}.', 1],
    ['In 2024 the price was {fact:usGoldCardPrice}.', 1],
    [
      'In February 2025 it was {fact:usGoldCardPrice@2025-02}. In December 2025 it was {fact:usGoldCardPrice}.',
      0,
    ],
    ['It was announced in February 2025. Since December 2025 it is {fact:usGoldCardPrice}.', 0],
    ['In March 2024 it was {fact:usGoldCardPrice@2024-03}.', 1],
    ['It costs {fact:ukFee@2025-02}.', 1],
    ['In May 2025 a visa took {fact:schengenDecision}.', 0],
    ['Both sources agree.', 1],
    ['Two sources confirm it.', 1],
    ['Sources disagree: check the official page.', 0],
  ])('%s: %i', (text, count) => {
    expect(problemsOfTexts('a text', [text])).toHaveLength(count);
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

  it('ends its text with the official pages of its figures, and the publications they rest on, each once', () => {
    const ids = [...named, ...inCards].filter(isFactId);
    const inArrivalCards = /<VisaOnArrival/.test(text) ? Object.keys(facts).filter(isArrival) : [];
    const expected = new Set(ids.flatMap(officialPageOf));
    const lists = [...text.matchAll(/<VisaDocuments id="([\w-]+)"/g)].map((found) => found[1]);
    const rested = publicationsOnce([
      ...publicationsOf([...ids, ...inArrivalCards.filter(isFactId)]),
      ...publicationsOfArticle(slug),
      ...Object.values(documentLists)
        .filter(({ id }) => lists.includes(id))
        .flatMap(publicationsOfList),
    ]);
    const [pages = '', disclosed = ''] = block.split('<details');
    expect(textOf(block)).toMatch(/“Our list” is what we published in May 2025\..*How we check facts/);
    const official = linksIn(pages).filter((href) => href.startsWith('https:'));
    expect(official.toSorted()).toEqual([...expected].toSorted());
    expect(textOf(pages).includes('Check before you pay or book:')).toBe(expected.size > 0);
    expect(disclosed.match(/<li>/g) ?? []).toHaveLength(rested.length);
    for (const publication of rested) expect(textOf(disclosed)).toContain(publicationWords(publication));
  });
});

describe.each(guides.map(({ guide }) => guide))('the guide $slug', async (guide) => {
  const { body } = await prerenderEntry.renderPath(guide.path);
  const strip = guide.facts.map(({ factId }) => factId);
  const text = JSON.stringify({ ...guide, documents: [] });
  const markersIn = (pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? '');

  it('dates every figure once, in the strip or where it is named', () => {
    const dated = new Set<string>([...strip, ...markersIn(/\{fact:(\w+)\}/g)]);
    expect(markersIn(/\{fact:(\w+)\|brief\}/g).filter((id) => !dated.has(id))).toEqual([]);
    expect(markersIn(/\{fact:(\w+)\}/g).filter((id) => strip.some((inStrip) => inStrip === id))).toEqual([]);
  });

  it('shows what holds now large, and our list in one quiet line directly below', () => {
    const [ticket = ''] = /<dl.*?<\/dl>/s.exec(body) ?? [];
    for (const id of strip) {
      const { now, listed } = shownFact(facts[id], todayInIndia());
      expect(textOf(ticket)).toContain(`${now.value}${now.rupees ? ` ${now.rupees}` : ''} ${now.when}`);
      if (listed) expect(textOf(ticket)).toContain(`${now.when} ${listed.when}: ${listed.value}`);
    }
  });

  it('has one disclosure of its sources, each with name, kind and date, which every compared figure leads to', () => {
    const compared = strip.filter((id) => facts[id].current);
    expect(body.match(/href="#sources"/g) ?? []).toHaveLength(compared.length);
    expect(body.match(/id="sources"/g)).toHaveLength(1);
    const [list = ''] = /<ul id="sources".*?<\/ul>/s.exec(body) ?? [];
    const ids = [...new Set([...strip, ...markersIn(/\{fact:(\w+)/g)])].filter(isFactId);
    for (const publication of publicationsOf(ids))
      expect(textOf(list)).toContain(publicationWords(publication));
  });
});

it('About counts what it says of the sources', async () => {
  const { body } = await prerenderEntry.renderPath('/about');
  const { figures, compared, official, single } = comparisonOf(facts);
  const counted = Object.values(facts).filter(({ official: page, current }) => page !== 'agency' && current);
  expect(compared).toBe(counted.length);
  expect(single).toBe(counted.filter(({ current }) => current?.sources.length === 1).length);
  expect(textOf(body)).toContain(`Of ${figures} fees, times and rules`);
  expect(textOf(body)).toContain(`compared ${compared} with other sources. For ${official} of them`);
  expect(
    body.match(/, (?:government|law text|visa centre|press|law firm|visa agent|data set|website), /g) ?? [],
  ).toHaveLength(Object.keys(publications).length + 3);
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
    const ofFacts = new Set<string>(Object.values(facts).map(({ official }) => official));
    expect(Object.keys(officialLinks).filter((key) => !ofFacts.has(key) && !isNamed(key))).toEqual([]);
  });

  it('has no publication that no fact and no entry rule rests on', () => {
    const used = new Set<string>(
      Object.values(facts).flatMap(({ current, past = [] }) =>
        [current, ...past].flatMap((figure) => figure?.sources ?? []),
      ),
    );
    const ofEntryRules = new Set(Object.values(entrySources).map(publicationWords));
    const unused = Object.entries<Publication>(publications).filter(
      ([key, publication]) => !used.has(key) && !ofEntryRules.has(publicationWords(publication)),
    );
    expect(unused.map(([key]) => key)).toEqual([]);
  });
});
