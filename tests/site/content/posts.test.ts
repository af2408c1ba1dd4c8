import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { posts } from '../../../src/content/post-list';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../../machines/traveller-documents/documents';
import { metadataFor } from '../../../src/app/metadata';
import { compileBody, readPost } from '../../../src/build/posts';
import { documentLists } from '../../../src/content/documents/document-lists';
import { byDate } from '../../../src/content/post';
import { todayInIndia } from '../../../src/content/today';
import { facts } from '../../../src/content/facts';
import { visaOnArrivalRegions, type VisaOnArrivalCountry } from '../../../src/content/visa-on-arrival';
import { cardOf, visaOnArrivalCardsOn } from '../../../src/content/visa-on-arrival-cards';
import { agency } from '../../../src/site';
import { VisaOnArrivalRegions } from '../../../src/ui/article/VisaOnArrivalRegions';
import { VisaOnArrivalTable } from '../../../src/ui/article/VisaOnArrivalTable';

const regions = visaOnArrivalCardsOn(todayInIndia());

const slugs = posts.map(({ id }) => id);

const file = 'src/content/posts/a-visit.mdx';

const frontMatter: Readonly<Record<string, string>> = {
  title: '"UK visit visa: a guide"',
  description: 'What you need.',
  category: 'Visa Guide',
  date: '2025-05-20',
  author: 'Visa desk',
  keywords: 'UK visa, visit visa',
  imageAlt: 'A bridge',
};

