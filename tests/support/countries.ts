import type { Country } from '../../machines/country-listing/listing';

/** Behind the gate, and without a page of its own. */
export const france: Country = {
  name: 'France',
  shortName: 'FRA',
  flag: 'fr',
  category: 'schengen',
  processingTime: '15-20 Working Days',
};

/** Without a gate. */
export const japan: Country = {
  name: 'Japan',
  shortName: 'JPN',
  flag: 'jp',
  category: 'asia',
  processingTime: '10-15 Working Days',
};
