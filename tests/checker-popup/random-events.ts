import { createEmptyActor } from 'xstate';
import { checkerPopupMachine } from '../../machines/checker-popup/checker-popup.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, implies } from '../support/random-values';

export const randomEvents: Play = playOf(checkerPopupMachine, {
  input: { site: createEmptyActor() as never, destination: 'uae' },
  events: {
    'visitor.acted': nothing,
    'page.scrolled': nothing,
    'page.occupied': nothing,
    'page.freed': nothing,
    'checker.seen': nothing,
  },
  holds: ({ snapshot, events, emitted }) => ({
    'it opens at most once': count(emitted, 'checker.requested') <= 1,
    'it never counts over something': !snapshot.matches({ page: 'occupied', visitor: 'quiet' }),
    'it never opens before the visitor has done anything': implies(
      count(emitted, 'checker.requested') > 0,
      count(events, 'visitor.acted') > 0,
    ),
    'seen once, it never opens again': implies(
      count(events, 'checker.seen') > 0,
      snapshot.matches({ visitor: 'done' }),
    ),
  }),
});
