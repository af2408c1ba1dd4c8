import fc from 'fast-check';
import {
  type NoticesSnapshot,
  noticesMachine,
  selectShown,
} from '../../../machines/site/notices/notices.machine';
import { type Play, anyText } from '../../support/arbitraries';
import { livePlayOf } from '../../support/live-play';
import { anyHold, anyId, eventOf } from '../../support/random-values';

export const randomEvents: Play = livePlayOf(noticesMachine, {
  events: fc.oneof(
    eventOf(
      'notice.raised',
      fc.record({
        notice: fc.record({
          id: anyId,
          kind: fc.constantFrom('success' as const, 'loading' as const, 'error' as const),
          message: anyText,
          queue: fc.constantFrom(undefined, 'task' as const, 'shell' as const),
          owner: fc.constantFrom('form', 'other'),
        }),
      }),
    ),
    eventOf('owner.left', fc.record({ owner: fc.constantFrom('form', 'other') })),
    eventOf('notice.dismissed', fc.record({ id: anyId })),
    eventOf('notice.drawn', fc.record({ id: anyId })),
    eventOf('notice.held', fc.record({ id: anyId, hold: anyHold })),
    eventOf('notice.released', fc.record({ id: anyId, hold: anyHold })),
    eventOf('tab.hidden'),
    eventOf('tab.shown'),
    eventOf('pass', fc.record({ ms: fc.constantFrom(299, 300, 2000, 5000) })),
  ),
  holds: ({ snapshot }) => {
    const { shell, task } = snapshot.context as NoticesSnapshot['context'];
    const standing = [...shell, ...task].map(({ id }) => id);
    return {
      'each stands in one queue once': new Set(standing).size === standing.length,
      'the shell shows one at most': selectShown(snapshot as NoticesSnapshot, 'shell').length <= 1,
      'each that stands has its chart': standing.every((id) => Object.hasOwn(snapshot.children, id)),
    };
  },
});
