import { describe, expect, it } from 'vitest';
import { issuers, withDetail, withIssuer, type HeldVisa } from '../../machines/visas-held/held';
import { openWay } from '../../machines/visas-held/openings';
import { conditionsLine } from '../../src/content/held-words';
import { openedDestinations } from '../../src/content/opened-destinations';

const today = '2026-11-26';
const destinations = openedDestinations();

/** What opens a destination, with its condition in words; nothing where it stays closed. */
function opens(name: string, visas: readonly HeldVisa[]): string | undefined {
  const ways = destinations.find((one) => one.name === name)?.ways ?? [];
  const found = openWay(ways, visas, today);
  return found && (conditionsLine(found.opening.conditions, found.way.openedBy) ?? 'as it is');
}

const us: HeldVisa = { issuer: 'usa', kind: 'visa' };
const uk: HeldVisa = { issuer: 'uk', kind: 'visa' };
const schengen: HeldVisa = { issuer: 'schengen', kind: 'visa' };
const japan: HeldVisa = { issuer: 'japan', kind: 'visa' };
const korea: HeldVisa = { issuer: 'korea', kind: 'visa' };
const residence = (held: HeldVisa): HeldVisa => ({ ...held, kind: 'residence' });

// Made by hand from the destinations' pages, without the rules of the table.
describe('made by hand: what a visa opens on 26 November 2026', () => {
  it.each<[destination: string, why: string, visas: readonly HeldVisa[], outcome: string | undefined]>([
    ['Georgia', 'a US visa', [us], 'as it is'],
    ['Georgia', 'a Korean visa', [korea], undefined],
    ['Georgia', 'a US visa that has run out', [{ ...us, validUntil: '2026-11-25' }], undefined],
    ['Georgia', 'one that is valid today', [{ ...us, validUntil: today }], 'as it is'],
    ['Argentina', 'a US visa', [us], 'Only if it is a tourist visa.'],
    ['Argentina', 'a US residence permit', [residence(us)], undefined],
    ['Argentina', 'a UK visa', [uk], undefined],
    ['Mexico', 'a US visa', [us], 'Only if it is for several entries.'],
    ['Mexico', 'one for several entries', [{ ...us, entries: 'multiple' }], 'as it is'],
    ['Mexico', 'one for one entry', [{ ...us, entries: 'single' }], undefined],
    ['Mexico', 'a US residence permit', [residence(us)], 'as it is'],
    ['Mexico', 'an Australian visa', [{ issuer: 'australia', kind: 'visa' }], undefined],
    ['Cyprus', 'a Schengen visa', [schengen], 'Only if it is for several entries and you have used it once.'],
    [
      'Cyprus',
      'one that was not used yet',
      [{ ...schengen, entries: 'multiple', used: 'no' }],
      'Only if you have used it once.',
    ],
    ['Cyprus', 'one that was', [{ ...schengen, entries: 'multiple', used: 'yes' }], 'as it is'],
    ['Cyprus', 'residence in a Schengen country', [residence(schengen)], undefined],
    ['Ireland', 'a UK visa', [uk], 'Only if it is a visitor visa marked BIVS, and you go to the UK first.'],
    ['Ireland', 'residence in the UK', [residence(uk)], undefined],
    ['Singapore', 'a Japanese visa', [japan], 'as it is'],
    ['Singapore', 'a Schengen visa', [schengen], 'Only if Germany or Switzerland issued it.'],
    ['Singapore', 'both', [schengen, japan], 'as it is'],
    ['Taiwan', 'a US visa of nine years ago', [{ ...us, validUntil: '2017-12-01' }], 'as it is'],
    ['Taiwan', 'one of eleven years ago', [{ ...us, validUntil: '2015-11-25' }], undefined],
    ['Taiwan', 'a Japanese visa', [japan], 'Only if you have used it once.'],
    ['Taiwan', 'residence in Japan', [residence(japan)], 'as it is'],
    ['Philippines', 'a Schengen visa', [schengen], 'as it is'],
    ['Philippines', 'a Korean visa', [korea], undefined],
    ['United Arab Emirates', 'a UK visa', [uk], 'Only if it is valid for 6 more months.'],
    ['United Arab Emirates', 'one for six months', [{ ...uk, validUntil: '2027-05-26' }], 'as it is'],
    ['United Arab Emirates', 'one for a day less', [{ ...uk, validUntil: '2027-05-25' }], undefined],
    ['United Arab Emirates', 'a Japanese visa', [japan], undefined],
    ['United Arab Emirates', 'residence in Japan', [residence(japan)], 'as it is'],
    ['Saudi Arabia', 'a US visa', [us], 'Only if you have used it once.'],
    ['Saudi Arabia', 'residence in the USA', [residence(us)], 'as it is'],
    ['Oman', 'a Canadian visa', [{ issuer: 'canada', kind: 'visa' }], 'as it is'],
    ['Oman', 'a visa of New Zealand', [{ issuer: 'new-zealand', kind: 'visa' }], undefined],
    ['Bahrain', 'a UK visa', [uk], 'as it is'],
    ['Bahrain', 'a Japanese visa', [japan], undefined],
    ['Turkey', 'a Schengen visa', [schengen], 'Only if it is no e-visa.'],
    ['Turkey', 'a Canadian visa', [{ issuer: 'canada', kind: 'visa' }], undefined],
  ])('%s: %s', (destination, _why, visas, outcome) => expect(opens(destination, visas)).toBe(outcome));
});

