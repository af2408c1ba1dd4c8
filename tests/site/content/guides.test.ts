import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../../machines/traveller-documents/documents';
import { destinations } from '../../../machines/eligibility-checker/choices';
import { indexablePaths } from '../../../src/app/metadata';
import { routePaths } from '../../../src/app/routing/route-table';
import { problemsOfFacts } from '../../../src/build/check-figures';
import { countries } from '../../../src/content/countries';
import { documentLists } from '../../../src/content/documents/document-lists';
import { facts, type FactId } from '../../../src/content/facts';
import {
  canadaVisitorVisa,
  canadaVisitorVisaMetadata,
} from '../../../src/content/guides/canada-visitor-visa-india';
import { dubaiTouristVisa, dubaiTouristVisaMetadata } from '../../../src/content/guides/dubai-tourist-visa';
import type { GuideMetadata, VisaGuide } from '../../../src/content/guides/guide';
import { guides as listedGuides } from '../../../src/content/guides/guides';
import { hongKongPar, hongKongParMetadata } from '../../../src/content/guides/hong-kong-par';
import { schengenVisa, schengenVisaMetadata } from '../../../src/content/guides/schengen-visa-online';
import { usaBusinessVisa, usaBusinessVisaMetadata } from '../../../src/content/guides/usa-business-visa';
import { officialLinks } from '../../../src/content/official-links';

interface GuideRow {
  readonly guide: VisaGuide;
  readonly metadata: GuideMetadata;
  readonly path: string;
  readonly steps: number;
  readonly faqs: number;
  readonly checker: string;
  readonly apply: string | undefined;
}

const rows: readonly GuideRow[] = [
  {
    guide: dubaiTouristVisa,
    metadata: dubaiTouristVisaMetadata,
    path: '/visa/dubai-tourist-visa',
    steps: 4,
    faqs: 5,
    checker: 'uae',
    apply: '/apply-visa?country=United%20Arab%20Emirates',
  },
  {
    guide: usaBusinessVisa,
    metadata: usaBusinessVisaMetadata,
    path: '/visa/usa-business-visa',
    steps: 4,
    faqs: 5,
    checker: 'usa',
    apply: '/apply-visa?country=USA',
  },
  {
    guide: schengenVisa,
    metadata: schengenVisaMetadata,
    path: '/visa/schengen-visa-online',
    steps: 7,
    faqs: 5,
    checker: 'schengen',
    apply: '/apply-visa',
  },
  {
    guide: canadaVisitorVisa,
    metadata: canadaVisitorVisaMetadata,
    path: '/visa/canada-visitor-visa-india',
    steps: 5,
    faqs: 5,
    checker: 'canada',
    apply: '/apply-visa?country=Canada',
  },
  {
    guide: hongKongPar,
    metadata: hongKongParMetadata,
    path: '/visa/hong-kong-par',
    steps: 3,
    faqs: 4,
    checker: 'other',
    apply: undefined,
  },
];

const guides = rows.map(({ guide }) => guide);

