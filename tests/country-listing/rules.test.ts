import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  checkerDestinationOf,
  countryCategories,
  destinationPath,
  matchingCountries,
  needsEligibilityCheck,
  searchMinimum,
  type CountryFilter,
} from '../../machines/country-listing/listing';
import { visaTypesByDestination } from '../../machines/eligibility-checker/choices';
import { countries } from '../../src/content/countries';
import { honeymoonDestinations } from '../../src/content/honeymoon';
import { countryNamed as listed, groupTitles } from '../support/countries';

const found = (search: string, category: CountryFilter = 'all') =>
  matchingCountries(countries, { category, search }).map(({ name }) => name);

const schengenGuide = '/visa/schengen-visa-online';

/** Specification §3: name, processing time, guide. */
const specified: Readonly<
  Record<Exclude<CountryFilter, 'all'>, readonly [name: string, time: string, link?: string][]>
> = {
  schengen: [
    ['Austria', '15-20 Working Days', schengenGuide],
    ['Belgium', '15-20 Working Days', schengenGuide],
    ['Bulgaria', '15-20 Working Days', schengenGuide],
    ['Croatia', '15-20 Working Days', schengenGuide],
    ['Cyprus', '10-15 Working Days'],
    ['Czech Republic', '15-20 Working Days', schengenGuide],
    ['Denmark', '15-20 Working Days', schengenGuide],
    ['Estonia', '15-20 Working Days', schengenGuide],
    ['Finland', '15-20 Working Days', schengenGuide],
    ['France', '15-20 Working Days', schengenGuide],
    ['Germany', '15-20 Working Days', schengenGuide],
    ['Greece', '15-20 Working Days', schengenGuide],
    ['Hungary', '15-20 Working Days', schengenGuide],
    ['Iceland', '15-20 Working Days', schengenGuide],
    ['Italy', '15-20 Working Days', schengenGuide],
    ['Latvia', '15-20 Working Days', schengenGuide],
    ['Liechtenstein', '15-20 Working Days', schengenGuide],
    ['Lithuania', '15-20 Working Days', schengenGuide],
    ['Luxembourg', '15-20 Working Days', schengenGuide],
    ['Malta', '15-20 Working Days', schengenGuide],
    ['Netherlands', '15-20 Working Days', schengenGuide],
    ['Norway', '15-20 Working Days', schengenGuide],
    ['Poland', '15-20 Working Days', schengenGuide],
    ['Portugal', '15-20 Working Days', schengenGuide],
    ['Romania', '15-20 Working Days', schengenGuide],
    ['Slovakia', '15-20 Working Days', schengenGuide],
    ['Slovenia', '15-20 Working Days', schengenGuide],
    ['Spain', '15-20 Working Days', schengenGuide],
    ['Sweden', '15-20 Working Days', schengenGuide],
    ['Switzerland', '15-20 Working Days', schengenGuide],
  ],
  north_america: [
    ['United States', 'Varies', '/visa/usa-business-visa'],
    ['Canada', 'Varies', '/visa/canada-visitor-visa-india'],
    ['Mexico', '15-25 Working Days'],
  ],
  uk_oceania: [
    ['United Kingdom', '15-20 Working Days'],
    ['Ireland', '20-25 Working Days'],
    ['Australia', '20-40 Working Days'],
    ['New Zealand', '20-30 Working Days'],
  ],
  asia: [
    ['Thailand', 'On Arrival'],
    ['Singapore', '5-7 Working Days'],
    ['Malaysia', '3-5 Working Days'],
    ['Vietnam', '3-5 Working Days'],
    ['Indonesia', 'On Arrival'],
    ['South Korea', '15-20 Working Days'],
    ['Japan', '10-15 Working Days'],
    ['Hong Kong', '1-2 Working Days', '/visa/hong-kong-par'],
    ['Taiwan', '10-12 Working Days'],
    ['Philippines', '10-15 Working Days'],
  ],
  middle_east_africa: [
    ['United Arab Emirates', '3-5 Working Days', '/visa/dubai-tourist-visa'],
    ['Saudi Arabia', '5-7 Working Days'],
    ['Qatar', '7-10 Working Days'],
    ['Oman', '5-7 Working Days'],
    ['Bahrain', '5-7 Working Days'],
    ['Jordan', 'On Arrival'],
    ['Egypt', '7-10 Working Days'],
    ['South Africa', '10-15 Working Days'],
    ['Kenya', '2-3 Working Days'],
    ['Tanzania', '10 Working Days'],
    ['Morocco', '15-20 Working Days'],
  ],
  other: [
    ['Turkey', '15-20 Working Days'],
    ['Russia', '20-25 Working Days'],
    ['Brazil', '15-20 Working Days'],
    ['Argentina', '20-30 Working Days'],
  ],
};

