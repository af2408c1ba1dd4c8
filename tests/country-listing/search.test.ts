import { describe, expect, it } from 'vitest';
import type { CountryFilter } from '../../machines/country-listing/listing';
import { findCountries } from '../../machines/country-listing/search';
import { meaningOf } from '../../machines/place-names';
import { countries } from '../../src/content/countries';

const find = (search: string, category: CountryFilter = 'all') =>
  findCountries(countries, { category, search });
const namesOf = (search: string, category?: CountryFilter) =>
  find(search, category).countries.map(({ name }) => name);

describe('the search of the listing: the specified match, the closest first', () => {
  it.each<[text: string, names: string[]]>([
    ['us', ['United States', 'Austria', 'Cyprus', 'Australia', 'Russia']],
    ['UK', ['United Kingdom']],
    ['uae', ['United Arab Emirates']],
    ['au', ['Australia', 'Austria', 'Saudi Arabia']],
    ['de', ['Germany', 'Denmark', 'Sweden']],
    [
      'in',
      [
        'Indonesia',
        'Finland',
        'Liechtenstein',
        'Spain',
        'United Kingdom',
        'Singapore',
        'Philippines',
        'Bahrain',
        'Argentina',
      ],
    ],
    [
      'land',
      ['Finland', 'Iceland', 'Netherlands', 'Poland', 'Switzerland', 'Ireland', 'New Zealand', 'Thailand'],
    ],
    ['ire', ['Ireland']],
    ['oman', ['Oman', 'Romania']],
  ])('"%s"', (text, names) => {
    expect(namesOf(text)).toEqual(names);
    expect(find(text).names).toBeUndefined();
  });
});

describe('where the specified match finds nothing, other names are tried', () => {
  it.each([
    ['dubai', 'Dubai is in the United Arab Emirates', 'United Arab Emirates'],
    ['DUBAI ', 'Dubai is in the United Arab Emirates', 'United Arab Emirates'],
    ['duba', 'Dubai is in the United Arab Emirates', 'United Arab Emirates'],
    ['england', 'England is in the United Kingdom', 'United Kingdom'],
    ['britain', 'Britain is the United Kingdom', 'United Kingdom'],
    ['gb', 'GB is the United Kingdom', 'United Kingdom'],
    ['holland', 'Holland is the Netherlands', 'Netherlands'],
    ['bali', 'Bali is in Indonesia', 'Indonesia'],
    ['america', 'America is the United States', 'United States'],
    ['phuket', 'Phuket is in Thailand', 'Thailand'],
    ['turkiye', 'Turkiye is Turkey', 'Turkey'],
    ['dubai visa', 'Dubai is in the United Arab Emirates', 'United Arab Emirates'],
  ])('"%s": %s', (text, meaning, country) => {
    const { countries: found, names } = find(text);
    expect(names?.map(meaningOf)).toEqual([meaning]);
    expect(found.map(({ name }) => name)).toEqual([country]);
  });

  it.each([
    ['schengen', 'Schengen', 30],
    ['Europe', 'Europe', 30],
    ['schengen visa', 'Schengen', 30],
    ['gulf', 'Gulf', 11],
    ['south america', 'South America', countries.filter(({ category }) => category === 'other').length],
  ])('"%s" is the category %s', (text, said, count) => {
    const { countries: found, named, names } = find(text);
    expect(named?.said).toBe(said);
    expect(found).toHaveLength(count);
    expect(names).toBeUndefined();
  });

  it.each([
    ['uk visa', ['United Kingdom']],
    ['visa for japan', ['Japan']],
    ['thailand tourist visa fee?', ['Thailand']],
  ])('"%s" is a question around a name', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each(['atlantis', 'kathmandu', 'visa', 'zz', '__proto__', 'constructor', 'visa for visa'])(
    '"%s" is no destination of the list',
    (text) => {
      expect(find(text)).toEqual({ countries: [] });
    },
  );

  it('within the chosen category only', () => {
    expect(namesOf('dubai', 'asia')).toEqual([]);
    expect(namesOf('dubai', 'middle_east_africa')).toEqual(['United Arab Emirates']);
    expect(namesOf('europe', 'asia')).toEqual([]);
  });

  it('one letter shows all', () => {
    expect(namesOf('z')).toHaveLength(62);
  });
});
