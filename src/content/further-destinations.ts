import type { Country } from '../../machines/country-listing/listing';
import { countries } from './countries';

/** A destination with an answer page of its own; only the listing's have a time of ours and a guide. */
export type AnsweredDestination = Omit<Country, 'processingTime' | 'now'> &
  Partial<Pick<Country, 'processingTime'>>;

const row = (name: string, shortName: string, flag: string): AnsweredDestination => ({
  name,
  shortName,
  flag,
  category: 'other',
});

/** Those that the listing, its search and the map do not have: what people from India ask for most beside the 62. */
export const furtherDestinations: readonly AnsweredDestination[] = [
  row('Sri Lanka', 'LKA', 'lk'),
  row('Nepal', 'NPL', 'np'),
  row('Georgia', 'GEO', 'ge'),
  row('Maldives', 'MDV', 'mv'),
  row('Mauritius', 'MUS', 'mu'),
  row('Bhutan', 'BTN', 'bt'),
  row('Azerbaijan', 'AZE', 'az'),
  row('Kazakhstan', 'KAZ', 'kz'),
  row('China', 'CHN', 'cn'),
];

/** Every destination with an answer page, the listing's first. Specification §2, Destination pages. */
export const answeredDestinations: readonly AnsweredDestination[] = [...countries, ...furtherDestinations];
