import type { NeedFilter } from '../../machines/country-listing/listing';

/** The second row of the listing's filters, in its order. */
export const needFilters = [
  { id: 'any', title: 'Any visa rule' },
  { id: 'none', title: 'No visa' },
  { id: 'on-arrival', title: 'On arrival' },
  { id: 'online', title: 'E-visa or online form' },
  { id: 'visa', title: 'Visa before travel' },
] as const satisfies readonly { readonly id: NeedFilter; readonly title: string }[];
