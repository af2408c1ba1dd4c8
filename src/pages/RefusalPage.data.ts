import { publicationsOnce } from '../../machines/publications';
import { factDays } from '../content/fact-age';
import { refusalChecks, refusalPublications, shownAuthorities } from '../content/refusals';
import { licensedHelpWords } from '../ui/licensed-help';
import type { PageRequest } from './page-request';

/** Whose refusals can be read, their reasons, and what we may say of our help. */
export function load({ day }: PageRequest) {
  const authorities = shownAuthorities();
  return {
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
