import fc from 'fast-check';
import { paymentMachine } from '../../../machines/site/payment/payment.machine';
import { type Play, nothing, playOf } from '../../support/arbitraries';
import { anyLocation, site } from '../../support/random-values';

export const randomEvents: Play = playOf(paymentMachine, {
  input: { site },
  events: {
    'payment.returned': fc.record({
      payment: fc.record({
        outcome: fc.constantFrom('success' as const, 'failure' as const),
        transactionId: fc.constantFrom('N/A', 'pay_123'),
      }),
      location: anyLocation,
    }),
    'payment.absent': nothing,
  },
  holds: ({ snapshot, events }) => ({
    'it is told from the first return to the next address without one':
      snapshot.matches('told') === (events.at(-1)?.type === 'payment.returned'),
  }),
});
