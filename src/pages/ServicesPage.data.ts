import { asOf } from '../content/facts';
import { listingPublications, listingReportsOn } from '../content/listing-reports';
import { sourcesWithoutRupees } from '../content/shown-content';
import type { PageRequest } from './page-request';

/** What the visa listing says of newer figures, and what that rests on. */
export function load({ day }: PageRequest) {
  return {
    asOf,
    reports: listingReportsOn(day),
    sources: sourcesWithoutRupees(listingPublications),
  };
}

export type ServicesData = ReturnType<typeof load>;
