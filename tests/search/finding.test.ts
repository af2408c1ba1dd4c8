import { describe, expect, it } from 'vitest';
import { find, isOneSlipFrom, type Findable, type Searched } from '../../machines/search/finding';
import { searchedOn } from '../../src/content/search-content';

const searched = searchedOn('2026-11-26');

/** By hand: what people type, and what has to come first. */
it.each<[text: string, first: string]>([
  ['japan', 'Japan'],
  ['JAPAN', 'Japan'],
  ['jap', 'Japan'],
  ['japan visa', 'Japan'],
  ['visa for japan from india', 'Japan'],
  ['how much does a japan visa cost', 'Japan'],
  ['Dubai', 'United Arab Emirates'],
  ['bali', 'Indonesia'],
  ['uk visa price', 'United Kingdom'],
  ['paris', 'France'],
  ['Türkiye', 'Turkey'],
  ['turkiye', 'Turkey'],
  ['tahiland', 'Thailand'],
  ['thailnd', 'Thailand'],
  ['singapur', 'Singapore'],
  ['sri lanka', 'Sri Lanka'],
  ['when to apply', 'When to apply'],
  ['count days', 'Count your days'],
  ['noc', 'Letters'],
  ['compare thailand or vietnam', 'Thailand'],
  ['compare', 'Compare destinations'],
  ['us visa which countries', 'Visas I hold'],
  ['refund', 'Cancellation policy'],
  ['visa refused fees back', 'What happens if my visa is refused? Do I get the fees back?'],
  ['whatsapp', 'Contact us'],
  ['delete my data', 'Privacy policy'],
])('“%s” finds %s first', (text, first) => expect(find(searched, text)[0]?.title).toBe(first));

it.each(['', '   ', '?!', 'qqxxyyzz', '\u{1F600}', '\uD800'])('“%s” finds nothing', (text) =>
  expect(find(searched, text)).toEqual([]),
);

it('words that say nothing count where there are no others', () => {
  expect(find(searched, 'visa').length).toBeGreaterThan(0);
});

it('finds everything by its whole title, among what is first of its kind', () => {
  for (const { title, kind, path } of searched.everything) {
    const same = find(searched, title).filter((found) => found.kind === kind);
    expect(
      same.map((found) => found.path),
      title,
    ).toContain(path);
  }
});

it('kinds follow each other, at most six of each, the best first', () => {
  const found = find(searched, 'schengen');
  const kinds = found.map(({ kind }) => kind);
  expect([...new Set(kinds)].flatMap((kind) => kinds.filter((one) => one === kind))).toEqual(kinds);
  for (const kind of new Set(kinds))
    expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(6);
});

it('every address is there once', () => {
  const paths = searched.everything.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

const only = (...titles: string[]): Searched => ({
  everything: titles.map((title): Findable => ({ kind: 'page', title, path: `/${title}`, words: '' })),
  smallWords: ['the'],
});

it('a whole word comes before a beginning, and more words before fewer', () => {
  const titles = (text: string) =>
    find(only('Refunds', 'Refund', 'Refund photo'), text).map(({ title }) => title);
  expect(titles('refund')).toEqual(['Refund', 'Refund photo', 'Refunds']);
  expect(titles('refund photo')).toEqual(['Refund photo']);
  expect(titles('the refund')).toEqual(['Refund', 'Refund photo', 'Refunds']);
});

describe('one slip of the finger', () => {
  it.each<[one: string, other: string, is: boolean]>([
    ['japan', 'japam', true],
    ['japan', 'jpaan', true],
    ['japan', 'jaapan', true],
    ['japan', 'jpan', true],
    ['japan', 'japan', false],
    ['japan', 'jamam', false],
    ['japan', 'japanes', false],
    ['ab', 'ba', true],
    ['', 'a', true],
  ])('%s, %s: %s', (one, other, is) => {
    expect(isOneSlipFrom(one, other)).toBe(is);
    expect(isOneSlipFrom(other, one)).toBe(is);
  });
});
