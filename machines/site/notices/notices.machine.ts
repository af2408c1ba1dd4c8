import { assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Notice } from '../../ports';
import { silent } from '../../source';
import { noticeMachine, type NoticeHold, type NoticeReport } from './notice.machine';

export type NoticeQueue = 'shell' | 'task';

/** How many notices of a queue are shown at once. Specification §9, Toasts. */
const limits: Readonly<Record<NoticeQueue, number>> = { shell: 1, task: 20 };

/** How long a task notice stays, in ms; a loading one until it is dismissed. Specification §4, Toasts. */
const taskDurationsMs: Readonly<Record<Notice['kind'], number | undefined>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: undefined,
  custom: 4000,
};

/** Every kind of shell notice, in ms. Specification §9. */
const shellDurationMs = 5000;

type NoticeRaised = { type: 'notice.raised'; notice: Notice };

export type NoticesEvent =
  | NoticeRaised
  /** Whoever raised notices is gone: nothing that they were loading will be told. */
  | { type: 'owner.left'; owner: string }
  /** By the visitor, or by who raised it and has no more to say. */
  | { type: 'notice.dismissed'; id: string }
  /** What the visitor sees and does at a notice. */
  | { type: 'notice.drawn'; id: string }
  /** `cameFrom`: what had the focus before it came to the notice. */
  | { type: 'notice.held'; id: string; hold: NoticeHold; cameFrom?: unknown }
  | { type: 'notice.released'; id: string; hold: NoticeHold }
  | TabTurned;

/** Whether the visitor can see the page. */
export type TabTurned = { type: 'tab.hidden' } | { type: 'tab.shown' };

export interface StandingNotice {
  readonly id: string;
  readonly notice: Notice;
}

interface NoticesContext {
  /** Each queue in the order of arrival. */
  readonly shell: readonly StandingNotice[];
  readonly task: readonly StandingNotice[];
  /** Those on their way out: raised again meanwhile, one comes back. */
  readonly leaving: readonly string[];
  /** How many notices came without an id, each of which gets one. */
  readonly unnamed: number;
}

function queueOf(notice: Notice): NoticeQueue {
  return notice.queue ?? 'task';
}

function durationOf({ kind, queue, durationMs }: Notice): number | undefined {
  return durationMs ?? (queue === 'shell' ? shellDurationMs : taskDurationsMs[kind]);
}

function isStanding({ shell, task }: NoticesContext, id: string): boolean {
  return [...shell, ...task].some((standing) => standing.id === id);
}

function without({ shell, task }: NoticesContext, id: string): Pick<NoticesContext, NoticeQueue> {
  const others = (standing: StandingNotice) => standing.id !== id;
  return { shell: shell.filter(others), task: task.filter(others) };
}

/** The queues with a notice in its place: the one it had, or the end of its queue. */
function withNotice(context: NoticesContext, id: string, notice: Notice): Pick<NoticesContext, NoticeQueue> {
  const queue = queueOf(notice);
  if (!context[queue].some((standing) => standing.id === id)) {
    const { shell, task } = without(context, id);
    return { shell, task, [queue]: [...(queue === 'shell' ? shell : task), { id, notice }] };
  }
  const { shell, task } = context;
  const replaced = context[queue].map((standing) => (standing.id === id ? { id, notice } : standing));
  return { shell, task, [queue]: replaced };
}

function shownOf(context: NoticesContext, queue: NoticeQueue): readonly StandingNotice[] {
  return context[queue].slice(0, limits[queue]);
}

const raised = (...holds: readonly NoticeHold[]) =>
  ({
    actions: [
      { type: 'raise', params: ({ event }: { event: NoticeRaised }) => ({ notice: event.notice, holds }) },
      'showNext',
    ],
  }) as const;

