import { factDays } from '../content/fact-age';
import { centresToAsk, everyCentreChecked } from '../content/visa-centres/visa-centres';
import type { PageRequest } from './page-request';

/** The destinations where something is applied for, and how old what is said of them is. */
export function load({ day }: PageRequest) {
  return {
    destinations: centresToAsk(),
    age: factDays(everyCentreChecked, day),
    dates: {
      line: 'Each answer says when it was checked and how well it is supported; the destination’s page names its sources. Districts change: look at the official page before you book.',
      publications: [],
    },
  };
}

export type VisaCentreData = ReturnType<typeof load>;