describe('the countries of Specification §3', () => {
  it('are 62', () => {
    expect(countries).toHaveLength(62);
  });

  it('fall into the categories with their titles, in order', () => {
    expect(countryCategories.map(({ id, title }) => [id, title])).toEqual([['all', 'All'], ...groupTitles]);
  });

  describe.each(Object.entries(specified))('%s', (category, rows) => {
    it.each(rows)('%s: %s', (name, processingTime, link) => {
      const country = listed(name);
      expect([country.category, country.processingTime, country.link]).toEqual([
        category,
        processingTime,
        link,
      ]);
    });
  });

  it('have no name and no code twice', () => {
    expect(new Set(countries.map(({ name }) => name)).size).toBe(62);
    expect(new Set(countries.map(({ shortName }) => shortName)).size).toBe(62);
  });

  it.each(countries.map(({ name, flag }) => [name, flag]))('%s has the artwork of its flag %s', (_, flag) => {
    const artwork = new URL(`../../node_modules/circle-flags/flags/${flag}.svg`, import.meta.url);
    expect(existsSync(artwork)).toBe(true);
  });
});

describe('the flags', () => {
  it('of the honeymoon guide are among those of the listing, which the build brings', () => {
    const flags = countries.map(({ flag }) => flag);
    expect(honeymoonDestinations.filter(({ flag }) => !flags.includes(flag))).toEqual([]);
  });
});

it.each([
  ['Japan', '/services/japan'],
  ['United Arab Emirates', '/services/united-arab-emirates'],
])('%s has its page at %s', (name, path) => {
  expect(destinationPath(name)).toBe(path);
});

describe('the search of Specification §5', () => {
  it('needs 2 characters', () => {
    expect(searchMinimum).toBe(2);
  });

  it.each([
    ['', 'nothing typed'],
    ['z', 'one character'],
    ['  z  ', 'one character among blanks'],
    ['    ', 'blanks only'],
  ])('shows all for "%s": %s', (text) => {
    expect(found(text)).toHaveLength(62);
  });

  it.each<[text: string, why: string, names: string[]]>([
    [
      'us',
      'two characters, in names and codes',
      ['Austria', 'Cyprus', 'United States', 'Australia', 'Russia'],
    ],
    ['JAPAN', 'upper case', ['Japan']],
    ['jApAn', 'mixed case', ['Japan']],
    ['  japan ', 'blanks around it, as pasted', ['Japan']],
    ['new zea', 'a blank inside', ['New Zealand']],
    ['usa', 'a short code in lower case', ['United States']],
    ['UAE', 'a short code', ['United Arab Emirates']],
    [
      'land',
      'the end of names',
      ['Finland', 'Iceland', 'Netherlands', 'Poland', 'Switzerland', 'Ireland', 'New Zealand', 'Thailand'],
    ],
    ['.*', 'characters of regular expressions', []],
    ['(((', 'an expression that does not close', []],
    ['[a-z]+', 'a class', []],
    ['\\', 'one backslash counts as one character', countries.map(({ name }) => name)],
    ['\\\\', 'two backslashes', []],
    ['$^', 'anchors', []],
    ['🇯🇵', 'a flag emoji', []],
    ['👩‍👩‍👧', 'a joined emoji', []],
    ['İndia', 'a letter that grows in lower case', []],
    ['İ', 'a letter that grows in lower case, alone', countries.map(({ name }) => name)],
    ['a'.repeat(10_240), '10 KB', []],
    ['__proto__', 'a name of the language', []],
  ])('for "%s" (%s) finds what contains it', (text, _why, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each<[text: string, category: CountryFilter, names: string[]]>([
    ['land', 'asia', ['Thailand']],
    ['land', 'uk_oceania', ['Ireland', 'New Zealand']],
    ['japan', 'schengen', []],
    ['', 'other', ['Turkey', 'Russia', 'Brazil', 'Argentina']],
    ['x', 'north_america', ['United States', 'Canada', 'Mexico']],
  ])('for "%s" works together with the category %s', (text, category, names) => {
    expect(found(text, category)).toEqual(names);
  });
});

describe('"Apply Now" of Specification §4', () => {
  it.each([
    ['France', true],
    ['Cyprus', true],
    ['United States', true],
    ['Mexico', true],
    ['United Kingdom', true],
    ['New Zealand', true],
    ['Japan', false],
    ['United Arab Emirates', false],
    ['South Africa', false],
    ['Turkey', false],
  ])('%s asks for the eligibility check: %s', (name, isAsked) => {
    expect(needsEligibilityCheck(listed(name))).toBe(isAsked);
  });

  it.each([
    ['Austria', 'schengen'],
    ['Cyprus', 'other'],
    ['Switzerland', 'schengen'],
    ['United States', 'usa'],
    ['Canada', 'canada'],
    ['Mexico', 'other'],
    ['United Kingdom', 'uk'],
    ['Ireland', 'other'],
    ['Australia', 'australia'],
    ['New Zealand', 'other'],
    ['Singapore', 'singapore'],
    ['Malaysia', 'malaysia'],
    ['Thailand', 'thailand'],
    ['United Arab Emirates', 'uae'],
    ['Japan', 'other'],
  ])('%s is the destination "%s" of the checker', (name, destination) => {
    expect(checkerDestinationOf(listed(name))).toBe(destination);
  });

  it.each(countries.map((country) => [country.name, country] as const))(
    '%s has a destination that the checker offers',
    (_name, country) => {
      expect(Object.keys(visaTypesByDestination)).toContain(checkerDestinationOf(country));
    },
  );
});
