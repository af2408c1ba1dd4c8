import { checkedOn, publicationsOf } from '../../machines/evidence';
import { publicationsOnce } from '../../machines/publications';
import { factDays } from '../content/fact-age';
import { shownTopics, topicEvidence, topicsAt } from '../content/topics';
import { agency } from '../site';
import type { PageRequest } from './page-request';

/** The topics with their questions and answers, and what those rest on. */
export function load({ day }: PageRequest) {
  return {
    topics: shownTopics(agency.prices),
    age: factDays(topicEvidence.map(checkedOn), day),
    dates: {
      line: 'Each answer says when it was checked and how well it is supported. Rules change: look at the official page before you pay.',
      publications: publicationsOnce(publicationsOf(topicEvidence)),
    },
  };
}

export type AnswersData = ReturnType<typeof load>;

export const questions = () => topicsAt(agency.prices).flatMap(({ answers }) => answers);
