import {
  countryListingMachine,
  type DismissalMade,
} from '../../../machines/country-listing/country-listing.machine';
import {
  bannerDismissalStorageKey,
  countryCategories,
  regionId,
  type CountryCategory,
} from '../../../machines/country-listing/listing';
import { source } from '../../../machines/source';
import { defineFlow } from '../running';
import { askedInHash, firstQuery, leftOnEntry } from '../sources/address';
import { earlyText } from '../sources/early-text';

function regionIn(hash: string): CountryCategory | undefined {
  return countryCategories
    .flatMap(({ id }) => (id === 'all' ? [] : [id]))
    .find((id) => hash === `#${regionId(id)}`);
}

/** The listing in the site. Specification §2 and §4, Visa listing. */
export const countryListingFlow = defineFlow(({ site, ports }) => {
  const dismissal = ports.storedValue(bannerDismissalStorageKey);
  return {
    input: { site },
    logic: countryListingMachine.provide({
      actors: {
        dismissal: source<{ type: 'banner.found-dismissed' }, undefined, DismissalMade>(
          ({ sendBack, receive }) => {
            if (dismissal.read()) sendBack({ type: 'banner.found-dismissed' });
            receive(() => void dismissal.write(true));
          },
        ),
        askedPlace: firstQuery(site, ['to'], ({ to }) =>
          to === undefined || to === '' ? undefined : { type: 'search.typed', text: to.slice(0, 60) },
        ),
        askedCategory: askedInHash(site, (hash) => {
          const category = regionIn(hash);
          return category && { type: 'category.asked', category };
        }),
        earlySearch: earlyText('search', (text) => ({ type: 'search.typed', text })),
        arrival: leftOnEntry(site, 'applicationAccepted', () => ({ type: 'application.arrived' })),
      },
    }),
  };
});
