import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  checkerDestinationOf,
  matchingCountries,
  needsEligibilityCheck,
  type CountryFilter,
} from '../../machines/country-listing/listing';
import { countries } from '../../src/content/countries';
import { countryNames } from '../../src/content/country-names';

const names = (category: CountryFilter, search: string) =>
  matchingCountries(countries, { category, search }).map(({ name }) => name);

const named = (name: string) => {
  const country = countries.find((candidate) => candidate.name === name);
  if (!country) throw new Error(`${name} is not in the listing.`);
  return country;
};

/** Specification §3, Country groups. */
const groups: readonly [CountryFilter, number][] = [
  ['all', 62],
  ['schengen', 30],
  ['north_america', 3],
  ['uk_oceania', 4],
  ['asia', 10],
  ['middle_east_africa', 11],
  ['other', 4],
];

/** Specification §3, Processing times. */
const processingTimes: readonly [string, string][] = [
  ['Austria', '15-20 Working Days'],
  ['Switzerland', '15-20 Working Days'],
  ['Croatia', '15-20 Working Days'],
  ['Cyprus', '10-15 Working Days'],
  ['United States', 'Varies'],
  ['Canada', 'Varies'],
  ['Mexico', '15-25 Working Days'],
  ['United Kingdom', '15-20 Working Days'],
  ['Ireland', '20-25 Working Days'],
  ['Australia', '20-40 Working Days'],
  ['New Zealand', '20-30 Working Days'],
  ['Thailand', 'On Arrival'],
  ['Indonesia', 'On Arrival'],
  ['Singapore', '5-7 Working Days'],
  ['Malaysia', '3-5 Working Days'],
  ['Vietnam', '3-5 Working Days'],
  ['South Korea', '15-20 Working Days'],
  ['Japan', '10-15 Working Days'],
  ['Hong Kong', '1-2 Working Days'],
  ['Taiwan', '10-12 Working Days'],
  ['Philippines', '10-15 Working Days'],
  ['United Arab Emirates', '3-5 Working Days'],
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
  ['Turkey', '15-20 Working Days'],
  ['Russia', '20-25 Working Days'],
  ['Brazil', '15-20 Working Days'],
  ['Argentina', '20-30 Working Days'],
];

describe('the 62 countries', () => {
  it.each(groups)('%s has %i', (category, count) => {
    expect(names(category, '')).toHaveLength(count);
  });

  it.each(processingTimes)('%s takes %s', (name, time) => {
    expect(named(name).processingTime).toBe(time);
  });

  it('link to a guide only where one exists', () => {
    const linked = countries.filter(({ link }) => link !== undefined);
    expect(linked).toHaveLength(33);
    expect(named('Cyprus').link).toBeUndefined();
    expect(named('Mexico').link).toBeUndefined();
    expect(named('France').link).toBe('/visa/schengen-visa-online');
    expect(named('United States').link).toBe('/visa/usa-business-visa');
    expect(named('Canada').link).toBe('/visa/canada-visitor-visa-india');
    expect(named('Hong Kong').link).toBe('/visa/hong-kong-par');
    expect(named('United Arab Emirates').link).toBe('/visa/dubai-tourist-visa');
  });

  it('have flag artwork and stand in the form’s list of countries', () => {
    for (const { name, flag } of countries) {
      expect(existsSync(`node_modules/circle-flags/flags/${flag}.svg`), name).toBe(true);
      expect(countryNames).toContain(name);
    }
  });
});

describe('the form’s list of countries', () => {
  it('is sorted by name, each once', () => {
    expect([...countryNames].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(countryNames);
    expect(new Set(countryNames).size).toBe(countryNames.length);
  });
});

describe('search', () => {
  it.each([
    ['', 62],
    ['j', 62],
    ['  j ', 62],
    ['ja', 1],
    ['JAPAN', 1],
    ['jPn', 1],
    ['uae', 1],
    ['land', 8],
    ['.*+?(', 0],
    ['🛂🛂', 0],
    ['İ'.repeat(2), 0],
    ['a'.repeat(10_000), 0],
  ])('%j finds %i', (search, count) => {
    expect(names('all', search)).toHaveLength(count);
  });

  it('stays inside the category', () => {
    expect(names('asia', 'land')).toEqual(['Thailand']);
  });
});

describe('the gate before an application', () => {
  it.each([
    ['France', true, 'schengen'],
    ['Cyprus', true, 'schengen'],
    ['United States', true, 'usa'],
    ['Mexico', true, 'other'],
    ['United Kingdom', true, 'uk'],
    ['New Zealand', true, 'other'],
    ['Australia', true, 'australia'],
    ['Thailand', false, 'thailand'],
    ['United Arab Emirates', false, 'uae'],
    ['Turkey', false, 'other'],
  ])('%s: gate %s, checked as %s', (name, isGated, destination) => {
    expect(needsEligibilityCheck(named(name))).toBe(isGated);
    expect(checkerDestinationOf(named(name))).toBe(destination);
  });
});
