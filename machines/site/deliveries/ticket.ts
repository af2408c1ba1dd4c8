/** The ticket of an application that has arrived: what of it the tab keeps, and when we call. */
import * as v from 'valibot';
import { addDays, weekdayOf } from '../../calendar';
import { checkedBy } from '../../kept';
import type { Kept } from '../../ports';

/** What a ticket says of what was sent: neither phone nor e-mail, because computers are shared. */
const sentDetails = {
  fullName: v.string(),
  country: v.string(),
  visaType: v.string(),
  stateOfApplication: v.string(),
};

const sentSchema = v.object(sentDetails);

const ticketSchema = v.object({
  reference: v.string(),
  /** When it was sent, as an ISO timestamp. */
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  ...sentDetails,
});

export type Ticket = Readonly<v.InferOutput<typeof ticketSchema>>;

/** The tickets of this tab, the last one first, until they are dismissed. */
export const keptTickets: Kept<readonly Ticket[]> = {
  key: 'deshantar:tickets:v1',
  lasts: 'tab',
  check: checkedBy(v.array(ticketSchema)),
};

/** More than one family sends from one tab. */
const mostTickets = 12;

/** The ticket of what was sent; nothing of what is no application. */
export function ticketOf(reference: string, sent: unknown, sentAt: string): Ticket | undefined {
  const { success, output } = v.safeParse(sentSchema, sent);
  return success ? { reference, sentAt, ...output } : undefined;
}

/** The tickets with one more in front; one for the same application replaces the earlier. */
export function withTicket(tickets: readonly Ticket[], ticket: Ticket): readonly Ticket[] {
  return [ticket, ...tickets.filter(({ reference }) => reference !== ticket.reference)].slice(0, mostTickets);
}

const indiaMinutesAheadOfUtc = 330;
const minutesOfADay = 1440;
const sunday = 6;

/** The calendar date in India at a moment, an ISO timestamp in UTC. */
function dateInIndia(moment: string): string {
  const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) + indiaMinutesAheadOfUtc;
  return addDays(moment.slice(0, 10), minutes >= minutesOfADay ? 1 : 0);
}

/** The agency's next working day after a moment: the day after it in India, or the Monday after that. */
export function callDayAfter(sentAt: string): string {
  const nextDay = addDays(dateInIndia(sentAt), 1);
  return weekdayOf(nextDay) === sunday ? addDays(nextDay, 1) : nextDay;
}
