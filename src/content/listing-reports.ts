import type { Country } from '../../machines/country-listing/listing';
import { facts, type FactId } from './facts';
import { officialLinks } from './official-links';

/** The fact that says what is reported of a listed destination's entry or time since, by its short name. */
const reportedFacts: Readonly<Record<string, FactId>> = {
  THA: 'onArrivalThailandEntry',
  MYS: 'malaysiaListingTime',
  PHL: 'philippinesListingTime',
  BHR: 'onArrivalBahrainEntry',
  KEN: 'onArrivalKenyaEntry',
};

function reportOf(id: FactId): NonNullable<Country['nowReported']> {
  const { source, nowReported } = facts[id];
  const check = nowReported?.source ?? source;
  if (!nowReported || check === 'agency') throw new Error(`The fact "${id}" has no newer report to check.`);
  return { value: nowReported.value, asOf: nowReported.asOf, check: officialLinks[check] };
}

/** What public sources report of listed destinations, by their short name. Specification §2, Visa services listing. */
export const listingReports: Readonly<Record<string, Country['nowReported']>> = Object.fromEntries(
  Object.entries(reportedFacts).map(([shortName, id]) => [shortName, reportOf(id)]),
);
