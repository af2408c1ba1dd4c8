import { sendTo, setup } from 'xstate';
import { forNavigation, forNotices, type SiteRef } from '../events';
import type { Location } from '../navigation/location';
import { paymentNotice, type PaymentReturn } from './payment-return';

/** What each location says once the page there has read its own parameters. */
export type PaymentEvent =
  | { type: 'payment.returned'; payment: PaymentReturn; location: Location }
  | { type: 'payment.absent' };

const fromLocation = ({ event }: { event: { location: Location } }) => ({ location: event.location });

/**
 * Tells the outcome of a payment once, on whatever page it returns to, however often the address is read, and has the query
 * removed; the hash stays. Specification §4, Payment notice, §5, Payment return, and §8, Payment.
 */
export const paymentMachine = setup({
  types: {
    context: {} as { readonly site: SiteRef },
    events: {} as PaymentEvent,
    input: {} as { site: SiteRef },
  },
  actions: {
    announceOutcome: sendTo(
      ({ context }) => context.site,
      (_, { payment }: { payment: PaymentReturn }) =>
        forNotices({ type: 'notice.raised', notice: paymentNotice(payment) }),
    ),
    removeQuery: sendTo(
      ({ context }) => context.site,
      (_, { location: { pathname, hash } }: { location: Location }) =>
        forNavigation({
          type: 'navigation.requested',
          to: { pathname, hash },
          isReplacing: true,
          from: pathname,
        }),
    ),
  },
}).createMachine({
  id: 'payment',
  context: ({ input: { site } }) => ({ site }),
  initial: 'watching',
  states: {
    watching: {
      on: {
        'payment.returned': {
          target: 'told',
          actions: [
            { type: 'announceOutcome', params: ({ event }) => ({ payment: event.payment }) },
            { type: 'removeQuery', params: fromLocation },
          ],
        },
      },
    },
    told: {
      on: {
        'payment.returned': { actions: { type: 'removeQuery', params: fromLocation } },
        'payment.absent': 'watching',
      },
    },
  },
});
