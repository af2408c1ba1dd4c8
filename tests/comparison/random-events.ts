import fc from 'fast-check';
import { comparisonMachine } from '../../machines/comparison/comparison.machine';
import { anyText, nothing, playOf, type Play } from '../support/arbitraries';

const known = ['brazil', 'china', 'france', 'japan', 'kenya'];

const id = fc.record({ id: fc.oneof(fc.constantFrom(...known), anyText) });
const named = fc.oneof(
  fc.constant(undefined),
  anyText,
  fc.array(fc.constantFrom(...known), { maxLength: 5 }).map((ids) => ids.join()),
);

/** What may happen to a comparison in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(comparisonMachine, {
  input: { known },
  events: {
    'address.changed': fc.record({ query: fc.record({ with: named }) }),
    'destination.added': id,
    'destination.removed': id,
    'comparison.cleared': nothing,
  },
  holds: ({ snapshot }) => {
    const { compared } = snapshot.context;
    return {
      'there are three at most, known and once each':
        compared.length <= 3 &&
        new Set(compared).size === compared.length &&
        compared.every((one) => known.includes(one)),
      'the state says how many there are':
        snapshot.value === (compared.length === 0 ? 'empty' : compared.length === 3 ? 'full' : 'open'),
    };
  },
});
