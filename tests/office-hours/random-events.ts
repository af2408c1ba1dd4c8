import fc from 'fast-check';
import { officeHoursMachine } from '../../machines/office-hours/office-hours.machine';
import { agency } from '../../src/site';
import { playOf, type Play } from '../support/arbitraries';

const now = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  time: fc.constantFrom('00:00', '09:59', '10:00', '18:59', '19:00', '23:59'),
});

/** What may happen to the office hours in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(officeHoursMachine, {
  input: { hours: agency.hours },
  events: { 'time.told': fc.record({ now }) },
  holds: ({ snapshot: { value, context } }) => ({
    'the state is what the hours say': value === 'looking' || context.opening?.isOpen === (value === 'open'),
    'it opens within two days': !context.opening || context.opening.isOpen || context.opening.inDays <= 2,
  }),
});
