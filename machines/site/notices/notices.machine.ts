import { assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Notice } from '../../ports';
import { silent } from '../../source';
import { noticeMachine, type NoticeHandled, type NoticeHold, type NoticeReport } from './notice.machine';

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

/** `id`: which notice it happened to. */
type HandledNotice = NoticeHandled & { id: string };

export type NoticesEvent =
  | NoticeRaised
  /** The flow that raised notices has left: its loading ones go, for nobody will say their outcome. */
  | { type: 'owner.left'; owner: string }
  | HandledNotice
  | TabTurned;

/** Whether the visitor can see the page. */
export type TabTurned = { type: 'tab.hidden' } | { type: 'tab.shown' };

interface NoticesContext {
  /** Each queue in the order of arrival. */
  readonly shell: readonly Notice[];
  readonly task: readonly Notice[];
  /** Those on their way out: raised again meanwhile, one comes back. */
  readonly leaving: readonly string[];
}

function queueOf(notice: Notice): NoticeQueue {
  return notice.queue ?? 'task';
}

function durationOf({ kind, queue, durationMs }: Notice): number | undefined {
  return durationMs ?? (queue === 'shell' ? shellDurationMs : taskDurationsMs[kind]);
}

function isStanding({ shell, task }: NoticesContext, id: string): boolean {
  return [...shell, ...task].some((notice) => notice.id === id);
}

function without({ shell, task }: NoticesContext, id: string): Pick<NoticesContext, NoticeQueue> {
  const others = (notice: Notice) => notice.id !== id;
  return { shell: shell.filter(others), task: task.filter(others) };
}

/** The queues with a notice in its place: the one it had, or the end of its queue. */
function withNotice(context: NoticesContext, notice: Notice): Pick<NoticesContext, NoticeQueue> {
  const queue = queueOf(notice);
  const { shell, task } = context;
  if (context[queue].some(({ id }) => id === notice.id)) {
    return { shell, task, [queue]: context[queue].map((other) => (other.id === notice.id ? notice : other)) };
  }
  const others = without(context, notice.id);
  return { ...others, [queue]: [...others[queue], notice] };
}

function shownOf(context: NoticesContext, queue: NoticeQueue): readonly Notice[] {
  return context[queue].slice(0, limits[queue]);
}

/** What happens to a notice is for its own chart, as long as it stands. */
const forwarded = {
  guard: { type: 'isStanding', params: ({ event }: { event: HandledNotice }) => ({ id: event.id }) },
  actions: { type: 'forward', params: ({ event }: { event: HandledNotice }) => event },
} as const;

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
        const { id } = notice;
        const durationMs = durationOf(notice);
        if (isStanding(context, id) || context.leaving.includes(id)) {
          enqueue.sendTo(id, { type: 'notice.replaced', durationMs });
          for (const hold of holds) enqueue.sendTo(id, { type: 'notice.held', hold });
        } else {
          enqueue.spawnChild('notice', { id, input: { queues: self, id, durationMs, holds } });
        }
        enqueue.assign({
          ...withNotice(context, notice),
          leaving: context.leaving.filter((other) => other !== id),
        });
      },
    ),
    startLeaving: assign(({ context }, { id }: { id: string }) => ({
      ...without(context, id),
      leaving: [...context.leaving, id],
    })),
    returnFocus: emit((_, { to }: { to: unknown }) => ({ type: 'focus.returned' as const, to })),
    // Those that are shown already ignore it.
    showNext: enqueueActions(({ context, enqueue }) => {
      for (const { id } of [...shownOf(context, 'shell'), ...shownOf(context, 'task')]) {
        enqueue.sendTo(id, { type: 'turn.came' });
      }
    }),
    forward: enqueueActions(({ enqueue }, event: HandledNotice) => {
      enqueue.sendTo(event.id, event);
    }),
    dismissLoading: enqueueActions(({ context, enqueue }, { owner }: { owner: string }) => {
      for (const { id, owner: itsOwner, kind } of [...context.shell, ...context.task]) {
        if (itsOwner === owner && kind === 'loading') enqueue.sendTo(id, { type: 'notice.dismissed' });
      }
    }),
    holdAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of [...context.shell, ...context.task]) {
        enqueue.sendTo(id, { type: 'notice.held', hold: 'hidden-tab' });
      }
    }),
    // Also those that leave: raised again, one comes back.
    releaseAll: enqueueActions(({ context: { shell, task, leaving }, enqueue }) => {
      for (const id of [...[...shell, ...task].map((notice) => notice.id), ...leaving]) {
        enqueue.sendTo(id, { type: 'notice.released', hold: 'hidden-tab' });
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
  context: { shell: [], task: [], leaving: [] },
  invoke: { id: 'pageVisibility', src: 'pageVisibility' },
  initial: 'visible',
  on: {
    'owner.left': {
      actions: { type: 'dismissLoading', params: ({ event }) => ({ owner: event.owner }) },
    },
    'notice.drawn': forwarded,
    'notice.held': forwarded,
    'notice.released': forwarded,
    'notice.dismissed': forwarded,
    'notice.leaving': {
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
export function selectShown(snapshot: NoticesSnapshot, queue: NoticeQueue): readonly Notice[] {
  return shownOf(snapshot.context, queue);
}

/** Whether anything is on the screen: a notice that stands, or one on its way out. */
export function selectHasAny({ context: { shell, task, leaving } }: NoticesSnapshot): boolean {
  return shell.length + task.length + leaving.length > 0;
}