it('every rule of the table is tried above', () => {
  expect(destinations.map(({ name }) => name)).toEqual([
    'Argentina',
    'Bahrain',
    'Cyprus',
    'Georgia',
    'Ireland',
    'Mexico',
    'Oman',
    'Philippines',
    'Saudi Arabia',
    'Singapore',
    'Taiwan',
    'Turkey',
    'United Arab Emirates',
  ]);
});

/** How the pages write who issued it. */
const inWords: Readonly<Record<(typeof issuers)[number], RegExp>> = {
  usa: /USA|\bUS\b/,
  uk: /UK/,
  schengen: /Schengen|EU|Germany/,
  canada: /Canada/,
  australia: /Australia/,
  japan: /Japan/,
  'new-zealand': /New Zealand/,
  korea: /Korea/,
};

describe.each(destinations.flatMap(({ name, ways }) => ways.map((way) => [name, way] as const)))(
  'the words of %s',
  (_name, { holds, openedBy }) => {
    it.each(issuers)('name the visa of %s where the table does', (issuer) =>
      expect(openedBy.some((rule) => rule.issuers.includes(issuer))).toBe(inWords[issuer].test(holds)),
    );
  },
);

it('a condition says for how many months its own rule asks', () => {
  const rule = { issuers: ['uk'], monthsLeft: 3 } as const;
  expect(conditionsLine(['months-left'], [{ issuers: ['usa'] }, rule])).toBe(
    'Only if it is valid for 3 more months.',
  );
});

describe('what is said of a visa', () => {
  it('stands in the order of the form, whatever was ticked first', () => {
    const both = withIssuer(withIssuer([], 'japan'), 'usa');
    expect(both).toEqual([us, japan]);
    expect(withIssuer(both, 'usa')).toEqual([japan]);
  });

  it('is changed, taken back, and left as it was where nothing can be so', () => {
    const multiple = withDetail([us, uk], 'usa', 'entries', 'multiple');
    expect(multiple).toEqual([{ ...us, entries: 'multiple' }, uk]);
    expect(withDetail(multiple, 'usa', 'entries', '')).toEqual([us, uk]);
    expect(withDetail(multiple, 'usa', 'entries', 'twelve')).toEqual(multiple);
    expect(withDetail([us], 'usa', 'kind', '')).toEqual([us]);
    expect(withDetail([us], 'usa', 'validUntil', '2026-02-30')).toEqual([us]);
  });
});
