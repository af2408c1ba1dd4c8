import type { GuideQuestion } from '../content/guides/guide';
import { factDays } from '../content/fact-age';
import { openedChecks, openedDestinations } from '../content/opened-destinations';
import type { PageRequest } from './page-request';

/** The page's question, and the answer in one sentence. */
const asked: GuideQuestion = {
  question: 'Visas I hold: where else do they let me in?',
  answer:
    'With a US, UK or Schengen visa also to Georgia, Mexico, Turkey, Taiwan, the Philippines, the UAE and others, each on conditions. Tick yours.',
};

export const questions = () => [asked];

/** What visas of other countries open, as the destinations' pages say it. */
export function load({ day }: PageRequest) {
  return {
    asked,
    destinations: openedDestinations(),
    age: factDays(openedChecks(), day),
    dates: {
      line: 'Each answer says when it was checked and how well it is supported; the destination’s page names its sources. Rules change: check the official page before you book.',
      publications: [],
    },
  };
}

export type VisasHeldData = ReturnType<typeof load>;
