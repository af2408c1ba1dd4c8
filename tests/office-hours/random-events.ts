import fc from 'fast-check';
import { officeHoursMachine } from '../../machines/office-hours/office-hours.machine';
import { site } from '../../src/site';
import { playOf, type Play } from '../support/arbitraries';

const now = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** What may happen to the office hours in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(officeHoursMachine, {
  input: { hours: site.hours },
  events: { 'time.told': fc.record({ now }) },
  holds: ({ snapshot: { value, context } }) => ({
    'the state is what the hours say':
      value === 'unknown' ? !context.opening : context.opening?.isOpen === (value === 'open'),
    'it opens within three days': !context.opening || context.opening.isOpen || context.opening.inDays <= 2,
  }),
});
