import fc from 'fast-check';
import { sharedTripMachine } from '../../machines/shared-trip/shared-trip.machine';
import { count, site, someFolder } from '../support/random-values';
import { nothing, playOf, type Play } from '../support/arbitraries';

const trip = fc.constantFrom({ destination: 'Japan' }, { destination: 'France', entry: '2027-01-20' });

/** What may happen to a shared trip in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(sharedTripMachine, {
  input: { site },
  events: {
    'trip.received': fc.record({ trip }),
    'link.unreadable': nothing,
    'own-trip.known': fc.record({ trip: someFolder }),
    'take.pressed': nothing,
    'look.pressed': nothing,
    'close.pressed': nothing,
  },
  holds: ({ snapshot, events, emitted }) => ({
    'what is offered is there':
      snapshot.matches('none') || snapshot.matches('unreadable') || snapshot.context.shared !== undefined,
    'nothing comes into the folder that was not taken':
      count(emitted, 'trip.patched') <= count(events, 'take.pressed'),
  }),
});
