import { passportWords } from '../../../src/content/entry-words';
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../../../machines/calendar';
import {
  answerOn,
  type EntryKind,
  type EntryRules,
  type LeadRule,
  type Span,
} from '../../../machines/travel-dates/rules';
import { countries } from '../../../src/content/countries';
import { countryNames } from '../../../src/content/country-names';
import { entryRulesFor, isSchengenCountry } from '../../../src/content/entry-rules';
import { entrySites } from '../../../src/content/entry-sites';
import { officialLinks, type OfficialLink } from '../../../src/content/official-links';
import {
  otherDestinations,
  shortAnswerFor,
  unknownDestinations,
} from '../../../src/content/other-destinations';
import { rulesOf } from '../../support/entry-rules';

const names = countries.map(({ name }) => name);
const kinds: readonly EntryKind[] = [
  'visa',
  'e-visa',
  'eta',
  'on-arrival',
  'visa-free',
  'registration',
  'conditional',
];

const leadsOf = ({ earliest, legalLatest, sensibleLatest }: EntryRules): LeadRule[] =>
  [earliest, legalLatest, sensibleLatest].filter((lead) => lead !== undefined);

/** Roughly how many days a span is long. */
function roughDays(span: Span): number {
  if ('months' in span) return span.months * 30;
  if ('weeks' in span) return span.weeks * 7;
  return 'days' in span ? span.days : span.workingDays * 1.4;
}

/** Everything that a visitor may read of the rules. */
const wordsOf = (rules: EntryRules) => JSON.stringify(rules);

describe('the entry rules of the 62 countries (destinations A to E)', () => {
  it.each(names)('%s: kind, sentence, action, date, source', (name) => {
    const rules = rulesOf(name);
    expect(rules.country).toBe(name);
    expect(kinds).toContain(rules.kind);
    expect(rules.answer).toMatch(/^With an Indian passport.*\.$/);
    expect(rules.action).toMatch(/\.$/);
    expect(isCalendarDate(rules.checked)).toBe(true);
    expect(rules.sources.length).toBeGreaterThan(1);
  });

  it.each(names)('%s: nothing unconfirmed, nothing empty, every address https or our own', (name) => {
    const words = wordsOf(rulesOf(name));
    expect(words).not.toContain('~');
    expect(words).not.toMatch(/:""|:null/);
    for (const [, href] of words.matchAll(/"href":"([^"]*)"/g)) expect(href).toMatch(/^(https:\/\/|\/)/);
  });

  it.each(names)(
    '%s: each date rule counts back, has a reason and a source, and they are in order',
    (name) => {
      const rules = rulesOf(name);
      for (const { reason, source, before } of leadsOf(rules)) {
        expect(reason).toMatch(/\.$/);
        expect(source.name).not.toBe('');
        expect(roughDays(before)).toBeGreaterThanOrEqual(0);
      }
      const { earliest, legalLatest, sensibleLatest } = rules;
      const order = [earliest, sensibleLatest, legalLatest].flatMap((lead) =>
        lead ? [roughDays(lead.before)] : [],
      );
      expect(order).toEqual(order.toSorted((one, other) => other - one));
      if (rules.isFreeToGo) expect(leadsOf(rules)).toEqual([]);
    },
  );

  it.each(names)('%s: the passport rule and its words', (name) => {
    const { passport } = rulesOf(name);
    expect(passport.months).toBeGreaterThanOrEqual(0);
    if (passport.from === 'stay') expect(passport.months).toBe(0);
    else expect(passport.months + (passport.days ?? 0)).toBeGreaterThan(0);
    expect(passportWords(passport)).toMatch(/^Your passport (must|should) .*\.$/);
  });

  it.each(names)('%s: fees in their own currency', (name) => {
    for (const { currency, amount, upTo } of rulesOf(name).fees ?? []) {
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(amount).toBeGreaterThanOrEqual(0);
      if (upTo !== undefined) expect(upTo).toBeGreaterThan(amount);
    }
  });

  it('all but three name a fee', () => {
    expect(names.filter((name) => (rulesOf(name).fees ?? []).length === 0)).toEqual([
      'Cyprus',
      'Mexico',
      'South Korea',
    ]);
  });

  it('29 countries share the Schengen answer, and Cyprus does not', () => {
    const schengen = names.filter(isSchengenCountry);
    expect(schengen).toHaveLength(29);
    const withOwnDates = ['Czech Republic', 'Netherlands'];
    const shared = schengen
      .filter((name) => !withOwnDates.includes(name))
      .map((name) => JSON.stringify({ ...rulesOf(name), country: 'any', official: undefined }));
    expect(new Set(shared).size).toBe(1);
    expect(rulesOf('Netherlands').legalLatest?.before).toEqual({ days: 45 });
    expect(rulesOf('Netherlands').sensibleLatest?.before).toEqual({ weeks: 9 });
    expect(rulesOf('Czech Republic').legalLatest).toEqual(rulesOf('France').legalLatest);
    expect(rulesOf('Czech Republic').sensibleLatest?.before).toEqual({ days: 45 });
    for (const name of withOwnDates) {
      expect(rulesOf(name).answer).toBe(rulesOf('France').answer);
      expect(rulesOf(name).fees).toEqual(rulesOf('France').fees);
    }
    expect(isSchengenCountry('Cyprus')).toBe(false);
    expect(rulesOf('Cyprus').documents).toBeUndefined();
  });

  it.each([
    ['Austria', 'visa'],
    ['United States', 'visa'],
    ['Australia', 'e-visa'],
    ['Thailand', 'visa-free'],
    ['Malaysia', 'visa-free'],
    ['Philippines', 'visa-free'],
    ['Vietnam', 'e-visa'],
    ['Indonesia', 'on-arrival'],
    ['Qatar', 'on-arrival'],
    ['South Korea', 'visa'],
    ['Japan', 'visa'],
    ['Hong Kong', 'registration'],
    ['Saudi Arabia', 'conditional'],
    ['Jordan', 'e-visa'],
    ['Kenya', 'eta'],
    ['Turkey', 'visa'],
    ['Argentina', 'visa'],
  ] as const)('%s: %s', (name, kind) => {
    expect(rulesOf(name).kind).toBe(kind);
  });

  it.each(['Cyprus', 'Mexico', 'South Korea'])('%s: the fee was not found, so there is none', (name) => {
    expect(rulesOf(name).fees).toBeUndefined();
  });

  it.each([
    [
      'France',
      'Your passport must be valid for 3 months after the day you leave, be less than 10 years old and have 2 blank pages.',
    ],
    ['United Kingdom', 'Your passport must be valid for the whole stay and have 1 blank page.'],
    ['United States', 'Your passport must be valid for the whole stay.'],
    ['Ireland', 'Your passport must be valid for 12 months after the day you arrive.'],
    [
      'South Africa',
      'Your passport must be valid for 30 days after the day you leave and have 2 blank pages.',
    ],
    ['Argentina', 'Your passport should be valid for 6 months after the day you arrive.'],
  ])('%s: %s', (name, words) => {
    expect(passportWords(rulesOf(name).passport)).toBe(words);
  });

  it.each([
    'Mexico',
    'Argentina',
    'United Arab Emirates',
    'Oman',
    'Saudi Arabia',
    'Bahrain',
    'Turkey',
    'Taiwan',
    'Philippines',
    'Singapore',
    'Ireland',
    'Cyprus',
    'Vietnam',
  ])('%s has a shorter way for holders of other visas', (name) => {
    expect(rulesOf(name).shorterWays?.length).toBeGreaterThan(0);
  });

  it('P10: Malaysia is visa-free to 31 December 2026, and to be checked from the day after', () => {
    const malaysia = rulesOf('Malaysia');
    expect(answerOn(malaysia, '2026-12-31')).toBe(malaysia.answer);
    expect(answerOn(malaysia, '2027-01-01')).toContain(
      'the visa-free scheme for Indian passports ended on 31 December 2026',
    );
  });

  it('knows nothing of other names', () => {
    for (const name of ['', 'Atlantis', 'Cambodia', 'toString', 'austria'])
      expect(entryRulesFor(name)).toBeUndefined();
  });
});

