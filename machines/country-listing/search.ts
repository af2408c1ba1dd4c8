/** How the listing's search finds a destination: by the specified match first, then by what places are called besides. */
import { isCalled, nameInQuestion, namesBeginningWith, otherNameOf, type OtherName } from '../place-names';
import { isSearched, matchingCountries, type Country, type CountryCategory, type Filter } from './listing';

/** Fewer letters name no category. */
const nameMinimum = 3;

/** What people call the listing's categories, or a part of one. */
const categoryNames: Readonly<Record<string, CountryCategory>> = {
  schengen: 'schengen',
  europe: 'schengen',
  'european union': 'schengen',
  'euro trip': 'schengen',
  'schengen area': 'schengen',
  eurozone: 'schengen',
  scandinavia: 'schengen',
  balkans: 'schengen',
  'north america': 'north_america',
  oceania: 'uk_oceania',
  'far east': 'asia',
  'south east asia': 'asia',
  'southeast asia': 'asia',
  'middle east': 'middle_east_africa',
  gulf: 'middle_east_africa',
  gcc: 'middle_east_africa',
  africa: 'middle_east_africa',
  'south america': 'other',
};

/** A category, as somebody named it. */
export interface NamedCategory {
  readonly said: string;
  readonly category: CountryCategory;
}

/** The category that a text names, as far as it is written out: `europ` is Europe. */
function categoryCalled(text: string): NamedCategory | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < nameMinimum) return undefined;
  const said = Object.keys(categoryNames).find((name) => name.startsWith(wanted));
  const category = said === undefined ? undefined : categoryNames[said];
  if (said === undefined || category === undefined) return undefined;
  return { said: said.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), category };
}

function closeness({ name, shortName, flag }: Country, wanted: string): number {
  const isExact =
    [name, shortName, flag].some((text) => text.toLowerCase() === wanted) || isCalled(name, wanted);
  if (isExact) return 0;
  return name.toLowerCase().startsWith(wanted) ? 1 : 2;
}

/** An exact name, code or other name first, then names that begin with the text, then the rest. */
function closestFirst(countries: readonly Country[], search: string): readonly Country[] {
  const wanted = search.trim().toLowerCase();
  return [...countries].sort((one, other) => closeness(one, wanted) - closeness(other, wanted));
}

/** What a search comes to. */
export interface Finding {
  readonly countries: readonly Country[];
  /** What the words mean, where they are no country's listed name: other names, or the name of a category. */
  readonly names?: readonly OtherName[];
  readonly named?: NamedCategory;
}

function byOtherName(countries: readonly Country[], category: Filter['category'], text: string): Finding {
  const exact = otherNameOf(text) ?? codeName(countries, text);
  const names = (exact ? [exact] : namesBeginningWith(text)).filter(({ country }) =>
    countries.some(({ name, category: own }) => name === country && (category === 'all' || own === category)),
  );
  const found = names.flatMap(({ country }) => countries.filter(({ name }) => name === country));
  return { countries: found, names };
}

/** A code of two letters that is no part of a name: `gb`. */
function codeName(countries: readonly Country[], text: string): OtherName | undefined {
  const code = text.trim().toLowerCase();
  const country = countries.find(({ flag }) => flag === code);
  return country && { said: code.toUpperCase(), country: country.name, isPart: false };
}

function byCategoryName(countries: readonly Country[], category: Filter['category'], text: string): Finding {
  const named = categoryCalled(text);
  if (!named || (category !== 'all' && category !== named.category)) return { countries: [] };
  return { countries: countries.filter((country) => country.category === named.category), named };
}

/**
 * The countries that a search means. The specified match decides; only when it finds nothing, the words are tried as
 * another name, as a category's name, and as a question around a name. Specification §5, Visa listing search.
 */
export function findCountries(countries: readonly Country[], { category, search }: Filter): Finding {
  if (!isSearched(search)) return { countries: matchingCountries(countries, { category, search }) };
  const texts = [...new Set([search.trim(), nameInQuestion(search)])].filter(isSearched);
  for (const text of texts) {
    const matching = matchingCountries(countries, { category, search: text });
    if (matching.length > 0) return { countries: closestFirst(matching, text) };
    const called = byOtherName(countries, category, text);
    if (called.countries.length > 0) return called;
    const ofCategory = byCategoryName(countries, category, text);
    if (ofCategory.countries.length > 0) return ofCategory;
  }
  return { countries: [] };
}
