import fc from 'fast-check';
import { factAgeMachine } from '../../machines/fact-age/fact-age.machine';
import { playOf, type Play } from '../support/arbitraries';

/** What may happen to the age of a page's figures in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(factAgeMachine, {
  input: { checked: '2026-11-21', built: '2026-12-01' },
  events: {
    'today.found': fc.record({
      today: fc.constantFrom('2025-01-01', '2026-12-01', '2027-05-21', '2031-01-01'),
    }),
  },
  holds: ({ snapshot, events }) => ({
    'it is old once a day was too late':
      snapshot.matches('old') ===
      events.some((event) => event.type === 'today.found' && event.today >= '2027-05-21'),
  }),
});
