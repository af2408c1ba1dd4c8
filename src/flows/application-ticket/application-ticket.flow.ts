import { applicationTicketMachine } from '../../../machines/application-ticket/application-ticket.machine';
import { ticketsStorageKey } from '../../../machines/site/deliveries/ticket';
import { source } from '../../../machines/source';
import { defineFlow } from '../running';
import { subscribeToChild } from '../site';
import { pagePrinter } from '../sources/printer';

/** The ticket in the site: what the tab has kept of it, and what the site's deliveries issue meanwhile. */
export const applicationTicketFlow = defineFlow(({ site, ports }) => {
  const kept = ports.storedValue(ticketsStorageKey);
  return {
    input: { site },
    logic: applicationTicketMachine.provide({
      actors: {
        tickets: source(({ sendBack, receive, input: { isAwaited } }) => {
          receive(() => kept.clear());
          sendBack({ type: 'tickets.found', tickets: kept.read() ?? [], isAwaited });
          return subscribeToChild(site, 'deliveries', (deliveries) => {
            let told: unknown;
            const tell = () => {
              const { tickets } = deliveries.getSnapshot().context;
              if (tickets !== told) sendBack({ type: 'tickets.found', tickets, isAwaited: false });
              told = tickets;
            };
            tell();
            return deliveries.subscribe({ next: tell, error: () => {} });
          });
        }),
        printer: pagePrinter(ports),
      },
    }),
  };
});
