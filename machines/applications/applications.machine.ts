import { assign, emit, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AlertRequested } from '../ports';
import { silent } from '../source';
import type { ApplicationRecord } from '../visa-application/application';
import { newestFirst } from './list';

/** What the device keeps, and whether that outlasts the page. */
interface ListRead {
  type: 'list.read';
  records: readonly ApplicationRecord[];
  isLasting: boolean;
}

export type ApplicationsEvent = ListRead | { type: 'export.pressed' } | { type: 'clear.pressed' };

interface ApplicationsContext {
  /** Newest first. */
  records: readonly ApplicationRecord[];
}

/** Empties the device's list; what is left of it is told. */
type ClearingRequested = { type: 'clearing.requested' };

const asRead = ({ event }: { event: ListRead }) => event;

/**
 * The list of applications of this browser: read from the device, cleared after a question, and read anew when
 * another tab has changed it. Beside it stands whether the device keeps it at all. Specification §2, Admin area, §6
 * and §8.
 */
export const applicationsMachine = setup({
  types: {
    context: {} as ApplicationsContext,
    events: {} as ApplicationsEvent,
    emitted: {} as { type: 'focus.requested' },
  },
  actors: {
    confirmClearing: fromPromise<boolean>(() => Promise.reject(new Error('confirmClearing is not provided'))),
    /** Tells what the device keeps, at first, when another tab has changed it, and when it was emptied here. */
    storedList: silent<ListRead, undefined, ClearingRequested>(),
    alert: silent<never, undefined, AlertRequested>(),
  },
  guards: {
    hasRecords: (_, { records }: ListRead) => records.length > 0,
    isLasting: (_, { isLasting }: ListRead) => isLasting,
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
  },
  actions: {
    keepList: assign((_, { records }: ListRead) => ({ records: newestFirst(records) })),
    announceExport: sendTo('alert', { type: 'alert.requested', alert: 'export.to-come' }),
    requestClearing: sendTo('storedList', { type: 'clearing.requested' }),
    focusHeading: emit({ type: 'focus.requested' }),
  },
}).createMachine({
  id: 'applications',
  context: { records: [] },
  invoke: [
    { id: 'storedList', src: 'storedList' },
    { id: 'alert', src: 'alert' },
  ],
  type: 'parallel',
  on: { 'export.pressed': { actions: 'announceExport' } },
  states: {
    list: {
      initial: 'unread',
      on: {
        'list.read': [
          {
            guard: { type: 'hasRecords', params: asRead },
            target: '.shown',
            actions: { type: 'keepList', params: asRead },
          },
          { target: '.empty', actions: { type: 'keepList', params: asRead } },
        ],
      },
      states: {
        unread: {},
        empty: {},
        shown: { on: { 'clear.pressed': 'confirming' } },
        confirming: {
          invoke: {
            id: 'confirmClearing',
            src: 'confirmClearing',
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
                target: 'unread',
                actions: ['requestClearing', 'focusHeading'],
              },
              { target: 'shown' },
            ],
            onError: 'shown',
          },
        },
      },
    },
    device: {
      initial: 'keeping',
      on: {
        'list.read': [
          { guard: { type: 'isLasting', params: asRead }, target: '.keeping' },
          { target: '.forgetting' },
        ],
      },
      states: { keeping: {}, forgetting: {} },
    },
  },
});

export type ApplicationsSnapshot = SnapshotFrom<typeof applicationsMachine>;
