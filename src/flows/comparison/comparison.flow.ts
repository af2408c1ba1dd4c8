import { comparisonMachine } from '../../../machines/comparison/comparison.machine';
import { defineFlow } from '../running';
import { currentQuery } from '../sources/address';

/** The comparison in the site: the query of its address says what stands side by side. */
export const comparisonFlow = defineFlow(({ site }) => ({
  input: {},
  logic: comparisonMachine.provide({
    actors: {
      address: currentQuery(site, ['with'], (query) => ({ type: 'address.changed', query })),
    },
  }),
}));
