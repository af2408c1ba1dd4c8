import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import {
  applicationTicketMachine,
  selectShownTickets,
} from '../../machines/application-ticket/application-ticket.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, someTickets } from '../support/random-values';

export const randomEvents: Play = playOf(applicationTicketMachine, {
  input: { site: createEmptyActor() as never, load: () => Promise.resolve('view'), isAwaited: false },
  events: {
    'tickets.found': fc.record({ tickets: someTickets, isAwaited: fc.boolean() }),
    'open.pressed': nothing,
    'print.pressed': nothing,
    'dismiss.pressed': nothing,
  },
  answers: { loadCode: fc.constant('view') },
  holds: ({ snapshot, events, emitted }) => ({
    'there is a ticket in every state but one':
      snapshot.matches('absent') === (selectShownTickets(snapshot) === undefined),
    'only what was put away is forgotten':
      count(emitted, 'tickets.dismissed') <= count(events, 'dismiss.pressed'),
  }),
});
