import { checksIn, factDays } from '../content/fact-age';
import { savings } from '../content/savings';
import { factsIn, publicationsIn, sourcesWithoutRupees } from '../content/shown-content';
import type { PageRequest } from './page-request';

/** What costs nothing in any case, with its figures and sources. */
export function load({ day }: PageRequest) {
  return {
    savings,
    facts: factsIn(savings, day),
    sources: sourcesWithoutRupees(publicationsIn(savings)),
    age: factDays(checksIn(savings, day), day),
  };
}

export type OfferZoneData = ReturnType<typeof load>;
