import { factDays } from '../content/fact-age';
import { openedChecks, openedDestinations } from '../content/opened-destinations';
import type { PageRequest } from './page-request';

/** What visas of other countries open, as the destinations' pages say it. */
export function load({ day }: PageRequest) {
  return {
    destinations: openedDestinations(),
    age: factDays(openedChecks(), day),
    dates: {
      line: 'Each answer says when it was checked and how well it is supported; the destination’s page names its sources. Rules change: check the official page before you book.',
      publications: [],
    },
  };
}

export type VisasHeldData = ReturnType<typeof load>;
