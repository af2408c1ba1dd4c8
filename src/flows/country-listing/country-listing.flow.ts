import {
  countryListingMachine,
  type DismissalMade,
} from '../../../machines/country-listing/country-listing.machine';
import { bannerDismissalStorageKey } from '../../../machines/country-listing/listing';
import { source } from '../../../machines/source';
import { defineFlow } from '../running';
import { firstQuery, handedOver } from '../sources/address';
import { earlyText } from '../sources/early-text';

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
        askedPlace: firstQuery(site, ({ to }) =>
          to === undefined || to === '' ? undefined : { type: 'search.typed', text: to.slice(0, 60) },
        ),
        earlySearch: earlyText('search', (text) => ({ type: 'search.typed', text })),
        arrival: handedOver(site, 'applicationSubmitted', () => ({ type: 'application.arrived' })),
      },
    }),
  };
});
