import { monthAndYear } from '../../machines/date-words';
import { exchangeRates } from '../content/exchange-rates';
import { publications } from '../content/fact-publications';
import { comparisonOf, rupeesLineOn } from '../content/fact-words';
import { checked } from '../content/checked';
import { asOf, facts } from '../content/facts';
import type { PageRequest } from './page-request';

/** Every publication that figures rest on, and what may be said of them: counted, never typed. */
export function load({ day }: PageRequest) {
  return {
    asOf,
    lastChecked: monthAndYear(checked),
    rupeesLine: rupeesLineOn(day),
    comparison: comparisonOf(facts),
    publications: [
      ...Object.values(publications),
      exchangeRates.source,
      exchangeRates.newZealandSource,
      exchangeRates.indonesianSource,
    ],
  };
}

export type AboutData = ReturnType<typeof load>;
