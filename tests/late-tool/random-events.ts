import fc from 'fast-check';
import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, implies } from '../support/random-values';

export const randomEvents: Play = playOf(lateToolMachine, {
  input: { load: () => Promise.resolve('code') },
  events: { 'open.pressed': nothing, 'close.pressed': nothing },
  answers: { loadCode: fc.constant('code') },
  holds: ({ snapshot, events }) => ({
    'it is open with its code': implies(snapshot.matches('open'), snapshot.context.code === 'code'),
    'it opens only when asked': implies(!snapshot.matches('closed'), count(events, 'open.pressed') > 0),
  }),
});
