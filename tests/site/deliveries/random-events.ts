import fc from 'fast-check';
import { deliveriesMachine } from '../../../machines/site/deliveries/deliveries.machine';
import type { KnownDelivery } from '../../../machines/site/deliveries/known-deliveries';
import type { Ticket } from '../../../machines/site/deliveries/ticket';
import { type Play, anyText } from '../../support/arbitraries';
import { livePlayOf } from '../../support/live-play';
import { anyId, eventOf, site, someTickets } from '../../support/random-values';

export const randomEvents: Play = livePlayOf(deliveriesMachine, {
  input: { site },
  events: fc.oneof(
    eventOf(
      'delivery.ordered',
      fc.record({
        order: fc.record({
          kind: fc.constantFrom('application' as const, 'assessment' as const),
          submissionId: anyId,
          payload: fc.constant({}),
        }),
        sentAt: anyText,
      }),
    ),
    eventOf(
      'deliveries.found',
      fc.record({
        open: fc.array(fc.record({ id: anyId, sentAt: anyText }), { maxLength: 1 }),
        tickets: someTickets,
      }),
    ),
    eventOf('page.loaded', fc.record({ pathname: fc.constantFrom('/terms', '/apply-visa') })),
    eventOf('tickets.dismissed'),
    eventOf('device.cleared'),
  ),
  holds: ({ snapshot }) => {
    const known: readonly KnownDelivery[] = snapshot.context.known;
    return {
      'each is known once': new Set(known.map(({ id }) => id)).size === known.length,
      'each has one ticket at most':
        new Set(snapshot.context.tickets.map(({ reference }: Ticket) => reference)).size ===
        snapshot.context.tickets.length,
      'what is being sent has its chart': known.every(
        ({ id, status }) => (status === 'sending') === Object.hasOwn(snapshot.children, id),
      ),
    };
  },
});
