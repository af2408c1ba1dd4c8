import { checksIn, factDays } from '../content/fact-age';
import { faqGroups, licenceSources, licensedAdvice } from '../content/faq';
import { factsIn, publicationsIn, sourcesWithoutRupees } from '../content/shown-content';
import type { PageRequest } from './page-request';

/** The questions with their answers, figures and sources. */
export function load({ day }: PageRequest) {
  return {
    groups: faqGroups,
    facts: factsIn(faqGroups, day),
    sources: sourcesWithoutRupees([...publicationsIn(faqGroups), ...licenceSources]),
    age: factDays(checksIn(faqGroups, day), day),
    licensedAdvice,
  };
}

export type FaqData = ReturnType<typeof load>;

export const questions = () => faqGroups.flatMap(({ items }) => items);
