import fc from 'fast-check';
import { partyMachine } from '../../machines/party/party.machine';
import { nothing, playOf, type Play } from '../support/arbitraries';
import { site } from '../support/random-values';

/** What may happen to the party in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(partyMachine, {
  input: { site },
  events: {
    'trip.known': fc.constantFrom(
      { trip: {} },
      { trip: { party: { adults: 2, children: [4, null] } } },
      { trip: { party: { adults: 9, children: [] } } },
    ),
    'adult.added': nothing,
    'adult.removed': nothing,
    'child.added': nothing,
    'child.removed': nothing,
    'age.chosen': fc.record({
      child: fc.integer({ min: -1, max: 9 }),
      age: fc.option(fc.integer({ min: -1, max: 18 })),
    }),
  },
  holds: ({ snapshot }) => {
    const { adults, children } = snapshot.context.party;
    return {
      'one to nine adults travel': adults >= 1 && adults <= 9,
      'up to nine children travel, none of them grown': children.every((age) => age === null || age < 18),
      'it stands where the number of travellers says':
        snapshot.matches('several') === adults + children.length > 1,
    };
  },
});
