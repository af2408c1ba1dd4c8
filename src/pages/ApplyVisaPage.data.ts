import { countries } from '../content/countries';
import { countryNames } from '../content/country-names';

/** The countries that the form offers, and those of the listing with their codes, which its address may name. */
export function load() {
  return {
    countryNames,
    listedCountries: countries.map(({ name, shortName, flag }) => ({ name, shortName, flag })),
  };
}

export type ApplyVisaData = ReturnType<typeof load>;
