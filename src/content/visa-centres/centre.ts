import type { CentreChoice, CentreDistrict } from '../../../machines/visa-centre/rules';
import type { OfficialLink } from '../official-links';
import type { CentrePublicationKey } from './publications';

/** What some words rest on, the most important first. */
export type Rests = readonly [first: CentrePublicationKey, ...others: CentrePublicationKey[]];

/** A sentence or two, and what they rest on. */
export type Sourced = readonly [words: string, ...Rests];

/** The cities that have a centre somewhere, each with the state that it lies in. */
export const centreCities = {
  Ahmedabad: 'Gujarat',
  Bengaluru: 'Karnataka',
  Chandigarh: 'Chandigarh',
  Chennai: 'Tamil Nadu',
  Delhi: 'Delhi',
  Goa: 'Goa',
  Gurugram: 'Haryana',
  Hyderabad: 'Telangana',
  Jaipur: 'Rajasthan',
  Jalandhar: 'Punjab',
  Kochi: 'Kerala',
  Kolkata: 'West Bengal',
  Kozhikode: 'Kerala',
  Lucknow: 'Uttar Pradesh',
  Mumbai: 'Maharashtra',
  Mysuru: 'Karnataka',
  Puducherry: 'Puducherry',
  Pune: 'Maharashtra',
  Thiruvananthapuram: 'Kerala',
} as const;

export type CentreCity = keyof typeof centreCities;

/** The cities with a centre, as a source lists them. */
export interface CentreList {
  readonly names: readonly CentreCity[];
  /** The list is old, or says itself that there are more. */
  readonly hasMore?: true;
  /** What the list does not say: "Mumbai belongs to the consulate in Goa." */
  readonly note?: string;
  readonly by: Rests;
}

/** Which mission takes which states. */
export interface CentreDistricts {
  readonly districts: readonly [CentreDistrict, ...CentreDistrict[]];
  readonly unnamed?: readonly string[];
  readonly note?: string;
  readonly by: Rests;
}

/** Where one applies in India for one destination: the one entry of each in the table. */
export interface VisaCentre {
  /** Where one applies, in a table's few words; VFS Global where it is absent. */
  readonly taker?: string;
  /** Where one applies, inside a sentence, where it is not through the taker. */
  readonly apply?: string;
  readonly takes: Sourced;
  /** Absent where no dated list was found. */
  readonly cities?: CentreList;
  /** Where the centre in Delhi is. */
  readonly delhi?: Sourced;
  readonly choice: CentreChoice;
  /** For whoever has to go by the state. */
  readonly districts?: CentreDistricts;
  /** What is known of the choice, besides a list of states or without one. */
  readonly centre?: Sourced;
  /** The service charge of the centre; absent where it was not found. */
  readonly charge?: Sourced;
  /** Where free appointments are shown; absent where no official page is known. */
  readonly appointments?: OfficialLink & { readonly words?: string };
  /** What that page showed on a day: a picture of that day, and nothing to plan with. */
  readonly snapshot?: Sourced;
  /** What is different for this destination. */
  readonly special: readonly Sourced[];
  /** Where to look. */
  readonly site: OfficialLink;
}

export const vfsSite = (code: string, name: string): OfficialLink => ({
  label: `VFS Global: ${name} in India`,
  href: `https://visa.vfsglobal.com/ind/en/${code}/`,
});

/** The states in groups that several lists share. */
export const northEast = [
  'Arunachal Pradesh',
  'Assam',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Tripura',
] as const;