/** Every text in a piece of content, at any depth. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

function markersOf(content: unknown): string[] {
  return textsOf(content).flatMap((text) =>
    [...text.matchAll(/\{fact:([^}|]*)(?:\|brief)?\}/g)].map(([, factId = '']) => factId),
  );
}

describe.each(rows)('$path', ({ guide, metadata, path, steps, faqs, checker, apply }) => {
  const { slug, related, officialLinks: sources, facts: strip } = guide;

  it('has its path, steps, questions, checker destination and apply link', () => {
    expect(guide.path).toBe(path);
    expect(path).toBe(`/visa/${slug}`);
    expect(guide.steps).toHaveLength(steps);
    expect(guide.faqs).toHaveLength(faqs);
    expect(guide.checkerDestination).toBe(checker);
    expect(destinations.map(({ value }) => value)).toContain(checker);
    expect(guide.applyHref).toBe(apply);
  });

  it('leads to the other guides, to /faq and to /contact, and nowhere that does not exist', () => {
    const hrefs = related.map(({ href }) => href);
    const others = rows.map((row) => row.path).filter((other) => other !== path);
    expect(hrefs).toEqual(expect.arrayContaining([...others, '/faq', '/contact']));
    expect(hrefs.filter((href) => !indexablePaths.includes(href))).toEqual([]);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).not.toContain(path);
  });

  it('names only facts and official pages that exist', () => {
    expect(strip.map(({ factId }) => factId).filter((factId) => !Object.hasOwn(facts, factId))).toEqual([]);
    expect(markersOf(guide).filter((factId) => !Object.hasOwn(facts, factId))).toEqual([]);
    expect(sources.filter((key) => !Object.hasOwn(officialLinks, key))).toEqual([]);
    expect(textsOf(guide).filter((text) => /\{(?!fact:[A-Za-z0-9]+(?:\|brief)?\})/.test(text))).toEqual([]);
  });

  it('types no figure, phone or e-mail into prose', () => {
    const prose = textsOf(guide)
      .filter((text) => !text.startsWith('/'))
      .map((text) => text.replace(/\{fact:[^}]*\}/g, ''))
      .map((text) => text.replace(/\b(30-day|90-day|DS-160|IMM \d{4}|I-94|B-[12]|A4|214\(b\))/g, ''));
    expect(prose.filter((text) => /\d|@|[€£₹$]/.test(text))).toEqual([]);
  });

  it('says that the agency assists and does not decide', () => {
    expect(guide.notes.join(' ')).toMatch(/We help you .* alone decides?/);
  });

  it('has metadata that say enough', () => {
    expect(metadata.description.length).toBeGreaterThanOrEqual(110);
    expect(metadata.keywords.split(', ').length).toBeGreaterThanOrEqual(5);
    expect(markersOf(metadata)).toEqual([]);
  });
});

describe('documents', () => {
  const ids = guides.flatMap(({ documents }) => documentsOf(documentLists[documents]).map(({ id }) => id));

  it('have ids that no other document of any guide has', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});

describe('Schengen countries', () => {
  const countries = schengenVisa.countries ?? [];

  it('are 29, each once, in alphabetical order', () => {
    expect(countries).toHaveLength(29);
    expect(new Set(countries).size).toBe(29);
    expect(countries).toEqual([...countries].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each(['Bulgaria', 'Croatia', 'Iceland', 'Liechtenstein', 'Norway', 'Romania', 'Switzerland'])(
    'include %s',
    (country) => expect(countries).toContain(country),
  );

  it.each(['Cyprus', 'Ireland', 'United Kingdom'])('do not include %s', (country) =>
    expect(countries).not.toContain(country),
  );
});

describe('facts', () => {
  it('have sources, dates and official pages that the build finds in order', () => {
    expect(problemsOfFacts(facts)).toEqual([]);
  });

  it.each<[id: FactId, listed: string, current: string | undefined, since?: string]>([
    ['schengenFeeChild', '€40', '€45', '2024-06'],
    ['schengenFeeInfant', 'free', 'free'],
    ['schengenInsurance', '€30,000', undefined],
    ['schengenStay', '90 days in any 180 days', '90 days in any 180 days'],
    ['schengenDecisionExtended', 'up to 45 days', 'up to 45 days'],
    ['schengenEarliest', '6 months', '6 months'],
    ['schengenLatest', '6 weeks', undefined],
    ['schengenCountries', '29 countries', '29 countries'],
    ['schengenChildAges', '6 to 12 years', '6 to 11 years'],
    ['ukFee', '£115', '£135', '2026-04'],
    ['ukStay', 'up to 6 months', 'up to 6 months'],
    ['ukDecision', 'about 3 weeks', 'about 3 weeks'],
    ['uaeExpressProcessing', '1 to 2 working days', undefined],
    ['hongKongParStay', 'up to 14 days a visit', undefined],
    ['hongKongParValidity', '6 months', undefined],
    ['hongKongParEntries', 'multiple entries', undefined],
    ['hongKongParLead', '5 to 7 days before you travel', undefined],
  ])('%s is listed as %s, now %s', (id, listed, current, since) => {
    expect(facts[id].listed?.value).toBe(listed);
    expect(facts[id].current?.value).toBe(current);
    expect(facts[id].current?.since).toBe(since);
  });
});

it('the list of guides is complete and in the order of the route table', () => {
  expect(listedGuides).toEqual(rows.map(({ guide, metadata }) => ({ guide, metadata })));
  const files = Object.values(import.meta.glob<object>('../../../src/content/guides/*.ts', { eager: true }));
  const written = files
    .flatMap(Object.values)
    .filter((content) => Object.hasOwn(content, 'checkerDestination'));
  expect(written).toHaveLength(listedGuides.length);
  const paths = listedGuides.map(({ guide }) => guide.path);
  expect(routePaths.filter((path) => path.startsWith('/visa/'))).toEqual(paths);
});

it('a guide has the same name wherever it is linked, and a destination has no link that is no guide', () => {
  const labels = new Map<string, string>(
    listedGuides.map(({ guide, metadata }) => [guide.path, metadata.label]),
  );
  const links = guides.flatMap(({ related }) => related).filter(({ href }) => labels.has(href));
  for (const { href, label } of links) expect(label).toBe(labels.get(href));
  expect(links.length).toBeGreaterThan(5);
  for (const { link } of countries) if (link !== undefined) expect([...labels.keys()]).toContain(link);
});

describe('official links', () => {
  it.each(Object.entries(officialLinks))('%s has a label and an https address', (_key, { label, href }) => {
    expect(label).not.toBe('');
    expect(new URL(href).protocol).toBe('https:');
  });
});
