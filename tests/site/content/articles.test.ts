import { readdirSync, readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { describe, expect, it } from 'vitest';
import { indexablePaths } from '../../../src/app/metadata';
import { figuresIn, problemsOfArticleFigures } from '../../../src/build/article-figures';
import { articleProblems } from '../../../src/build/article-rules';
import { nodesOf, type TreeNode } from '../../../src/build/article-tree';
import { compileBody, readPost } from '../../../src/build/posts';
import { todayInIndia } from '../../../src/content/today';
import { isCalendarDate } from '../../../machines/calendar';
import { problemsOfArticleSources } from '../../../src/build/check-figures';
import { articleFigures, publicationsOfArticle } from '../../../src/content/article-sources';
import { countryNames } from '../../../src/content/country-names';
import { countries } from '../../../src/content/countries';
import { facts, type FactId } from '../../../src/content/facts';
import { honeymoonDestinations } from '../../../src/content/honeymoon';
import { visaOnArrivalRegions } from '../../../src/content/visa-on-arrival';
import { collisions } from '../collisions';

const posts = new URL('../../../src/content/posts/', import.meta.url);

/** Those of the specification; other articles stand beside them. */
const specified = [
  ['burj-khalifa-history', 'Travel Guide', '/contact?service=dubai-tour'],
  ['europe-honeymoon-guide', 'Travel Guide', '/contact?service=europe-honeymoon'],
  ['top-5-visa-mistakes-india', 'Visa Guide', undefined],
  ['par-vs-hong-kong-visa', 'Visa Guide', '/contact?destination=Hong%20Kong'],
  ['uk-visit-visa', 'Visa Guide', '/contact?destination=United%20Kingdom'],
  ['uae-absconding-guide', 'Visa Updates', '/contact?destination=Dubai'],
  ['uae-ban-status-guide', 'Visa Updates', '/contact?destination=Dubai'],
  ['trump-gold-card-visa', 'Travel News', '/contact?destination=United%20States'],
  ['uae-visa-update', 'Visa Updates', '/contact?destination=Dubai'],
  ['visa-on-arrival-guide', 'Visa Guide', undefined],
  ['schengen-visa-guide', 'Visa Guide', '/contact?destination=Schengen'],
  ['international-travel-tips', 'International Tips', undefined],
  ['suitcase-color-guide', 'International Tips', undefined],
] as const;

const slugs = readdirSync(posts)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.slice(0, -'.mdx'.length));

/** A post that is written here alone, as the documents say, and held to what holds for all: to add one takes no change of a test. */
const planted = 'made-up-ferry-guide';
const plantedText = `---
title: "Made-up ferries: what to check first"
description: "An article that no visitor sees: it is written as the documents say, so that adding an article takes no change of a test."
category: Travel Guide
date: 2025-01-02
author: Travel editorial team
keywords: ferry to an island, made-up ferry, ferry ticket, harbour checks, island trip
imageAlt: A white ferry with two decks leaves a small harbour
tags: [ferry]
---

<InShort>

- Read the name of the harbour twice: a town may have two.
- Be there before the gate closes, with the ticket and a passport.

</InShort>

${Array.from({ length: 12 }, (_, section) => `## Harbour ${'abcdefghijkl'[section]}\n\n${'A ferry leaves when the sea lets it, so ask at the counter and read the board before you pay. '.repeat(4)}`).join('\n\n')}

The visa costs <Fact id="ukFee" />. Read [what a visit to the UK takes](/blog/uk-visit-visa), and find [your destination](/services).

<Steps>

1. Ask at the counter.
2. Pay.

</Steps>

<ContactCall label="Ask about your trip">

Tell us where you are going.

