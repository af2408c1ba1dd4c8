import { createContext, use } from 'react';
import type { PageFacts } from '../content/fact-words';

/** The figures that the texts of a page name: it starts with its own, never with all of the site's. */
export const PageFactsContext = createContext<PageFacts>({});

/** The figures of the page. */
export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
