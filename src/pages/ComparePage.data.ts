import { factDays } from '../content/fact-age';
import { comparedDestinations, usualComparisons } from '../content/compared-destinations';
import { listedChecks, listedDatesLineOn } from '../content/listed-answers';
import type { PageRequest } from './page-request';

/** What can be compared, with every word of it: nothing is fetched when a destination is added. */
export function load({ day }: PageRequest) {
  return {
    destinations: comparedDestinations(day),
    usual: usualComparisons,
    dates: { line: listedDatesLineOn(day), publications: [] },
    age: factDays(listedChecks, day),
  };
}

export type CompareData = ReturnType<typeof load>;
