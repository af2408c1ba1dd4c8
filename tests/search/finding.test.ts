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

/** By hand, in the words in which people in India ask: what has to stand among the first three. */
it.each<[question: string, answer: string]>([
  ['what do you charge', 'What do you charge?'],
  ['vfs charges', 'What do I pay, and to whom?'],
  ['total cost france visa', 'France'],
  ['which vfs for me', 'My visa centre'],
  ['vfs centre bangalore', 'My visa centre'],
  ['schengen visa from kerala where to apply', 'My visa centre'],
  ['us visa waiting time', 'How long is the wait for an appointment?'],
  ['slot not available france', 'No appointment is free. What can I do?'],
  ['single parent', 'I am a single, divorced or widowed parent, or the guardian. What do I show?'],
  ['child with one parent', 'My child travels with one parent only. What do we need?'],
  ['child with nana nani', 'My child travels with the grandparents. What do we need?'],
  ['minor travelling alone', 'Can my child travel alone?'],
  ['no ITR', 'I have filed no income tax return (ITR). Can I apply?'],
  ['cash income', 'I earn in cash. How do I prove my income?'],
  ['first job just joined', 'I just began my first job. What do I show?'],
  ['freelancer visa documents', 'I am self-employed or a freelancer. What do I show?'],
  ['housewife visa', 'I am a student or homemaker and somebody pays. What do we show?'],
  ['father is paying', 'I am a student or homemaker and somebody pays. What do we show?'],
  ['pensioner', 'I am retired. What do I show?'],
  ['bank balance for schengen', 'How much bank balance do I have to show?'],
  ['do i need transit visa london', 'Transit visas'],
  ['layover in dubai', 'Transit visas'],
  ['usa transit', 'Transit visas'],
  ['i have us visa where can i go', 'Visas I hold'],
  ['us visa georgia', 'Visas I hold'],
  ['photo size schengen', 'Photo check'],
  ['2x2 photo', 'Photo check'],
  ['dummy ticket allowed?', 'Are “dummy tickets” allowed?'],
  ['hotel booking for visa', 'Do I have to buy the ticket before I have the visa?'],
  ['visa rejected when can i apply again', 'My visa was refused. When can I apply again?'],
  ['does refusal show in other country', 'Do I have to tell a refusal in other forms? Does it show?'],
  ['rejection rate schengen', 'How many applications from India are refused?'],
  ['214b', 'Refusal, explained'],
  ['wife’s surname', 'How do I get my spouse’s name or a new surname into the passport?'],
  ['single name passport', 'My passport has a single name. Can I travel?'],
  ['name mismatch aadhaar', 'My name is spelt differently in the passport and in other papers. What now?'],
  ['passport expiring', 'When do I renew my passport?'],
  ['old passport with visa', 'My valid visa is in my old passport. Is it still good?'],
  ['ecr stamp', 'My passport has an ECR stamp. May I travel as a tourist?'],
  ['lost passport', 'I lost my passport abroad. What do I do?'],
  ['yellow fever vaccine kenya', 'Do I need a yellow-fever certificate on the way home?'],
  ['medicines to dubai', 'May I take my medicines to the UAE?'],
  ['insurance for parents above 70', 'My parents are over 70. Will anybody insure them?'],
  ['tcs refund', 'How much TCS do I pay?'],
  ['forex card or credit card', 'Does credit card spending abroad count for TCS?'],
  ['how much cash can i carry', 'How much cash may I carry abroad?'],
  ['arrival card thailand', 'Which countries want an arrival card?'],
  ['sgac', 'Which countries want an arrival card?'],
  ['e-gate', 'What are the e-gates (FTI-TTP) at Indian airports?'],
  ['ok to board', 'Do I need an “OK to board”?'],
  ['40 days left', 'Count your days'],
])('“%s” is answered among the first three: %s', (text, answer) => {
  const first = find(searched, text).slice(0, 3);
  expect(first.map(({ title }) => title)).toContain(answer);
});

it('what all of a kind have is no reason to lead to one of them', () => {
  expect(
    find(searched, 'fee')
      .slice(0, 3)
      .filter(({ kind }) => kind === 'destination'),
  ).toEqual([]);
  expect(find(searched, 'france fee')[0]?.title).toBe('France');
});

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
  const found = find(searched, 'visa');
  const kinds = found.map(({ kind }) => kind);
  expect([...new Set(kinds)].flatMap((kind) => kinds.filter((one) => one === kind))).toEqual(kinds);
  for (const kind of new Set(kinds))
    expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(6);
  expect(kinds.filter((one) => one === 'destination')).toHaveLength(6);
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
