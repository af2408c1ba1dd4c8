import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AlertRequested } from '../ports';
import type { ApplicationRecord } from '../visa-application/application';
import { newestFirst } from './list';

/** Specification §8, Clear all. */
const clearQuestion = 'Are you sure you want to clear all applications? This action cannot be undone.';

export type ApplicationsEvent =
  | { type: 'list.read'; records: readonly ApplicationRecord[]; isLasting: boolean }
  | { type: 'export.pressed' }
  | { type: 'clear.pressed' };

interface ApplicationsContext {
  /** Newest first. */
  records: readonly ApplicationRecord[];
  /** False while the device keeps nothing, so that the list goes with the page. */
  isLasting: boolean;
}

/** Empties the device's list; what is left of it is read anew. */
type ClearingRequested = { type: 'clearing.requested' };

/**
 * The list of applications of this browser: read from the device, cleared after a question, and read anew when
 * another tab has changed it. Specification §2, Admin area, §6 and §8.
 */
export const applicationsMachine = setup({
  types: {
    context: {} as ApplicationsContext,
    events: {} as ApplicationsEvent,
    emitted: {} as AlertRequested | ClearingRequested,
  },
  actors: {
    confirmClearing: fromPromise<boolean, { question: string }>(() =>
      Promise.reject(new Error('confirmClearing is not provided')),
    ),
  },
  guards: {
    hasRecords: ({ event }) => event.type === 'list.read' && event.records.length > 0,
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
  },
  actions: {
    keepList: assign(({ event }) =>
      event.type === 'list.read' ? { records: newestFirst(event.records), isLasting: event.isLasting } : {},
    ),
    announceExport: emit({ type: 'alert.requested', message: 'Feature coming soon!' }),
    requestClearing: emit({ type: 'clearing.requested' }),
  },
}).createMachine({
  id: 'applications',
  context: { records: [], isLasting: true },
  initial: 'unread',
  on: {
    'list.read': [
      { guard: 'hasRecords', target: '.shown', actions: 'keepList' },
      { target: '.empty', actions: 'keepList' },
    ],
    'export.pressed': { actions: 'announceExport' },
  },
  states: {
    unread: {},
    empty: {},
    shown: { on: { 'clear.pressed': 'confirming' } },
    confirming: {
      invoke: {
        id: 'confirmClearing',
        src: 'confirmClearing',
        input: { question: clearQuestion },
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
            target: 'unread',
            actions: 'requestClearing',
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
  },
});

export type ApplicationsSnapshot = SnapshotFrom<typeof applicationsMachine>;
