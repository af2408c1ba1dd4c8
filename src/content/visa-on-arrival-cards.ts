import { factWords, type FactWords } from './fact-words';
import { facts } from './facts';
import { officialLinks, type OfficialLink } from './official-links';
import { visaOnArrivalRegions, type VisaOnArrivalCountry } from './visa-on-arrival';

/** A country's card with its figures and its official page in place of their ids. */
export interface VisaOnArrivalCard extends Pick<
  VisaOnArrivalCountry,
  'name' | 'requirements' | 'highlights' | 'tip'
> {
  readonly entry: FactWords;
  readonly duration: FactWords;
  readonly cost: FactWords;
  /** Month and year in which the figures were published. */
  readonly asOf: string;
  /** The official page to check, where the figures are not the agency's own. */
  readonly check?: OfficialLink;
}

export interface VisaOnArrivalCardRegion {
  readonly id: string;
  readonly title: string;
  readonly countries: readonly VisaOnArrivalCard[];
}

/** The card of a country, with the words of its facts. */
export function cardOf(country: VisaOnArrivalCountry): VisaOnArrivalCard {
  const { entryFact, durationFact, costFact, ...words } = country;
  const { source, asOf } = facts[entryFact];
  return {
    ...words,
    entry: factWords(entryFact),
    duration: factWords(durationFact),
    cost: factWords(costFact),
    asOf,
    ...(source !== 'agency' && { check: officialLinks[source] }),
  };
}

/** The regions of the visa-on-arrival guide as the page shows them. Specification §2, Blog post page. */
export const visaOnArrivalCards: readonly VisaOnArrivalCardRegion[] = visaOnArrivalRegions.map((region) => ({
  ...region,
  countries: region.countries.map(cardOf),
}));
