import fc from 'fast-check';
import { destinationMapMachine } from '../../machines/destination-map/destination-map.machine';
import { mapFilters } from '../../machines/destination-map/filters';
import { anyText, nothing, playOf, type Play } from '../support/arbitraries';

/** What may happen to the map in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(destinationMapMachine, {
  input: undefined,
  events: {
    'mark.pointed': fc.record({ name: fc.oneof(fc.constantFrom('Japan', 'Kenya'), anyText) }),
    'map.left': nothing,
    'escape.pressed': nothing,
    'filter.toggled': fc.record({ filter: fc.constantFrom(...mapFilters) }),
    'filters.cleared': nothing,
    'list.toggled': nothing,
  },
  holds: ({ snapshot }) => {
    const { filters, pointed } = snapshot.context;
    return {
      'a filter stands once': new Set(filters).size === filters.length,
      'an open tip has a destination': !snapshot.matches({ tip: 'open' }) || pointed !== undefined,
    };
  },
});
