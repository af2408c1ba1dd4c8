import { refusalMachine } from '../../../machines/refusal/refusal.machine';
import { defineFlow } from '../running';
import { currentQuery } from '../sources/address';

/** A refusal, read in the site: the address names who refused. */
export const refusalFlow = defineFlow(({ site }) => ({
  input: {},
  logic: refusalMachine.provide({
    actors: { address: currentQuery(site, ['by'], (query) => ({ type: 'address.changed', query })) },
  }),
}));
