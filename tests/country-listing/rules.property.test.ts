import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCategories, matchingCountries } from '../../machines/country-listing/listing';
import { findCountries } from '../../machines/country-listing/search';
import { preselectedCountry } from '../../machines/visa-application/preselection';
import { countries } from '../../src/content/countries';
import { countryNames } from '../../src/content/country-names';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const category = fc.constantFrom(...countryCategories.map(({ id }) => id));
const listedText = fc.constantFrom(...countries.flatMap(({ name, shortName }) => [name, shortName]));

/** A part of a name or code, at least two characters long, with no blank at its ends. */
const partOfListed = listedText
  .chain((text) =>
    fc
      .tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length }))
      .map(([from, to]) => text.slice(Math.min(from, to), Math.max(from, to)).trim()),
  )
  .filter((part) => part.length >= 2);

describe('the search of Specification §5, for any text', () => {
  it('gives countries of the chosen category only, in the order of the listing', () => {
    fc.assert(
      fc.property(anyText, category, (search, chosen) => {
        const found = matchingCountries(countries, { category: chosen, search });
        expect(found).toEqual(countries.filter((country) => found.includes(country)));
        expect(found.every((country) => chosen === 'all' || country.category === chosen)).toBe(true);
      }),
    );
  });

  it('finds a country by any part of its name or code, in any letter case, with blanks around it', () => {
    fc.assert(
      fc.property(partOfListed, fc.boolean(), (part, isUpper) => {
        const typed = `  ${isUpper ? part.toUpperCase() : part.toLowerCase()} `;
        const holds = (text: string) => text.toLowerCase().includes(part.toLowerCase());
        expect(matchingCountries(countries, { category: 'all', search: typed })).toEqual(
          countries.filter(({ name, shortName }) => holds(name) || holds(shortName)),
        );
      }),
    );
  });
});

describe('what a search comes to, for any text', () => {
  it('is the specified match in another order, and only where that is empty something else', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, partOfListed), category, (search, chosen) => {
        const matching = matchingCountries(countries, { category: chosen, search });
        const { countries: found, names, named } = findCountries(countries, { category: chosen, search });
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((country) => chosen === 'all' || country.category === chosen)).toBe(true);
        if (matching.length === 0) return;
        expect(new Set(found)).toEqual(new Set(matching));
        expect([names, named]).toEqual([undefined, undefined]);
      }),
    );
  });
});

describe('/apply-visa?country=, for any text', () => {
  it('preselects a country of the form or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, listedText), (asked) => {
        expect(['', ...countryNames]).toContain(preselectedCountry(asked, countryNames, countries));
      }),
    );
  });
});