</ContactCall>
`;

const texts = new Map([
  ...slugs.map((slug) => [slug, readFileSync(new URL(`${slug}.mdx`, posts), 'utf8')] as const),
  [planted, plantedText] as const,
]);
const rows = [...texts.keys()].map(
  (slug) => specified.find(([id]) => id === slug) ?? ([slug, undefined, undefined] as const),
);

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

function parse(slug: string): TreeNode {
  return processor.parse(texts.get(slug) ?? '') as TreeNode;
}

function attribute(node: TreeNode, name: string): unknown {
  return node.attributes?.find((candidate) => candidate.name === name)?.value;
}

function elements(article: TreeNode, name: string): TreeNode[] {
  return nodesOf(article).filter((node) => node.type.startsWith('mdxJsx') && node.name === name);
}

/** The fields of the front matter; quoted values without their quotes. */
function fieldsOf(article: TreeNode): Record<string, string> {
  const lines = (article.children?.[0]?.value ?? '').split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return [key, value.startsWith('"') ? String(JSON.parse(value)) : value];
    }),
  );
}

function proseOf(article: TreeNode): string {
  return nodesOf(article)
    .filter(({ type }) => type === 'text' || type === 'inlineCode')
    .map(({ value }) => value)
    .join(' ');
}

const money =
  /(?:[₹€£$]|Rs\.?|AED|Dh|USD|EUR|GBP|INR)\s?\d|\d[\d,]*\s?(?:rupees|euros?|dollars|dirhams|pounds)\b/;

const articles = new Map([...texts.keys()].map((slug) => [slug, parse(slug)] as const));

describe.each(rows)('%s', (slug, category, contact) => {
  const article = articles.get(slug) ?? parse(slug);
  const fields = fieldsOf(article);

  it('has the fields of a post', () => {
    expect(Object.keys(fields).filter((key) => !['lastUpdated', 'whatChanged'].includes(key))).toEqual([
      'title',
      'description',
      'category',
      'date',
      'author',
      'keywords',
      'imageAlt',
      'tags',
    ]);
    if (category !== undefined) expect(fields.category).toBe(category);
    expect(fields.description?.length).toBeGreaterThanOrEqual(110);
    if (category !== undefined) expect(fields.date).toMatch(/^2025-0[3-7]-\d{2}$/);
    expect(fields.author).toMatch(/^(Visa|Travel) editorial team$/);
    const { date = '', lastUpdated = date } = fields;
    expect(isCalendarDate(lastUpdated)).toBe(true);
    expect([date, lastUpdated, todayInIndia()].toSorted()).toEqual([date, lastUpdated, todayInIndia()]);
    expect(fields.keywords?.split(', ').length).toBeGreaterThanOrEqual(5);
    expect(fields.imageAlt?.length).toBeGreaterThan(30);
  });

  it('begins with its answer in two to four lines', () => {
    const first = article.children?.find(({ type }) => type !== 'yaml');
    expect(first?.name).toBe('InShort');
    const lines = nodesOf(first ?? article).filter(({ type }) => type === 'listItem').length;
    expect(lines).toBeGreaterThanOrEqual(2);
    expect(lines).toBeLessThanOrEqual(4);
    expect(elements(article, 'InShort')).toHaveLength(1);
  });

  it('keeps the rules of the build', () => {
    expect(articleProblems(article, { id: slug, articles: slugs })).toEqual([]);
  });

  it('ends with a call to contact the agency', () => {
    const last = article.children?.at(-1);
    expect(last && attribute(last, 'label')).toEqual(expect.any(String));
    if (category !== undefined) expect(last && attribute(last, 'to')).toBe(contact);
    expect(last?.children?.map(({ type }) => type)).toEqual(['paragraph']);
  });

  it('types no amount of money into prose', () => {
    const prose = `${proseOf(article)} ${Object.values(fields).join(' ')}`;
    expect(money.exec(prose)?.[0]).toBeUndefined();
  });

  it('has a publication for every figure that is neither a fact nor its own', () => {
    expect(problemsOfArticleFigures(article, articleFigures[slug])).toEqual([]);
    expect(problemsOfArticleSources(slug, publicationsOfArticle(slug))).toEqual([]);
  });

  it('dates each of its figures, or one that rests on the same beside it', () => {
    const restsOn = (fact: TreeNode) =>
      JSON.stringify(facts[attribute(fact, 'id') as FactId].current?.sources ?? 'our list');
    const isBrief = (fact: TreeNode) => fact.attributes?.some(({ name }) => name === 'brief') ?? false;
    const dated = elements(article, 'Fact').filter((fact) => !isBrief(fact));
    const undated = nodesOf(article)
      .filter(({ type }) => type === 'paragraph')
      .flatMap((paragraph) => {
        const shown = elements(paragraph, 'Fact');
        const besides = shown.filter((fact) => !isBrief(fact)).map(restsOn);
        return shown.filter((fact) => isBrief(fact) && !besides.includes(restsOn(fact)));
      })
      .map((fact) => attribute(fact, 'id') as FactId)
      .filter((id) => !dated.some((fact) => attribute(fact, 'id') === id));
    expect(undated.filter((id) => facts[id].official !== 'agency')).toEqual([]);
  });

  it('links only to pages of the site, and to other articles than itself', () => {
    const urls = nodesOf(article)
      .filter(({ type }) => type === 'link')
      .map(({ url }) => url ?? '');
    expect(urls.length).toBeGreaterThanOrEqual(2);
    expect(urls.filter((url) => !indexablePaths.includes(url.replace(/\?.*$/, '')))).toEqual([]);
    const countries = urls.flatMap((url) =>
      new URL(url, 'https://site.example').searchParams.getAll('country'),
    );
    expect(countries.filter((country) => !countryNames.includes(country))).toEqual([]);
  });

  it('has the markdown of its components parsed, and no code', () => {
    const nodes = nodesOf(article);
    expect(nodes.filter(({ type }) => /^mdx(Flow|Text)Expression$/.test(type))).toEqual([]);
    for (const [name, ordered] of [
      ['Steps', true],
      ['Checklist', false],
    ] as const) {
      for (const { children = [] } of elements(article, name)) {
        expect(children.map((child) => [child.type, child.ordered])).toEqual([['list', ordered]]);
      }
    }
    for (const note of elements(article, 'Note')) {
      expect(attribute(note, 'title')).toEqual(expect.any(String));
      expect(note.children?.every(({ type }) => type === 'paragraph' || type === 'list')).toBe(true);
    }
  });
});

function valuesOf(field: string): (readonly [slug: string, value: string])[] {
  return [...articles].map(([slug, article]) => [slug, fieldsOf(article)[field] ?? '']);
}

describe('the articles', () => {
  it('have those of the specification among them', () => {
    expect(slugs).toEqual(expect.arrayContaining(specified.map(([slug]) => slug)));
  });

  it.each(['title', 'description', 'date', 'keywords', 'imageAlt'] as const)(
    'each have a %s of their own',
    (field) => {
      expect(collisions(field, valuesOf(field))).toEqual([]);
    },
  );

  it('say which of them have the same date', () => {
    const { date = '' } = fieldsOf(parse('uk-visit-visa'));
    expect(collisions('date', [...valuesOf('date'), ['a-new-one', date]])).toEqual([
      `uk-visit-visa and a-new-one have the same date: ${date}`,
    ]);
  });

  it('can be read and compiled, the one that is planted here too', async () => {
    for (const [slug, text] of texts) {
      const file = `src/content/posts/${slug}.mdx`;
      expect(readPost(file, text).id).toBe(slug);
      await expect(compileBody(file, text)).resolves.toContain('export default function');
    }
  });

  it('show destinations and regions where they belong', () => {
    const withComponent = (name: string) =>
      slugs.filter((slug) => elements(articles.get(slug) ?? parse(slug), name).length > 0);
    expect(withComponent('Destinations')).toContain('europe-honeymoon-guide');
    expect(withComponent('VisaOnArrivalRegions')).toContain('visa-on-arrival-guide');
  });
});

describe('a figure that an article writes itself', () => {
  const paper = { name: 'A paper', kind: 'press', date: '2026-02-03' } as const;
  const figures = (...own: string[]) => ({ reported: [], own });

  it.each<[text: string, found: string[]]>([
    ['It takes 15 days.', ['15 days']],
    ['It takes fifteen working days.', ['fifteen working days']],
    ['Allow two or three weeks for it.', ['two or three weeks']],
    ['Refusals rose to 6% in 2024.', ['6%', '2024']],
    ['Five in a hundred were refused.', ['Five in a hundred']],
    ['Since 13 February 2025 six more count.', ['13 February 2025']],
    ['On 19 September an order followed.', ['19 September']],
    ['Five lakh arrived on Monday.', ['Five lakh']],
    ['The fee is <Fact id="ukFee" /> and the form has two pages.', []],
    ['May you stay? March on.', []],
  ])('%s', (text, found) => {
    const problems = problemsOfArticleFigures(processor.parse(text) as TreeNode);
    expect(problems.map((problem) => /"([^"]*)"/.exec(problem)?.[1])).toEqual(found);
  });

  it('is allowed where it is listed, word for word, and only there', () => {
    const article = processor.parse('Stay ten days.\n\nThe fine is due after ten days.') as TreeNode;
    expect(problemsOfArticleFigures(article, figures('Stay ten days'))).toEqual([
      'Line 3: "ten days" has no publication: make it a <Fact>, or name who says so in src/content/article-sources.ts.',
    ]);
    const reported = [{ says: 'due after ten days', sources: [paper] as const }];
    expect(problemsOfArticleFigures(article, { reported, own: ['Stay ten days'] })).toEqual([]);
  });

  it('is listed no longer than it is written', () => {
    const article = processor.parse('Nothing to count.') as TreeNode;
    expect(problemsOfArticleFigures(article, figures('ten days'))).toEqual([
      'src/content/article-sources.ts lists "ten days", which the article doesn’t say.',
    ]);
  });

  it.each([
    ['a paper of its day', paper, 0],
    ['a paper without a date', { name: 'A paper', kind: 'press' } as const, 1],
    ['a paper younger than our look', { ...paper, date: '2026-11-25' }, 1],
  ])('rests on %s: %i problems', (_why, publication, count) => {
    expect(problemsOfArticleSources('an-article', [publication])).toHaveLength(count);
  });

  it('stands on no card: cards have facts, and a budget that says whose it is', () => {
    const honeymoon = honeymoonDestinations.flatMap(({ description, bestTime, visaInfo, activities }) => [
      description,
      bestTime,
      visaInfo.replaceAll(/\{fact:[^}]*\}/g, '…'),
      ...activities,
    ]);
    const arrivals = visaOnArrivalRegions
      .flatMap(({ countries: cards }) => cards)
      .flatMap(({ requirements, highlights = '', tip = '' }) => [...requirements, highlights, tip]);
    expect([...honeymoon, ...arrivals].flatMap((text) => figuresIn(text))).toEqual([]);
  });

  it('has an article', () => {
    expect(Object.keys(articleFigures).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});

describe('visa-on-arrival regions', () => {
  it('are the eight of the specification, each with its countries', () => {
    expect(
      visaOnArrivalRegions.map(({ title, countries }) => [title, countries.map(({ name }) => name)]),
    ).toEqual([
      ['Southeast Asia', ['Thailand', 'Cambodia', 'Laos']],
      ['Island Nations', ['Maldives', 'Seychelles']],
      ['Africa', ['Madagascar', 'Kenya']],
      ['South America', ['Bolivia', 'Ecuador']],
      ['Caribbean', ['Jamaica', 'Saint Lucia']],
      ['Central Asia & Others', ['Kyrgyzstan', 'Tajikistan']],
      ['Middle East', ['Bahrain', 'Jordan']],
      ['Pacific Islands', ['Fiji', 'Samoa']],
    ]);
  });

  it('have ids that can be anchors', () => {
    const ids = visaOnArrivalRegions.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(8);
  });

  it.each(visaOnArrivalRegions.flatMap(({ countries }) => countries))(
    '$name shows its own facts and types no figure',
    ({ name, entryFact, durationFact, costFact, requirements, highlights = '', tip = '' }) => {
      const prefix = `onArrival${name.replace(' ', '')}`;
      expect([entryFact, durationFact, costFact]).toEqual([
        `${prefix}Entry`,
        `${prefix}Stay`,
        `${prefix}Cost`,
      ]);
      expect(requirements.length).toBeGreaterThanOrEqual(3);
      expect([...requirements, highlights, tip].filter((text) => /\d|[₹€£$]/.test(text))).toEqual([]);
    },
  );
});

describe('honeymoon destinations', () => {
  it('are six to eight, each once', () => {
    expect(honeymoonDestinations.length).toBeGreaterThanOrEqual(6);
    expect(honeymoonDestinations.length).toBeLessThanOrEqual(8);
    expect(new Set(honeymoonDestinations.map(({ name }) => name)).size).toBe(honeymoonDestinations.length);
  });

  it.each(honeymoonDestinations)(
    '$name has a flag, facts that exist and an honest budget',
    ({ name, flag, visaInfo, activities, budget }) => {
      expect(name.length).toBeLessThanOrEqual(60);
      expect(countries.some((country) => country.flag === flag)).toBe(true);
      const markers = [...visaInfo.matchAll(/\{fact:([^}]*)\}/g)].map(([, factId = '']) => factId);
      expect(markers.filter((factId) => !Object.hasOwn(facts, factId))).toEqual([]);
      expect(activities.length).toBeGreaterThanOrEqual(3);
      expect(budget).toMatch(
        /^₹\d,\d{2},000 to ₹\d,\d{2},000 for two, one week \(our estimate, excluding flights, 2025\)$/,
      );
    },
  );
});
