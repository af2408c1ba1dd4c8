import { searchFieldId } from '../../../machines/search/address';
import { searchMachine } from '../../../machines/search/search.machine';
import { source } from '../../../machines/source';
import { enteredBeforeHydration } from '../before-hydration';
import { defineFlow } from '../running';
import { currentQuery } from '../sources/address';

/** The search in the site: the query of its address says what is looked for. */
export const searchFlow = defineFlow(({ site }) => ({
  input: { site },
  logic: searchMachine.provide({
    actors: {
      address: currentQuery(site, ['q'], (query) => ({ type: 'address.changed', query })),
      earlyText: source(({ sendBack }) => {
        const text = enteredBeforeHydration(searchFieldId);
        if (text !== '') sendBack({ type: 'text.typed', text });
      }),
    },
  }),
}));
