import { fromPromise, sendTo, setup } from 'xstate';
import type { Notice } from '../ports';
import { forNotices, type SiteRef } from '../site/events';

interface DeviceDataInput {
  readonly site: SiteRef;
}

const noticeId = 'device-data';

const raised = (notice: Notice) => forNotices({ type: 'notice.raised', notice });

/**
 * "Clear my data on this device" on the privacy page: asked once, then everything that the site has kept is
 * removed, and the parts that run are told. `confirmForgetting` resolves with the visitor's answer; `forgetDevice` removes.
 */
export const deviceDataMachine = setup({
  types: {
    context: {} as DeviceDataInput,
    events: {} as { type: 'clear.pressed' },
    input: {} as DeviceDataInput,
  },
  actors: {
    confirmForgetting: fromPromise<boolean>(() =>
      Promise.reject(new Error('confirmForgetting is not provided')),
    ),
    forgetDevice: fromPromise<void>(() => Promise.reject(new Error('forgetDevice is not provided'))),
  },
  guards: {
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
  },
  actions: {
    tellParts: sendTo(({ context }) => context.site, { type: 'device.cleared' }),
    announceForgotten: sendTo(
      ({ context }) => context.site,
      raised({ id: noticeId, kind: 'success', says: 'device-data.removed', durationMs: 5000 }),
    ),
    announceFailure: sendTo(
      ({ context }) => context.site,
      raised({ id: noticeId, kind: 'error', says: 'device-data.not-removed', durationMs: 8000 }),
    ),
  },
}).createMachine({
  id: 'deviceData',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      initial: 'kept',
      on: { 'clear.pressed': 'confirming' },
      states: {
        kept: {},
        forgotten: {},
        /** Where the visitor was when the question came. */
        before: { type: 'history' },
      },
    },
    confirming: {
      invoke: {
        id: 'confirmForgetting',
        src: 'confirmForgetting',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
            target: 'forgetting',
          },
          { target: 'idle.before' },
        ],
        onError: 'idle.before',
      },
    },
    forgetting: {
      invoke: {
        id: 'forgetDevice',
        src: 'forgetDevice',
        onDone: { target: 'idle.forgotten', actions: ['tellParts', 'announceForgotten'] },
        onError: { target: 'idle.kept', actions: 'announceFailure' },
      },
    },
  },
});
