/** The ticket of an application that has arrived: what of it the tab keeps. */
import * as v from 'valibot';
import { checkedBy, rowByRow } from '../../kept';
import type { StorageKey } from '../../ports';

/** What a device keeps of an application that has arrived: neither phone nor e-mail, because computers are shared. */
export const keptDetails = {
  fullName: v.string(),
  country: v.string(),
  visaType: v.string(),
  stateOfApplication: v.string(),
};

const sentSchema = v.object(keptDetails);

const ticketSchema = v.object({
  reference: v.string(),
  /** When it was sent, as an ISO timestamp. */
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  ...keptDetails,
});

export type Ticket = Readonly<v.InferOutput<typeof ticketSchema>>;

/** The tickets of this tab, the last one first, until they are dismissed. */
export const ticketsStorageKey: StorageKey<readonly Ticket[]> = {
  key: 'deshantar:tickets:v1',
  lasts: 'tab',
  check: checkedBy(rowByRow(ticketSchema)),
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
