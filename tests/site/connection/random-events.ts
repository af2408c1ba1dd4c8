import fc from 'fast-check';
import { connectionMachine, selectNotice } from '../../../machines/site/connection/connection.machine';
import { type Play, anyText, nothing, playOf } from '../../support/arbitraries';
import { implies } from '../../support/random-values';

export const randomEvents: Play = playOf(connectionMachine, {
  events: {
    'connection.lost': nothing,
    'connection.found': nothing,
    'copy.shown': fc.record({ savedAt: anyText }),
    'notice.dismissed': nothing,
  },
  holds: ({ snapshot, events }) => {
    const last = events.findLast(({ type }) => type.startsWith('connection.'));
    const { isOffline, copyOf } = selectNotice(snapshot);
    return {
      'it is offline from a loss to the return': isOffline === (last?.type === 'connection.lost'),
      'a copy has the date of one that was shown': implies(
        copyOf !== undefined,
        events.some(({ savedAt }) => savedAt === copyOf),
      ),
      'only a copy has a date': implies(snapshot.matches({ page: 'current' }), copyOf === undefined),
    };
  },
});
