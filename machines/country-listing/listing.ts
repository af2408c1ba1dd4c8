/** The countries of the visa services listing: how they are grouped, found and applied for. Specification §3 and §5. */
import type { Destination } from '../eligibility-checker/choices';
import { isMark } from '../kept';
import type { StorageKey } from '../ports';

/** The category chips, in their order. `all` is a filter, not a group. */
export const countryCategories = [
  { id: 'all', title: 'All' },
  { id: 'schengen', title: 'Schengen Area' },
  { id: 'north_america', title: 'North America' },
  { id: 'uk_oceania', title: 'UK & Oceania' },
  { id: 'asia', title: 'Asia' },
  { id: 'middle_east_africa', title: 'Middle East & Africa' },
  { id: 'other', title: 'Other Destinations' },
] as const;

export type CountryFilter = (typeof countryCategories)[number]['id'];
export type CountryCategory = Exclude<CountryFilter, 'all'>;

/** What an Indian passport needs: nothing, a visa on arrival, something that is asked for online, or a visa before travel. */
export const visaNeeds = ['none', 'on-arrival', 'online', 'visa'] as const;
export type VisaNeed = (typeof visaNeeds)[number];
/** The second filter: a destination whose need is not known any more stands under `any` alone. */
export type NeedFilter = 'any' | VisaNeed;

/** What a card answers, in words. */
export interface ListedAnswer {
  readonly need?: VisaNeed;
  /** "Visa before travel" */
  readonly kind: string;
  readonly fee: { readonly value: string; readonly rupees?: string };
  readonly time: {
    readonly value: string;
    /** When that was looked up: "checked November 2026". */
    readonly when?: string;
    /** The time of our list, where it is another. */
    readonly listed?: string;
  };
}

export interface Country {
  readonly name: string;
  /** What people call it for short; searched like the name. */
  readonly shortName: string;
  /** The ISO 3166 code of its flag, in lower case. */
  readonly flag: string;
  readonly category: CountryCategory;
  readonly processingTime: string;
  /** The guide, where there is one. */
  readonly link?: string;
  /** The three rows of its card; absent where nothing but the time of our list is known. */
  readonly answer?: ListedAnswer;
}

/** A search of fewer characters shows everything. Specification §9. */
export const searchMinimum = 2;

/** Whether a text is long enough to search for. */
export function isSearched(search: string): boolean {
  return search.trim().length >= searchMinimum;
}

export interface Filter {
  readonly category: CountryFilter;
  readonly search: string;
}

/** The countries where an Indian passport needs that and nothing else. */
export function countriesWithNeed(countries: readonly Country[], need: NeedFilter): readonly Country[] {
  return need === 'any' ? countries : countries.filter(({ answer }) => answer?.need === need);
}

/** The countries of a category whose name or short name contains the search, in any letter case. */
export function matchingCountries(
  countries: readonly Country[],
  { category, search }: Filter,
): readonly Country[] {
  const searches = isSearched(search);
  const wanted = search.trim().toLowerCase();
  return countries.filter(
    (country) =>
      (category === 'all' || country.category === category) &&
      (!searches ||
        country.name.toLowerCase().includes(wanted) ||
        country.shortName.toLowerCase().includes(wanted)),
  );
}

const gatedCategories: ReadonlySet<CountryCategory> = new Set(['schengen', 'north_america', 'uk_oceania']);

/** Whether "Apply Now" asks for the eligibility check first. Specification §4, Apply Now. */
export function needsEligibilityCheck({ category }: Pick<Country, 'category'>): boolean {
  return gatedCategories.has(category);
}

/** The destinations that the eligibility checker knows by name, by the listing's short name. */
const checkerDestinations: ReadonlyMap<string, Destination> = new Map([
  ['USA', 'usa'],
  ['UK', 'uk'],
  ['UAE', 'uae'],
  ['CAN', 'canada'],
  ['AUS', 'australia'],
  ['SGP', 'singapore'],
  ['MYS', 'malaysia'],
  ['THA', 'thailand'],
]);

/** Cyprus stands among the Schengen countries of the listing, but has a visa of its own. */
const outsideSchengen = 'CYP';

/** The eligibility checker's destination for a country; `other` where it has none of its own. */
export function checkerDestinationOf({
  category,
  shortName,
}: Pick<Country, 'category' | 'shortName'>): Destination {
  if (shortName === outsideSchengen) return 'other';
  if (category === 'schengen') return 'schengen';
  return checkerDestinations.get(shortName) ?? 'other';
}

/** Set when the banner was dismissed, for the browser session. */
export const bannerDismissalStorageKey: StorageKey<true> = {
  key: 'deshantar:banner-dismissed:v1',
  lasts: 'tab',
  check: isMark,
};

/** What the address of the listing ends with to name a region's heading: `/services#group-asia`. */
export function regionId(category: CountryCategory): string {
  return `group-${category}`;
}

/** The address of a listed country's page: its name in lower case with hyphens. */
export function destinationPath(name: string): string {
  return `/services/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** Where one applies. */
export const applicationPath = '/apply-visa';

/** Where the application for a country begins. Specification §4, Apply Now. */
export function applyPath(name: string): string {
  return `${applicationPath}?country=${encodeURIComponent(name)}`;
}
