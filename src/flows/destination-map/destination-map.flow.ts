import { destinationMapMachine } from '../../../machines/destination-map/destination-map.machine';
import { defineFlow } from '../running';
import { escapeKey } from '../sources/escape-key';

/** The map of the destinations in the site. */
export const destinationMapFlow = defineFlow(() => ({
  input: {},
  logic: destinationMapMachine.provide({ actors: { escapeKey } }),
}));
