import type { GuideQuestion } from '../content/guides/guide';
import { publicationsOnce } from '../../machines/publications';
import { factDays } from '../content/fact-age';
import { refusalChecks, refusalPublications, shownAuthorities } from '../content/refusals';
import { licensedHelpWords } from '../ui/licensed-help';
import type { PageRequest } from './page-request';

/** The page's question, and the answer in one sentence. */
const asked: GuideQuestion = {
  question: 'Visa refused: what did they mean?',
  answer:
    'The numbers in the letter say it. You can apply again at any time unless the letter names a ban, and it helps only when something has changed. Tick the numbers, or paste the letter.',
};

export const questions = () => [asked];

/** Whose refusals can be read, their reasons, and what we may say of our help. */
export function load({ day }: PageRequest) {
  const authorities = shownAuthorities();
  return {
    asked,
    authorities,
    help: Object.fromEntries(authorities.map(({ id, country }) => [id, licensedHelpWords(country)])),
    age: factDays(refusalChecks, day),
    dates: {
      line: 'Each answer says when it was checked and how well it is supported. What the letter itself says counts.',
      publications: publicationsOnce(refusalPublications),
    },
  };
}

export type RefusalData = ReturnType<typeof load>;
