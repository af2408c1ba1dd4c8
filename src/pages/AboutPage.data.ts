import { monthAndYear } from '../../machines/date-words';
import { exchangeRates } from '../content/exchange-rates';
import { publications } from '../content/fact-publications';
import { comparisonOf, rupeesLine } from '../content/fact-words';
import { asOf, checked, facts } from '../content/facts';

/** Every publication that figures rest on, and what may be said of them: counted, never typed. */
export function load() {
  return {
    asOf,
    lastChecked: monthAndYear(checked),
    rupeesLine,
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