function source(fields: Readonly<Record<string, string | undefined>>, body = 'Text.'): string {
  const lines = Object.entries({ ...frontMatter, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe('the front matter of a post (Specification §3, Blog post)', () => {
  it('makes a post whose id is the file name', () => {
    expect(readPost(file, source({}))).toEqual({
      id: 'a-visit',
      title: 'UK visit visa: a guide',
      description: 'What you need.',
      category: 'Visa Guide',
      date: '2025-05-20',
      dateWords: 'May 20, 2025',
      author: 'Visa desk',
      keywords: 'UK visa, visit visa',
      image: { src: '/og/a-visit.png', alt: 'A bridge' },
    });
  });

  it.each([
    ['tags', '[UK, visa]', ['UK', 'visa']],
    ['tags', '[UK, "Delhi, Mumbai"]', ['UK', 'Delhi, Mumbai']],
    ['tags', '[]', []],
    ['title', '"Quoted: a title"', 'Quoted: a title'],
    ['title', "'Quoted: a title'", 'Quoted: a title'],
    ['title', 'The "best" time', 'The "best" time'],
  ])('reads %s: %s', (name, written, read) => {
    expect(readPost(file, source({ [name]: written }))).toHaveProperty(name, read);
  });

  it('reads a change with its date, and keeps what changed for the body', async () => {
    const text = source({ lastUpdated: '2026-11-21', whatChanged: 'The fee.' });
    expect(readPost(file, text)).toHaveProperty('lastUpdated', '2026-11-21');
    expect(readPost(file, text)).not.toHaveProperty('whatChanged');
    const code = await compileBody(file, text);
    expect(code).toContain('what: "The fee."');
    expect(code).toContain('on: "November 21, 2026"');
  });

  it('keeps the answer in short before what changed', async () => {
    const body = '<InShort>\n\n- Yes.\n\n</InShort>\n\nText.';
    const code = await compileBody(
      file,
      source({ lastUpdated: '2026-11-21', whatChanged: 'The fee.' }, body),
    );
    expect(code.indexOf('(InShort, ')).toBeGreaterThan(0);
    expect(code.indexOf('(InShort, ')).toBeLessThan(code.indexOf('(WhatChanged, '));
  });

  it('gives each section an address', async () => {
    const code = await compileBody(file, source({}, '## If it’s refused\n\nText.'));
    expect(code).toContain('id: "if-it-s-refused"');
  });

  it('reads files of either line end', () => {
    expect(readPost(file, source({}).replaceAll('\n', '\r\n')).title).toBe('UK visit visa: a guide');
  });

  it.each<[fields: Record<string, string | undefined>, problem: string]>([
    ...Object.keys(frontMatter).map((name): [Record<string, undefined>, string] => [
      { [name]: undefined },
      `${name} is missing.`,
    ]),
    [{ title: '' }, 'title is empty.'],
    [{ description: 'x'.repeat(161) }, 'description has more than 160 characters (161).'],
    [
      { category: 'Visa guide' },
      'category has to be one of Travel Guide, Visa Guide, Visa Updates, Travel News, International Tips ("Visa guide").',
    ],
    [{ date: 'May 20, 2025' }, 'date has to be a date such as 2025-05-20 ("May 20, 2025").'],
    [{ date: '2025-02-30' }, 'date has to be a date such as 2025-05-20 ("2025-02-30").'],
    [{ lastUpdated: 'soon' }, 'lastUpdated has to be a date such as 2025-05-20 ("soon").'],
    [{ lastUpdated: '2025-05-21' }, 'lastUpdated and whatChanged go together.'],
    [{ whatChanged: 'The fee.' }, 'lastUpdated and whatChanged go together.'],
    [{ title: 'x'.repeat(44) }, 'title has more than 43 characters (44).'],
    [{ tags: 'UK' }, 'tags has to be a list such as [visa, Dubai].'],
    [{ image: 'photo.jpg' }, 'image is no field of a post.'],
    [{ constructor: 'x' }, 'constructor is no field of a post.'],
  ])('%j stops the build with the name of the file', (fields, problem) => {
    const said = complaint(() => readPost(file, source(fields)));
    expect(said).toContain(`${file} cannot be published.`);
    expect(said).toContain(problem);
  });

  it('shows no line of our own code beside what is wrong', () => {
    const read = () => readPost(file, source({ title: undefined }));
    expect(read).toThrow(expect.objectContaining({ stack: '' }) as Error);
  });

  it('names every problem at once', () => {
    const said = complaint(() => readPost(file, source({ title: undefined, date: 'x', foo: 'bar' })));
    expect(said.split('\n')).toHaveLength(4);
  });

  it.each([
    ['no front matter', 'Text.', 'It has to begin with its front matter'],
    ['a line that is no field', source({}).replace('date:', 'date'), '"date 2025-05-20" is no field'],
    ['a list without its end', source({ tags: '[UK, visa' }), 'Line 9: '],
    [
      'a colon in words without quotation marks',
      source({ title: 'UK: a guide' }),
      '"title: UK: a guide" has a colon in its words: put them in quotation marks.',
    ],
    ['words alone', '---\nNo field\n---\n', '"No field" is no field'],
    ['a field twice', source({}).replace('---\n', '---\ntitle: Two\n'), 'title is given twice.'],
  ])('%s stops the build', (_why, text, problem) => {
    expect(complaint(() => readPost(file, text))).toContain(problem);
  });

  it.each(['UK-Visit', 'uk_visit', 'uk--visit', '-uk', 'uk visit'])(
    'the file name %s is no address',
    (name) => {
      expect(complaint(() => readPost(`src/content/posts/${name}.mdx`, source({})))).toContain(
        'Its name has to be',
      );
    },
  );
});

describe('the body of a post', () => {
  it('becomes a module that brings the components it uses, and no others', async () => {
    const code = await compileBody(
      file,
      source({}, 'It costs <Fact id="ukFee" />.\n\n<Steps>\n1. One\n</Steps>'),
    );
    expect(code).toContain('import {Fact} from "../../ui/Fact"');
    expect(code).toContain('import {Steps} from "../../ui/article/Steps"');
    expect(code).not.toContain('Checklist');
    expect(code).toContain('export default function');
  });

  it('shows the one list of a visa, whole, with whom each document is asked from and where it was read', async () => {
    const code = await compileBody(file, source({}, '<VisaDocuments id="united-kingdom" />'));
    expect(code).toContain('import {Checklist} from "../../ui/article/Checklist"');
    for (const { text } of documentsOf(documentLists['united-kingdom'])) expect(code).toContain(text);
    expect(code).toContain('(if you are salaried)');
    expect(code).toContain('GOV.UK, guide to supporting documents for a visit (copy)');
    expect(code).not.toContain('VisaDocuments');
  });

  it('shows what held in a month', async () => {
    const body = 'In February 2025 it was <Fact id="usGoldCardPrice" month="2025-02" />.';
    expect(await compileBody(file, source({}, body))).toContain('value: "US$5 million"');
  });

  it('does not show its front matter', async () => {
    expect(await compileBody(file, source({}))).not.toContain('UK visit visa');
  });

  it.each([
    [
      'an unknown fact',
      '<Fact id="noSuchFact" />',
      'Line 11: <Fact> needs an id of src/content/facts.ts: "noSuchFact" is none.',
    ],
    ['a fact of an inherited name', '<Fact id="constructor" />', '"constructor" is none.'],
    ['a fact without an id', '<Fact />', '<Fact> needs an id'],
    ['a computed id', '<Fact id={"ukFee"} />', '<Fact> needs an id'],
    [
      'an unknown official link',
      'See <OfficialLink id="nowhere">there</OfficialLink>.',
      'src/content/official-links.ts: "nowhere" is none.',
    ],
    ['an unknown component', '<Gallery />', '<Gallery> is no component of articles'],
    ['documents of no visa', '<VisaDocuments id="atlantis" />', '<VisaDocuments> needs an id of'],
    ['an import', "import x from 'x'", 'A post imports and exports nothing.'],
    ['an export', 'export const x = 1', 'A post imports and exports nothing.'],
    ['a heading of level 1', '# Title', 'use ##'],
    ['an anchor element', '<a href="/contact">Contact</a>', 'write the link as [text](address)'],
    ['broken markup', '<Note title="x">', 'Expected a closing tag'],
  ])('%s stops the build with the name of the file', async (_why, body, problem) => {
    const said = await compileBody(file, source({}, body)).then(() => 'nothing', String);
    expect(said).toContain(`${file} cannot be published.`);
    expect(said).toContain(problem);
  });
});

describe('the sources at the end of a body', () => {
  const call = '<ContactCall label="Ask">\n\nAsk us.\n\n</ContactCall>';
  /** The addresses that the block links to, in its order; undefined where there is no block. */
  const sourcesIn = async (body: string) => {
    const [, block] = (await compileBody(file, source({}, body))).split('(FigureSources, ');
    return block && [...block.matchAll(/href: "([^"]+)"/g)].map((found) => found[1]);
  };

  it.each<[why: string, body: string, addresses: string[] | undefined]>([
    ['no figure', 'Text.', undefined],
    ['an official link alone', 'See <OfficialLink id="ukVisaFees" />.', undefined],
    ['a figure of the agency', 'Valid for <Fact id="passportValidity" />.', []],
    ['a figure', 'It costs <Fact id="ukFee" />.', ['https://www.gov.uk/standard-visitor']],
    [
      'figures of the same page',
      '<Fact id="ukStay" />, <Fact id="ukFee" brief /> and again <Fact id="ukStay" />',
      ['https://www.gov.uk/standard-visitor'],
    ],
    ['cards that link their own', '<VisaOnArrivalRegions />', []],
    [
      'cards that do not',
      '<Destinations />',
      [
        'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy/applying-schengen-visa_en',
        'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en',
      ],
    ],
  ])('of %s', async (_why, body, addresses) => {
    expect(await sourcesIn(body)).toEqual(addresses);
  });

  it('name the publications of its figures, those of cards too', async () => {
    for (const body of [
      'It costs <Fact id="ukFee" />.',
      '<VisaOnArrivalRegions />',
      '<VisaOnArrivalTable />',
    ]) {
      const [, block = ''] = (await compileBody(file, source({}, body))).split('(FigureSources, ');
      expect(block).toMatch(/"publications": \[\{\s*"name": "/);
    }
    const [, own = ''] = (await compileBody(file, source({}, '<Fact id="passportValidity" />'))).split(
      '(FigureSources, ',
    );
    expect(own).toMatch(/"publications": \[\]/);
  });

  it('stand before the call to contact, or last', async () => {
    const figure = 'It costs <Fact id="ukFee" />.';
    const codes = [figure, `${figure}\n\n${call}`].map((body) => compileBody(file, source({}, body)));
    const [alone = '', withCall = ''] = await Promise.all(codes);
    expect(alone).toContain('import {FigureSources} from "../../ui/article/FigureSources"');
    expect(alone.indexOf('(FigureSources, ')).toBeGreaterThan(alone.indexOf('(Fact, '));
    expect(withCall.indexOf('(FigureSources, ')).toBeGreaterThan(withCall.indexOf('(Fact, '));
    expect(withCall.indexOf('(ContactCall, ')).toBeGreaterThan(withCall.indexOf('(FigureSources, '));
  });

  it('are not written by an article', async () => {
    const said = await compileBody(file, source({}, '<FigureSources />')).then(() => 'nothing', String);
    expect(said).toContain('<FigureSources> is no component of articles');
  });
});

describe('the dates of posts', () => {
  it.each([
    ['2025-05-20', 'May 20, 2025'],
    ['2026-01-01', 'January 1, 2026'],
    ['2024-12-31', 'December 31, 2024'],
  ])('%s is shown as %s', (date, words) => {
    expect(readPost(file, source({ date }))).toHaveProperty('dateWords', words);
  });

  it('order the list: newest first, posts of one day by title', () => {
    const post = (title: string, date: string) => readPost(file, source({ title, date }));
    const sorted = [
      post('B', '2025-05-02'),
      post('C', '2025-06-01'),
      post('A', '2025-05-02'),
      post('D', '2024-12-31'),
    ].sort(byDate);
    expect(sorted.map(({ title }) => title)).toEqual(['C', 'A', 'B', 'D']);
  });
});

describe('the published posts', () => {
  it('are the files of their folder', () => {
    const files = readdirSync('src/content/posts').filter((name) => name.endsWith('.mdx'));
    expect(slugs.map((slug) => `${slug}.mdx`).toSorted()).toEqual(files.toSorted());
  });

  it('are listed newest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('carry no body in the list', () => {
    expect(JSON.stringify(posts)).not.toContain('<ContactCall');
  });

  it.each(slugs)('%s compiles', async (slug) => {
    const path = `src/content/posts/${slug}.mdx`;
    await expect(compileBody(path, readFileSync(path, 'utf8'))).resolves.toContain('export default');
  });

  it.each(slugs)('%s has the metadata of an article (Specification §2)', (slug) => {
    const post = posts.find(({ id }) => id === slug);
    const metadata = metadataFor(`/blog/${slug.toUpperCase()}/?utm_source=x`);
    expect(metadata).toMatchObject({
      title: `${post?.title} | ${agency.name} Blog`,
      description: post?.description,
      keywords: post?.keywords,
      type: 'article',
    });
  });

  it.each(['/blog/no-such-post', '/blog/__proto__', `/blog/${'a'.repeat(2048)}`])(
    '%s is not to be indexed',
    (path) => {
      expect(metadataFor(path)).toMatchObject({ noindex: true, type: 'website' });
    },
  );
});

describe('the table of the visa-on-arrival guide', () => {
  const html = renderToStaticMarkup(createElement(VisaOnArrivalTable, { regions }));
  const rowsOf = (way: string) =>
    [...html.matchAll(new RegExp(`data-way="${way}"><th scope="row"><a href="#[a-z-]+">([^<]*)`, 'g'))].map(
      (found) => found[1],
    );

  it('sorts the seventeen countries by how they are entered now', () => {
    expect(rowsOf('arrival')).toEqual(['Cambodia', 'Laos', 'Madagascar', 'Saint Lucia', 'Samoa']);
    expect(rowsOf('free')).toEqual(['Fiji', 'Jamaica', 'Maldives', 'Thailand']);
    expect(rowsOf('before')).toEqual([
      'Bahrain',
      'Bolivia',
      'Ecuador',
      'Jordan',
      'Kenya',
      'Kyrgyzstan',
      'Seychelles',
      'Tajikistan',
    ]);
  });

  it('says nowhere that a visa to apply for is free', () => {
    const rows = html.split('<tr').filter((row) => row.includes('data-way="before"'));
    expect(rows.filter((row) => /<span>free</.test(row))).toEqual([]);
  });

  it('counts what each button leaves', () => {
    const labels = [...html.matchAll(/<span>([^<]*\(\d+\))<\/span><\/label>/g)].map((found) => found[1]);
    expect(labels).toEqual(['All (17)', 'On arrival (5)', 'Visa-free (4)', 'Apply first (8)']);
  });
});

describe('the regions of the visa-on-arrival guide (Specification §2 and §5)', () => {
  const show = (countries: readonly VisaOnArrivalCountry[]) =>
    renderToStaticMarkup(
      createElement(VisaOnArrivalRegions, {
        regions: [
          {
            id: 'africa',
            title: 'Africa',
            countries: countries.map((country) => cardOf(country, '2026-11-21')),
          },
        ],
      }),
    );
  const kenya = {
    name: 'Kenya',
    entryFact: 'onArrivalKenyaEntry',
    durationFact: 'onArrivalKenyaStay',
    costFact: 'onArrivalKenyaCost',
    requirements: [],
  } as const;

  it('are eight with seventeen countries', () => {
    const html = renderToStaticMarkup(createElement(VisaOnArrivalRegions, { regions }));
    expect(html.match(/<h3>/g)).toHaveLength(8);
    expect(html.match(/<h4>/g)).toHaveLength(17);
  });

  it('without data say so', () => {
    expect(show([])).toContain('No information available for Africa at the moment. Please check back later.');
  });

  it('leave out what a country has no words for', () => {
    const terms = (html: string) => [...html.matchAll(/<dt>([^<]*)/g)].map((found) => found[1]);
    const least = ['Entry', 'Duration', 'Cost', 'Check'];
    expect(terms(show([kenya]))).toEqual(least);
    expect(terms(show([{ ...kenya, highlights: '', tip: '' }]))).toEqual(least);
    expect(terms(show([{ ...kenya, requirements: ['eTA'], highlights: 'Parks', tip: 'Book' }]))).toEqual([
      'Entry',
      'Duration',
      'Cost',
      'Requirements',
      'Highlights',
      'Tip',
      'Check',
    ]);
  });

  it('end each card with the official page of its entry rule', () => {
    expect(show([kenya])).toMatch(
      /<dt>Check<\/dt><dd><a href="https:\/\/www\.etakenya\.go\.ke\/" target="_blank" rel="noopener noreferrer">Kenya eTA<\/a><\/dd>/,
    );
    const html = renderToStaticMarkup(createElement(VisaOnArrivalRegions, { regions }));
    expect(html.match(/<dt>Check<\/dt><dd><a href="https:/g)).toHaveLength(17);
  });

  it('say first what holds, with its dates, and then in one quiet line what our list says', () => {
    const text = show([kenya])
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain(
      'Cost US$30 for the eTA (≈ ₹2,900) since January 2024, checked November 2026 our list of May 2025: US$50',
    );
  });

  it('link on a card every page that its figures rest on', () => {
    for (const { entryFact, durationFact, costFact } of visaOnArrivalRegions.flatMap(
      ({ countries }) => countries,
    )) {
      const pages = [entryFact, durationFact, costFact].map((id) => facts[id].official);
      expect([...new Set(pages)], entryFact).toEqual([facts[entryFact].official]);
    }
  });
});