/**
 * The notices of the whole site, in two queues: the shell's, one at a time, and those of tasks, at most twenty. A notice
 * raised with a known id takes that one's place. Each is a chart of its own. Specification §4 and §9, Toasts.
 */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent | NoticeReport,
    emitted: {} as { type: 'focus.returned'; to: unknown },
    children: {} as Record<string, 'notice' | 'pageVisibility'>,
  },
  actors: { notice: noticeMachine, pageVisibility: silent<TabTurned>() },
  actions: {
    raise: enqueueActions(
      ({ context, enqueue, self }, { notice, holds }: { notice: Notice; holds: readonly NoticeHold[] }) => {
        const id = notice.id ?? `unnamed-${context.unnamed + 1}`;
        const durationMs = durationOf(notice);
        if (isStanding(context, id) || context.leaving.includes(id)) {
          enqueue.sendTo(id, { type: 'notice.replaced', durationMs });
        } else {
          enqueue.spawnChild('notice', { id, input: { queues: self, id, durationMs, holds } });
        }
        enqueue.assign({
          ...withNotice(context, id, notice),
          leaving: context.leaving.filter((other) => other !== id),
          unnamed: context.unnamed + (notice.id === undefined ? 1 : 0),
        });
      },
    ),
    startLeaving: assign(({ context }, { id }: { id: string }) => ({
      ...without(context, id),
      leaving: [...context.leaving, id],
    })),
    returnFocus: emit((_, { to }: { to: unknown }) => ({ type: 'focus.returned' as const, to })),
    showNext: enqueueActions(({ context, enqueue }) => {
      for (const { id } of [...shownOf(context, 'shell'), ...shownOf(context, 'task')]) {
        enqueue.sendTo(id, { type: 'turn.came' });
      }
    }),
    dismiss: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.sendTo(id, { type: 'notice.dismissed' });
    }),
    dismissLoading: enqueueActions(({ context, enqueue }, { owner }: { owner: string }) => {
      for (const { id, notice } of [...context.shell, ...context.task]) {
        if (notice.owner === owner && notice.kind === 'loading')
          enqueue.sendTo(id, { type: 'notice.dismissed' });
      }
    }),
    tellDrawn: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.sendTo(id, { type: 'notice.drawn' });
    }),
    hold: enqueueActions(
      ({ enqueue }, { id, hold, cameFrom }: { id: string; hold: NoticeHold; cameFrom?: unknown }) => {
        enqueue.sendTo(id, { type: 'hold.began', hold, cameFrom });
      },
    ),
    release: enqueueActions(({ enqueue }, { id, hold }: { id: string; hold: NoticeHold }) => {
      enqueue.sendTo(id, { type: 'hold.ended', hold });
    }),
    holdAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of [...context.shell, ...context.task]) {
        enqueue.sendTo(id, { type: 'hold.began', hold: 'hidden-tab' });
      }
    }),
    releaseAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of [...context.shell, ...context.task]) {
        enqueue.sendTo(id, { type: 'hold.ended', hold: 'hidden-tab' });
      }
    }),
    stopGone: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ leaving: context.leaving.filter((other) => other !== id) });
    }),
  },
  guards: {
    isStanding: ({ context }, { id }: { id: string }) => isStanding(context, id),
  },
}).createMachine({
  id: 'notices',
  context: { shell: [], task: [], leaving: [], unnamed: 0 },
  invoke: { id: 'pageVisibility', src: 'pageVisibility' },
  initial: 'visible',
  on: {
    'owner.left': {
      actions: { type: 'dismissLoading', params: ({ event }) => ({ owner: event.owner }) },
    },
    'notice.dismissed': {
      guard: { type: 'isStanding', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'dismiss', params: ({ event }) => ({ id: event.id }) },
    },
    'notice.drawn': {
      guard: { type: 'isStanding', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'tellDrawn', params: ({ event }) => ({ id: event.id }) },
    },
    'notice.held': {
      guard: { type: 'isStanding', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'hold', params: ({ event }) => event },
    },
    'notice.released': {
      guard: { type: 'isStanding', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'release', params: ({ event }) => event },
    },
    'notice.left': {
      actions: [
        { type: 'startLeaving', params: ({ event }) => ({ id: event.id }) },
        'showNext',
        { type: 'returnFocus', params: ({ event }) => ({ to: event.returnTo }) },
      ],
    },
    'xstate.done.actor.*': {
      actions: {
        type: 'stopGone',
        params: ({ event }: { event: { actorId: string } }) => ({ id: event.actorId }),
      },
    },
  },
  states: {
    visible: {
      on: {
        'notice.raised': raised(),
        'tab.hidden': { target: 'hidden', actions: 'holdAll' },
      },
    },
    hidden: {
      on: {
        'notice.raised': raised('hidden-tab'),
        'tab.shown': { target: 'visible', actions: 'releaseAll' },
      },
    },
  },
});

export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;

/** The notices of a queue that are shown now, in the order of arrival. */
export function selectShown(snapshot: NoticesSnapshot, queue: NoticeQueue): readonly StandingNotice[] {
  return shownOf(snapshot.context, queue);
}

/** Whether anything is on the screen: a notice that stands, or one on its way out. */
export function selectHasAny({ context: { shell, task, leaving } }: NoticesSnapshot): boolean {
  return shell.length + task.length + leaving.length > 0;
}
