import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import { noticeMachine } from '../../../machines/site/notices/notice.machine';
import { type Play, nothing, playOf } from '../../support/arbitraries';
import { anyHold, implies } from '../../support/random-values';

export const randomEvents: Play = playOf(noticeMachine, {
  input: { queues: createEmptyActor() as never, id: 'a', durationMs: 2000, holds: [] },
  events: {
    'turn.came': nothing,
    'notice.drawn': nothing,
    'notice.replaced': fc.record({ durationMs: fc.constantFrom(undefined, 2000) }),
    'notice.held': fc.record({ hold: anyHold }),
    'notice.released': fc.record({ hold: anyHold }),
    'notice.dismissed': nothing,
  },
  headStart: [{ type: 'turn.came' }, { type: 'notice.drawn' }],
  holds: ({ snapshot }) => {
    const { holds: held, durationMs } = snapshot.context;
    return {
      'each hold counts once': new Set(held).size === held.length,
      'no time runs while it is held': implies(snapshot.matches({ shown: 'timed' }), held.length === 0),
      'held, somebody holds it': implies(snapshot.matches({ shown: 'held' }), held.length > 0),
      'only what has a time is timed': implies(
        snapshot.matches({ shown: 'timed' }),
        durationMs !== undefined,
      ),
    };
  },
});
