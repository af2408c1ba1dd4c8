import { describe, expect, it } from 'vitest';
import { callDayAfter } from '../../machines/application-ticket/call-day';
import { ticketOf, withTicket } from '../../machines/site/deliveries/ticket';
import { application as sent, ticket } from '../support/application';

const { sentAt } = ticket;

describe('the ticket of an application', () => {
  it('says what was sent and when, without phone and e-mail', () => {
    expect(ticketOf('0f8fad5b', sent, sentAt)).toEqual(ticket);
  });

  it.each([[undefined], [null], [''], [{}], [{ ...sent, country: 7 }]])('there is none for %j', (foreign) => {
    expect(ticketOf('0f8fad5b', foreign, sentAt)).toBeUndefined();
  });

  it('the last stands first; the same application has one; a dozen are enough', () => {
    const nepal = { ...ticket, reference: 'a1b2c3d4', country: 'Nepal' };
    const again = { ...ticket, sentAt: '2026-01-15T05:00:00.000Z' };
    expect(withTicket([], ticket)).toEqual([ticket]);
    expect(withTicket([ticket], nepal)).toEqual([nepal, ticket]);
    expect(withTicket([nepal, ticket], again)).toEqual([again, nepal]);
    const many = Array.from({ length: 12 }, (_, index) => ({ ...ticket, reference: String(index) }));
    expect(withTicket(many, ticket)).toEqual([ticket, ...many.slice(0, 11)]);
  });
});

/** The agency works Monday to Saturday, in India. */
describe('the day of the call', () => {
  it.each<[why: string, sentAt: string, day: string | undefined]>([
    ['a Thursday, as it opens', '2026-01-15T04:30:00.000Z', '2026-01-16'],
    ['a Thursday before it opens: the same day', '2026-01-15T04:29:59.000Z', '2026-01-15'],
    ['a Thursday at 04:19 in India', '2026-01-14T22:49:00.000Z', '2026-01-15'],
    ['a Sunday at 04:19 in India: Monday', '2026-01-17T22:49:00.000Z', '2026-01-19'],
    ['a Friday', '2026-01-16T10:00:00.000Z', '2026-01-17'],
    ['a Saturday: not on Sunday', '2026-01-17T10:00:00.000Z', '2026-01-19'],
    ['a Sunday', '2026-01-18T10:00:00.000Z', '2026-01-19'],
    ['Saturday in Europe, Sunday already in India', '2026-01-17T18:30:00.000Z', '2026-01-19'],
    ['the last minute of a Thursday in India', '2026-01-15T18:29:59.000Z', '2026-01-16'],
    ['the first of a Friday in India', '2026-01-15T18:30:00.000Z', '2026-01-16'],
    ['the end of a year', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ['a clock beyond the year 9999: no day', '+010000-01-15T04:30:00.000Z', undefined],
  ])('%s', (_why, moment, day) => {
    expect(callDayAfter(moment, '10:00')).toBe(day);
  });
});