describe('the short answers for the rest of the world (destinations A3)', () => {
  it('every name of the apply form has an answer, or is said to be unknown', () => {
    const without = countryNames.filter((name) => !entryRulesFor(name) && !shortAnswerFor(name));
    expect(without).toEqual([]);
  });

  it('holds 127 answers, none of them for a destination with a page', () => {
    expect(otherDestinations).toHaveLength(127);
    expect(otherDestinations.filter((name) => entryRulesFor(name))).toEqual([]);
  });

  it.each([
    ['Barbados', 'visa-free', 'With an Indian passport you need no visa for Barbados, for up to 90 days.'],
    [
      'Cambodia',
      'on-arrival',
      'With an Indian passport you get a visa on arrival in Cambodia, for up to 30 days.',
    ],
    ['Chile', 'visa', 'With an Indian passport you need a visa before you travel to Chile.'],
    ['Aruba', 'unknown', 'We do not know what an Indian passport needs for Aruba: ask us.'],
  ])('%s: %s', (name, kind, answer) => {
    expect(shortAnswerFor(name)).toMatchObject({ kind, answer });
    expect(shortAnswerFor(name)?.sources.map(({ date }) => date)).toContain('2026-02-17');
  });

  it.each([
    [
      'Iran',
      'visa',
      /you need a visa before you travel to Iran/,
      /22 November 2025.*Ministry of External Affairs/,
    ],
    ['Palestine', 'e-visa', /Israel’s border control/, /Ask before you book/],
  ] as const)('%s: %s, corrected by newer sources than the data set', (name, kind, answer, note) => {
    const short = shortAnswerFor(name);
    expect(short?.kind).toBe(kind);
    expect(short?.answer).toMatch(answer);
    expect(short?.note).toMatch(note);
  });

  it('says which source disagrees', () => {
    expect(shortAnswerFor('Madagascar')?.note).toContain('Our list of May 2025 says 30');
    expect(unknownDestinations.every((name) => shortAnswerFor(name)?.kind === 'unknown')).toBe(true);
  });

  it('says nothing of the listing, of India and of other names', () => {
    for (const name of ['France', 'India', '', 'toString']) expect(shortAnswerFor(name)).toBeUndefined();
  });
});

describe('the official pages', () => {
  /** The page of an address, however it is spelled. */
  const pageOf = ({ href }: OfficialLink) =>
    href.replace('https://www.', 'https://').replace(/\/(?:index\.html)?$/, '');

  it('stand in one table: the entry rules refer to a page that the official links have', () => {
    const known = new Map<string, OfficialLink>(
      Object.values(officialLinks).map((link) => [pageOf(link), link]),
    );
    const typedTwice = Object.entries(entrySites).filter(
      ([, site]) => known.has(pageOf(site)) && known.get(pageOf(site)) !== site,
    );
    expect(typedTwice.map(([key]) => key)).toEqual([]);
  });

  it.each([
    ['official-links.ts', officialLinks],
    ['entry-sites.ts', entrySites],
  ])('stand once in %s', (_file, links) => {
    const pages = Object.values<OfficialLink>(links).map(pageOf);
    expect(pages.filter((page, place) => pages.indexOf(page) !== place)).toEqual([]);
  });
});
