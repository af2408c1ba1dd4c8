import fc from 'fast-check';
import { DeliveryFailure } from '../../../machines/ports';
import { deliveryMachine } from '../../../machines/site/deliveries/delivery.machine';
import { type Play, playOf } from '../../support/arbitraries';
import { implies } from '../../support/random-values';

export const randomEvents: Play = playOf(deliveryMachine, {
  input: { order: { kind: 'application', submissionId: 'a', payload: {} } },
  events: {
    'xstate.error.actor.deliver': fc.record({
      error: fc.constantFrom(new DeliveryFailure('offline'), new DeliveryFailure('rejected')),
    }),
  } as never,
  answers: { deliver: fc.constant(undefined) },
  holds: ({ snapshot }) => ({
    'only what did not arrive has a failure': implies(
      snapshot.matches('accepted'),
      snapshot.context.failure === undefined,
    ),
  }),
});
