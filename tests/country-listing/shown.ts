import {
  listingOf,
  type CountryListingSnapshot,
} from '../../machines/country-listing/country-listing.machine';

/** What the filters are and what they leave, as the view shows it. */
export function shownOf({
  context: { countries, typedText, appliedSearch, category, need },
}: CountryListingSnapshot) {
  return {
    typedText,
    appliedSearch,
    category,
    need,
    ...listingOf(countries, { category, need, search: appliedSearch }),
  };
}
