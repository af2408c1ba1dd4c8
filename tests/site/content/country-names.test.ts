import { describe, expect, it } from 'vitest';
import { countries } from '../../../src/content/countries';
import { countryNames } from '../../../src/content/country-names';

describe('the countries of the apply-visa form (Specification §2)', () => {
  it('are sorted by name', () => {
    expect(countryNames).toEqual(countryNames.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('hold none twice, in any letter case', () => {
    expect(new Set(countryNames.map((name) => name.toLowerCase())).size).toBe(countryNames.length);
  });

  it('have no blank around a name and no empty name', () => {
    expect(countryNames.filter((name) => name === '' || name !== name.trim())).toEqual([]);
  });

  it.each(countries.map(({ name }) => [name]))('offer %s of the listing', (name) => {
    expect(countryNames).toContain(name);
  });
});
