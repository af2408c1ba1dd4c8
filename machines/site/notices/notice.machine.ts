import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';

/** Reasons to pause the timer of a notice: the visitor is at it, or cannot see it. */
export type NoticeHold = 'pointer' | 'focus' | 'hidden-tab';

/** Other words under the same id; the time, in ms, runs anew. */
type NoticeReplaced = { type: 'notice.replaced'; durationMs: number | undefined };
/** `cameFrom`: what had the focus before it came to the notice. */
type NoticeHeld = { type: 'notice.held'; hold: NoticeHold; cameFrom?: unknown };

/** What the visitor sees and does at a notice; who raised it may dismiss it, too. */
export type NoticeHandled =
  | { type: 'notice.drawn' }
  | NoticeHeld
  | { type: 'notice.released'; hold: NoticeHold }
  | { type: 'notice.dismissed' };

export type NoticeEvent = { type: 'turn.came' } | NoticeReplaced | NoticeHandled;

/** What a notice tells the queues that it stands in, as it begins to leave. */
export type NoticeReport = {
  type: 'notice.leaving';
  id: string;
  /** Where the focus goes back to, when the notice had it. */
  returnTo: unknown;
};

interface NoticeInput {
  readonly queues: ActorRef<Snapshot<unknown>, NoticeReport>;
  readonly id: string;
  /** In ms; nothing for one that lasts until it is dismissed. */
  readonly durationMs: number | undefined;
  readonly holds: readonly NoticeHold[];
}

interface NoticeContext extends NoticeInput {
  readonly cameFrom: unknown;
}

const keepDuration = {
  type: 'keepDuration',
  params: ({ event }: { event: NoticeReplaced }) => ({ durationMs: event.durationMs }),
} as const;

/** The transitions of a notice that is seen and not held, whether its time runs or not. */
const whileNotHeld = {
  'notice.held': {
    target: 'held',
    actions: { type: 'addHold', params: ({ event }: { event: NoticeHeld }) => event },
  },
  'notice.replaced': { target: 'seen', actions: keepDuration },
} as const;

/**
 * One notice: it waits for its turn, is shown until its time is up or somebody dismisses it, and leaves. Its time runs only
 * while it is seen and not held, and each time from the start. The end of a hold leads to `seen`, which decides anew; so
 * do other words while it is not held. Specification §4, Toasts.
 */
export const noticeMachine = setup({
  types: { context: {} as NoticeContext, events: {} as NoticeEvent, input: {} as NoticeInput },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    lasts: ({ context }) => context.durationMs === undefined,
  },
  actions: {
    keepDuration: assign({
      durationMs: (_, { durationMs }: { durationMs: number | undefined }) => durationMs,
    }),
    addHold: assign(({ context }, { hold, cameFrom }: { hold: NoticeHold; cameFrom?: unknown }) => ({
      holds: [...context.holds.filter((held) => held !== hold), hold],
      cameFrom: hold === 'focus' && !context.holds.includes('focus') ? cameFrom : context.cameFrom,
    })),
    removeHold: assign({
      holds: ({ context }, { hold }: { hold: NoticeHold }) => context.holds.filter((held) => held !== hold),
    }),
    /** Its element is removed without a leave or a blur event: raised again, it has neither pointer nor focus. */
    forgetVisitor: assign({
      holds: ({ context }) => context.holds.filter((hold) => hold === 'hidden-tab'),
      cameFrom: undefined,
    }),
    reportLeaving: sendTo(
      ({ context }) => context.queues,
      ({ context: { id, holds, cameFrom } }) => ({
        type: 'notice.leaving',
        id,
        returnTo: holds.includes('focus') ? cameFrom : undefined,
      }),
    ),
  },
  // The animation of its leaving takes 250 ms.
  delays: { life: ({ context }) => context.durationMs ?? 0, leavingTime: 300 },
}).createMachine({
  id: 'notice',
  context: ({ input }) => ({ ...input, cameFrom: undefined }),
  initial: 'waiting',
  on: {
    'notice.held': { actions: { type: 'addHold', params: ({ event }) => event } },
    'notice.released': { actions: { type: 'removeHold', params: ({ event }) => ({ hold: event.hold }) } },
    'notice.replaced': {
      actions: keepDuration,
    },
    'notice.dismissed': '.leaving',
  },
  states: {
    waiting: { on: { 'turn.came': 'shown' } },
    shown: {
      initial: 'unseen',
      states: {
        unseen: { on: { 'notice.drawn': 'seen' } },
        seen: {
          always: [
            { guard: 'isHeld', target: 'held' },
            { guard: 'lasts', target: 'lasting' },
            { target: 'timed' },
          ],
        },
        timed: {
          after: { life: '#notice.leaving' },
          on: whileNotHeld,
        },
        lasting: { on: whileNotHeld },
        held: {
          on: {
            'notice.released': {
              target: 'seen',
              actions: { type: 'removeHold', params: ({ event }) => ({ hold: event.hold }) },
            },
          },
        },
      },
    },
    leaving: {
      entry: ['reportLeaving', 'forgetVisitor'],
      after: { leavingTime: 'gone' },
      on: {
        'notice.dismissed': {},
        'notice.replaced': {
          target: 'waiting',
          actions: keepDuration,
        },
      },
    },
    gone: { type: 'final' },
  },
});
