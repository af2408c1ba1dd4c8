import { describe, expect, it } from 'vitest';
import { preselectedCountry } from '../../machines/visa-application/preselection';
import { countries } from '../../src/content/countries';
import { countryNames } from '../../src/content/country-names';

const preselected = (query: string) =>
  preselectedCountry(new URLSearchParams(query).get('country') ?? '', countryNames, countries);

describe('fault 20: /apply-visa?country= preselects (Specification §2)', () => {
  it.each([
    ['country=United Arab Emirates', 'United Arab Emirates', 'a name, as the Dubai guide links it'],
    ['country=United%20Arab%20Emirates', 'United Arab Emirates', 'a name with encoded blanks'],
    ['country=United+Arab+Emirates', 'United Arab Emirates', 'a name with plus signs'],
    ['country=Japan', 'Japan', 'a name'],
    ['country=japan', 'Japan', 'lower case'],
    ['country=JAPAN', 'Japan', 'upper case'],
    ['country=%20Japan%20', 'Japan', 'blanks around it'],
    ['country=Nepal', 'Nepal', 'a country of the form that is not listed'],
    ['country=USA', 'United States', 'a known alias'],
    ['country=UK', 'United Kingdom', 'a known alias'],
    ['country=uae', 'United Arab Emirates', 'a known alias in lower case'],
    ['country=Dubai', 'United Arab Emirates', 'a city that stands for its country'],
    ['country=DEU', 'Germany', 'a code of the listing'],
    ['country=jpn', 'Japan', 'a code in lower case'],
    ['country=FR', 'France', 'a code of two letters'],
    ['country=jp', 'Japan', 'a code of two letters in lower case'],
    ['country=GBR', 'United Kingdom', 'the three-letter code where the listing shows another'],
    ['country=ARE', 'United Arab Emirates', 'the three-letter code where the listing shows another'],
    ['country=SAU', 'Saudi Arabia', 'the three-letter code where the listing shows another'],
    ['country=S%C3%A3o%20Tom%C3%A9%20and%20Pr%C3%ADncipe', 'São Tomé and Príncipe', 'accents'],
    ['country=Japan&country=France', 'Japan', 'the first of two'],
  ])('%s → %s (%s)', (query, country) => {
    expect(preselected(query)).toBe(country);
  });

  it.each([
    ['US', 'United States'],
    ['U.S.A.', 'United States'],
    ['America', 'United States'],
    ['United States of America', 'United States'],
    ['Britain', 'United Kingdom'],
    ['Great Britain', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['Abu Dhabi', 'United Arab Emirates'],
    ['Emirates', 'United Arab Emirates'],
    ['Hongkong', 'Hong Kong'],
    ['KSA', 'Saudi Arabia'],
    ['Korea', 'South Korea'],
    ['Czechia', 'Czech Republic'],
    ['Türkiye', 'Turkey'],
    ['Turkiye', 'Turkey'],
    ['Holland', 'Netherlands'],
    ['Bali', 'Indonesia'],
    ['Burma', 'Myanmar'],
  ])('%s means %s', (alias, country) => {
    expect(preselectedCountry(alias, countryNames, countries)).toBe(country);
  });

  it.each([
    ['NP', 'Nepal'],
    ['bt', 'Bhutan'],
    ['TT', 'Trinidad and Tobago'],
    ['KN', 'Saint Kitts and Nevis'],
    ['CD', 'Democratic Republic of the Congo'],
    ['CG', 'Congo'],
    ['CI', 'Ivory Coast'],
    ['MM', 'Myanmar'],
    ['MO', 'Macau'],
    ['PS', 'Palestine'],
  ])('%s, a code outside the listing, means %s', (code, country) => {
    expect(preselectedCountry(code, countryNames, countries)).toBe(country);
    expect(preselectedCountry(code, countryNames, [])).toBe(country);
  });

  it('no code of two letters where something stands before or after them', () => {
    for (const asked of ['npl', 'n', 'np.', '.np', '1np', 'np1']) {
      expect(preselectedCountry(asked, countryNames, countries), asked).toBe('');
    }
  });

  it.each(countries.map(({ name, shortName, flag }) => [name, shortName, flag]))(
    '%s by its codes %s and %s',
    (name, shortName, flag) => {
      expect(preselectedCountry(shortName, countryNames, countries)).toBe(name);
      expect(preselectedCountry(flag.toUpperCase(), countryNames, countries)).toBe(name);
    },
  );

  it.each([
    ['', 'no query'],
    ['country=', 'an empty one'],
    ['country=%20%20', 'blanks'],
    ['country=Atlantis', 'an unknown country'],
    ['country=Jap', 'part of a name'],
    ['country=%00', 'a null character'],
    ['country=Japan%00', 'a null character after a name'],
    ['country=%3Csvg%20onload%3Dalert(1)%3E', 'markup'],
    ['country=%E0%A4%A', 'a broken encoding'],
    [`country=${'A'.repeat(5_120)}`, '5 KB'],
    ['country=__proto__', 'a name of the language'],
    ['country=constructor', 'a name of the language'],
    ['country=toString', 'a name of the language'],
    ['country=.*', 'an expression'],
  ])('nothing for "%s": %s', (query) => {
    expect(preselected(query)).toBe('');
  });

  it('only what the form offers, even for a known alias', () => {
    expect(preselectedCountry('dubai', ['Japan', 'Nepal'], countries)).toBe('');
  });
});
