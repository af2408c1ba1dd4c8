import type { Country } from '../../machines/country-listing/listing';
import { countries } from '../content/countries';
import { asOf } from '../content/facts';
import { listingPublications, listingReportsOn } from '../content/listing-reports';
import { sourcesWithoutRupees } from '../content/shown-content';
import type { PageRequest } from './page-request';

/** The destinations of the visa listing with what holds now, and what that rests on. */
export function load({ day }: PageRequest) {
  const reports = listingReportsOn(day);
  return {
    asOf,
    countries: countries.map((country): Country => {
      const now = reports[country.shortName];
      return now ? { ...country, now } : country;
    }),
    sources: sourcesWithoutRupees(listingPublications),
  };
}

export type ServicesData = ReturnType<typeof load>;
