import { blogListMachine, type ScrollRequested } from '../../../machines/blog-list/blog-list.machine';
import { source } from '../../../machines/source';
import { defineFlow } from '../running';
import { currentQuery } from '../sources/address';
import { earlyText } from '../sources/early-text';

function goToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** The blog list in the site: the query of its address says what it shows. Specification §4, Blog list. */
export const blogListFlow = defineFlow(({ site }) => ({
  input: {},
  logic: blogListMachine.provide({
    actors: {
      address: currentQuery(site, ['category', 'page', 'search'], (query) => ({
        type: 'address.changed',
        query,
      })),
      earlySearch: earlyText('search', (text) => ({ type: 'search.typed', text })),
      scroll: source<never, undefined, ScrollRequested>(({ receive }) => receive(goToTop)),
    },
  }),
}));
