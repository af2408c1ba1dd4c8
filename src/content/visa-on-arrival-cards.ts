import { shownFact, type ShownFact } from './fact-words';
import { facts, type FactId } from './facts';
import type { OfficialLink } from './official-links';
import { visaOnArrivalRegions, type VisaOnArrivalCountry } from './visa-on-arrival';

/** How one enters now: with a visa on arrival, without a visa, or after applying before the flight. */
export type Way = 'arrival' | 'free' | 'before';

type CardFact = Pick<ShownFact, 'now' | 'listed'>;

/** A country's card with its figures and its official page in place of their ids. */
export interface VisaOnArrivalCard extends Pick<
  VisaOnArrivalCountry,
  'name' | 'requirements' | 'highlights' | 'tip'
> {
  readonly entry: CardFact;
  readonly duration: CardFact;
  readonly cost: CardFact;
  readonly way: Way;
  /** The official page to check, where the figures are not the agency's own. */
  readonly check?: OfficialLink;
}

export interface VisaOnArrivalCardRegion {
  readonly id: string;
  readonly title: string;
  readonly countries: readonly VisaOnArrivalCard[];
}

function wayOf(entry: string): Way {
  if (entry.startsWith('visa-free')) return 'free';
  return /^(?:visa|visitor permit) on arrival/.test(entry) ? 'arrival' : 'before';
}

function cardFact(id: FactId, day: string): CardFact {
  const { now, listed } = shownFact(facts[id], day);
  return { now, ...(listed && { listed }) };
}

/** The card of a country on a day, with the words of its facts. */
export function cardOf(country: VisaOnArrivalCountry, day: string): VisaOnArrivalCard {
  const { entryFact, durationFact, costFact, ...words } = country;
  const { check } = shownFact(facts[entryFact], day);
  const entry = cardFact(entryFact, day);
  return {
    ...words,
    entry,
    way: wayOf(entry.now.value),
    duration: cardFact(durationFact, day),
    cost: cardFact(costFact, day),
    ...(check && { check }),
  };
}

/** The regions of the visa-on-arrival guide as the page shows them on a day. Specification §2, Blog post page. */
export function visaOnArrivalCardsOn(day: string): readonly VisaOnArrivalCardRegion[] {
  return visaOnArrivalRegions.map((region) => ({
    ...region,
    countries: region.countries.map((country) => cardOf(country, day)),
  }));
}
