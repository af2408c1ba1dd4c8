import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../../source';

export type NetworkChanged = { type: 'connection.lost' } | { type: 'connection.found' };
/** The page is a copy that was kept on the device. */
export type CopyShown = { type: 'copy.shown'; savedAt: string };

export type ConnectionEvent = NetworkChanged | CopyShown | { type: 'notice.dismissed' };

/**
 * Whether the device is connected, and whether the page on the screen is a copy that was kept on the device.
 * A copy's date is an ISO timestamp.
 */
export const connectionMachine = setup({
  types: {
    context: {} as { savedAt: string | undefined },
    events: {} as ConnectionEvent,
    emitted: {} as { type: 'focus.requested' },
  },
  actors: { networkStatus: silent<NetworkChanged>(), servedCopy: silent<CopyShown>() },
  actions: {
    keepDate: assign({ savedAt: (_, { savedAt }: { savedAt: string }) => savedAt }),
    moveFocusToPage: emit({ type: 'focus.requested' }),
  },
}).createMachine({
  id: 'connection',
  context: { savedAt: undefined },
  type: 'parallel',
  states: {
    network: {
      initial: 'connected',
      invoke: { id: 'networkStatus', src: 'networkStatus' },
      states: {
        connected: { on: { 'connection.lost': 'lost' } },
        lost: { on: { 'connection.found': 'connected' } },
      },
    },
    page: {
      initial: 'current',
      states: {
        current: {
          invoke: { id: 'servedCopy', src: 'servedCopy' },
          on: {
            'copy.shown': {
              target: 'copy',
              actions: { type: 'keepDate', params: ({ event }) => ({ savedAt: event.savedAt }) },
            },
          },
        },
        copy: { on: { 'notice.dismissed': { target: 'dismissed', actions: 'moveFocusToPage' } } },
        dismissed: { on: { 'connection.lost': 'copy' } },
      },
    },
  },
});

type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

/** What the bar says: nothing, that the device is offline, or also that the page is a copy and of when. */
export function selectNotice({ value, context }: ConnectionSnapshot): {
  readonly isOffline: boolean;
  readonly copyOf: string | undefined;
} {
  return {
    isOffline: value.network === 'lost',
    copyOf: value.page === 'copy' ? context.savedAt : undefined,
  };
}
