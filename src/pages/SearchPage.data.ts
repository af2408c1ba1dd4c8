import { factDays } from '../content/fact-age';
import { listedChecks, listedDatesLineOn } from '../content/listed-answers';
import { foundKindTitles, searchedOn } from '../content/search-content';
import type { PageRequest } from './page-request';

/** Everything that can be found, so that nothing is fetched while somebody types. */
export function load({ day }: PageRequest) {
  return {
    ...searchedOn(day),
    titles: foundKindTitles,
    dates: { line: listedDatesLineOn(day), publications: [] },
    age: factDays(listedChecks, day),
  };
}

export type SearchData = ReturnType<typeof load>;
