import { expect, it } from 'vitest';
import { publisherOf } from '../../../machines/evidence';
import {
  isPublishedBy,
  publicationWords,
  type Publication,
  type PublicationKind,
} from '../../../machines/publications';

it.each([
  [{ name: 'NDTV', kind: 'press', date: '2025-05-24' }, 'NDTV, press, 24 May 2025'],
  [{ name: 'GOV.UK', kind: 'government', date: '2026-08' }, 'GOV.UK, government, August 2026'],
  [{ name: 'FlightGPT', kind: 'visa agent', date: '2026' }, 'FlightGPT, visa agent, 2026'],
  [{ name: 'ICA', kind: 'government' }, 'ICA, government, without a date'],
] as const)('names a publication with its kind and date: %#', (publication, words) => {
  expect(publicationWords(publication)).toBe(words);
});

it.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-11', true],
  ['2026-12', false],
  ['2026', true],
  ['2027', false],
] as const)('knows whether something of %s was published by 21 November 2026', (date, isPublished) => {
  expect(isPublishedBy({ name: 'A paper', kind: 'press', date }, '2026-11-21')).toBe(isPublished);
});

const kinds: readonly string[] = [
  'government',
  'law text',
  'visa centre',
  'press',
  'law firm',
  'visa agent',
  'data set',
  'website',
  'our own',
] satisfies PublicationKind[];

/** Every publication in a table of the content, however deep it stands. */
function publicationsIn(content: unknown, seen = new Set<unknown>()): Publication[] {
  if (typeof content !== 'object' || content === null || seen.has(content)) return [];
  seen.add(content);
  const isPublication = 'name' in content && 'kind' in content && kinds.includes(String(content.kind));
  return [
    ...(isPublication ? [content as unknown as Publication] : []),
    ...Object.values(content).flatMap((part) => publicationsIn(part, seen)),
  ];
}

const modules = import.meta.glob<object>('../../../src/content/**/*.ts', { eager: true });
const named = publicationsIn(Object.values(modules).map((module) => ({ ...module })));

/** What is said in more than one way of what is the same. */
function saidDifferently(
  isSame: (publication: Publication) => string,
  says: (publication: Publication) => string,
): string[] {
  const said = new Map<string, Set<string>>();
  for (const publication of named) {
    const key = isSame(publication);
    said.set(key, (said.get(key) ?? new Set()).add(says(publication)));
  }
  return [...said.values()].filter(({ size }) => size > 1).map((words) => [...words].join(' / '));
}

it('says one thing of a publication wherever it is named', () => {
  expect(new Set(named.map(({ href }) => href)).size).toBeGreaterThan(300);
  expect(saidDifferently(({ href, name, date }) => href ?? `${name} ${date}`, publicationWords)).toEqual([]);
});

/** One for "The Siasat Daily" and "Siasat", for "TripExplore" and "Trip Explore". */
function withoutStyle(publication: Publication): string {
  const letters = publisherOf(publication)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return letters.replace(/^the|(?:daily|news|visa|services?)*$/g, '');
}

it('spells each publisher in one way, so that it counts as one witness', () => {
  expect(saidDifferently(withoutStyle, publisherOf)).toEqual([]);
});
