import type { Country } from '../../machines/country-listing/listing';
import { countries } from '../../src/content/countries';

export function countryNamed(name: string, among: readonly Country[] = countries): Country {
  const country = among.find((candidate) => candidate.name === name);
  if (!country) throw new Error(`${name} is not listed.`);
  return country;
}

/** Behind the gate, and without a page of its own. */
export const france: Country = {
  name: 'France',
  shortName: 'FRA',
  flag: 'fr',
  category: 'schengen',
  processingTime: '15-20 Working Days',
  answer: {
    need: 'visa',
    kind: 'Visa before travel',
    fee: { value: '€90', rupees: '≈ ₹10,100' },
    time: { value: '15-20 Working Days' },
  },
};

/** Without a gate. */
export const japan: Country = {
  name: 'Japan',
  shortName: 'JPN',
  flag: 'jp',
  category: 'asia',
  processingTime: '10-15 Working Days',
  answer: {
    need: 'visa',
    kind: 'Visa before travel',
    fee: { value: '₹450' },
    time: {
      value: '5 to 10 working days',
      when: 'checked November 2026',
      listed: 'our list: 10-15 Working Days',
    },
  },
};

/** With a visa at the airport. */
export const indonesia: Country = {
  name: 'Indonesia',
  shortName: 'IDN',
  flag: 'id',
  category: 'asia',
  processingTime: 'On Arrival',
  answer: {
    need: 'on-arrival',
    kind: 'Visa on arrival',
    fee: { value: 'IDR 500,000', rupees: '≈ ₹2,700' },
    time: { value: 'On Arrival' },
  },
};

/** The groups of the list in their order. Specification §3. */
export const groupTitles = [
  ['schengen', 'Schengen Area'],
  ['north_america', 'North America'],
  ['uk_oceania', 'UK & Oceania'],
  ['asia', 'Asia'],
  ['middle_east_africa', 'Middle East & Africa'],
  ['other', 'Other Destinations'],
] as const;
