import type { GuideQuestion } from '../content/guides/guide';
import { checkedOn, publicationsOf } from '../../machines/evidence';
import { factDays } from '../content/fact-age';
import { shownTransitPlaces, transitPlaces } from '../content/transit-places';
import { publicationsOnce } from '../../machines/publications';
import type { PageRequest } from './page-request';

/** The page's question, and the answer in one sentence. */
const asked: GuideQuestion = {
  question: 'Do I need a transit visa?',
  answer:
    'At most airports no. The UK, the USA, Canada, Australia, New Zealand and Spain ask for a visa even if you only change planes; one that you hold may free you.',
};

export const questions = () => [asked];

/** The places, their rules, and what those rest on. */
export function load({ day }: PageRequest) {
  const rules = transitPlaces.flatMap((place) => place.rules);
  return {
    asked,
    places: shownTransitPlaces(),
    age: factDays(rules.map(checkedOn), day),
    dates: {
      line: 'Each answer says when it was checked and how well it is supported. The airline decides at the desk by its own database: ask it before you book.',
      // Those of the border are named by the destinations' pages.
      publications: publicationsOnce(publicationsOf(rules.filter(({ way }) => way === 'airside'))),
    },
  };
}

export type TransitData = ReturnType<typeof load>;
