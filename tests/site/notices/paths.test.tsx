import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createEmptyActor, type SnapshotFrom } from 'xstate';
import type { Notice } from '../../../machines/ports';
import {
  noticeMachine,
  type NoticeEvent,
  type NoticeHold,
  type NoticeReport,
} from '../../../machines/site/notices/notice.machine';
import { noticesMachine, type NoticesEvent } from '../../../machines/site/notices/notices.machine';
import { noticeWords } from '../../../src/content/notice-words';
import { childOf } from '../../../src/flows/site';
import type { TransitionLog } from '../../support/coverage';
import { wait } from '../../support/hands';
import {
  drawnNotices,
  fieldBeside as field,
  leavingMs,
  openNoticeArea,
  tellNotices as tell,
} from './notice-area';
import { walkPaths } from '../../support/paths';
import type { World } from '../../support/world';

/* One notice through all it can go through, and the queues around it, in the area that draws them. */

const id = 'hello';

/** What is raised under the one id, and how long it stays, in ms: the shell's one after the other, or a task's at once. */
const words = {
  blank: { message: 'Hello', ms: 4000 },
  loading: { message: 'Working', ms: undefined },
  success: { message: 'Done', ms: 2000 },
} as const;

type Kind = keyof typeof words;

const kindOf = (durationMs: number | undefined): Kind =>
  durationMs === undefined ? 'loading' : durationMs === words.success.ms ? 'success' : 'blank';

function raise(world: World, kind: Kind): Promise<void> {
  const { message, ms } = words[kind];
  // What takes the place of a task’s is a task’s.
  const isTask = ms === undefined || shown().includes(words.loading.message);
  const place = isTask ? {} : ({ queue: 'shell', durationMs: ms } as const);
  return tell(world, { type: 'notice.raised', notice: { id, kind, message, ...place } });
}

/** The notices on the screen, without those that only take up room. */
function shown(): string[] {
  return drawnNotices().filter((text) => !text.startsWith('Task'));
}

function ownNotice(): HTMLElement {
  const notice = document.querySelector<HTMLElement>(`[data-notice="${id}"]`);
  if (!notice) throw new Error('The notice is not on the screen.');
  return notice;
}

const dismissButton = () => ownNotice().querySelector('button') as HTMLElement;

async function setTab(isHidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
}

/** Longer than any notice stays, and as long as one takes to leave after that. */
async function waitLong(): Promise<void> {
  await wait(60_000);
  await wait(leavingMs);
}

const holdBy: Readonly<Record<NoticeHold, { begin: () => Promise<void>; end: () => Promise<void> }>> = {
  pointer: {
    begin: () => act(async () => void fireEvent.mouseEnter(ownNotice())),
    end: () => act(async () => void fireEvent.mouseLeave(ownNotice())),
  },
  focus: {
    begin: () =>
      act(async () => {
        field().focus();
        dismissButton().focus();
      }),
    end: () => act(async () => field().focus()),
  },
  'hidden-tab': { begin: () => setTab(true), end: () => setTab(false) },
};

/** Watches the one notice and none of those that only take up room. */
function watchingOwn(log: TransitionLog): World['inspect'] {
  return {
    next: (event) => {
      if (event.actorRef && 'id' in event.actorRef && String(event.actorRef.id).startsWith('room')) return;
      log.observer.next(event);
    },
  };
}

/** One of the shell's is shown at a time: the notice has to wait for this one. */
const before: Notice = { id: 'room', kind: 'blank', message: 'Task', queue: 'shell', durationMs: 3_600_000 };

// One notice.

const life = 'xstate.after.life.notice.shown.timed';
const left = 'xstate.after.leavingTime.notice.leaving';

type Met = NoticeEvent | { type: typeof life; ms: number } | { type: typeof left };

function metIn(snapshot: SnapshotFrom<typeof noticeMachine>): Met[] {
  const { durationMs, holds } = snapshot.context;
  const isFirst = durationMs === words.blank.ms;
  const replaced = (kind: Kind): Met => ({ type: 'notice.replaced', durationMs: words[kind].ms });
  const began = (hold: NoticeHold): Met => ({ type: 'notice.held', hold });
  const ended = (hold: NoticeHold): Met => ({ type: 'notice.released', hold });
  const dismissed: Met = { type: 'notice.dismissed' };

  if (snapshot.matches('waiting')) {
    return [
      { type: 'turn.came' },
      dismissed,
      ...(isFirst ? [replaced('success')] : []),
      holds.length === 0 ? began('hidden-tab') : ended('hidden-tab'),
    ];
  }
  if (snapshot.matches({ shown: 'unseen' })) return [{ type: 'notice.drawn' }];
  if (snapshot.matches({ shown: 'timed' })) {
    return [
      ...(['pointer', 'focus', 'hidden-tab'] as const).map(began),
      ...(isFirst ? [replaced('loading'), replaced('success')] : []),
      { type: life, ms: words[kindOf(durationMs)].ms ?? 0 },
      dismissed,
    ];
  }
  if (snapshot.matches({ shown: 'lasting' })) return [began('pointer'), replaced('success'), dismissed];
  if (snapshot.matches({ shown: 'held' })) {
    return [
      ...holds.map(ended),
      ...(isFirst && holds.join() === 'pointer' ? [began('focus')] : []),
      ...(isFirst ? [replaced('success')] : []),
      dismissed,
    ];
  }
  return snapshot.matches('leaving')
    ? [dismissed, ...(isFirst ? [replaced('loading')] : []), { type: left }]
    : [];
}

interface Situation {
  /** One that is leaving may still be seen to go. */
  at: 'waiting' | 'shown' | 'leaving' | 'gone';
  hadTurn: boolean;
  kind: Kind;
  holds: readonly NoticeHold[];
  /** Whether the focus was given back to the field that it came from. */
  isBack: boolean;
}

function leavingFrom(situation: Situation): Situation {
  return { ...situation, at: 'leaving', isBack: situation.isBack || situation.holds.includes('focus') };
}

walkPaths<typeof noticeMachine, Met, Situation>({
  flow: 'Notice',
  states: 'tests/site/notices/notice-states.txt',
  machine: noticeMachine,
  input: { queues: createEmptyActor() as never, id, durationMs: words.blank.ms, holds: [] },
  events: metIn,
  key: ({ value, context: { durationMs, holds } }) => JSON.stringify([value, durationMs ?? 'lasts', holds]),
  open: async (world, log) => {
    vi.restoreAllMocks();
    world.region = `[data-notice="${id}"]`;
    world.inspect = watchingOwn(log);
    await openNoticeArea(world);
    await tell(world, { type: 'notice.raised', notice: before });
    await raise(world, 'blank');
  },
  act: {
    'turn.came': (_, world) => tell(world, { type: 'notice.dismissed', id: 'room' }),
    // Drawn as soon as its turn has come.
    'notice.drawn': () => {},
    'notice.replaced': async ({ durationMs }, world) => {
      await raise(world, kindOf(durationMs));
      // It goes from the shell's to the tasks', and is seen to go.
      if (durationMs === undefined) await wait(leavingMs);
    },
    'notice.held': async ({ hold }) => {
      await holdBy[hold].begin();
      await waitLong();
    },
    'notice.released': ({ hold }) => holdBy[hold].end(),
    'notice.dismissed': async (_, world) => {
      const notices = world.site && childOf(world.site.actor, 'notices')?.getSnapshot();
      const isStanding = [...(notices?.context.shell ?? []), ...(notices?.context.task ?? [])].some(
        (standing) => standing.id === id,
      );
      // Two may dismiss it at once: the second comes when it is on its way out.
      if (!isStanding) return act(async () => notices?.children[id]?.send({ type: 'notice.dismissed' }));
      if (shown().length === 0) return tell(world, { type: 'notice.dismissed', id });
      await act(async () => dismissButton().click());
    },
    [life]: async ({ ms }: { ms: number }) => {
      await wait(ms - 1);
      expect(shown()).toHaveLength(1);
      await wait(1);
    },
    [left]: () => wait(leavingMs),
  },
  say: {
    'turn.came': () => 'the one before leaves',
    'notice.drawn': () => 'it is drawn',
    'notice.replaced': ({ durationMs }) => `it becomes ${words[kindOf(durationMs)].message}`,
    'notice.held': ({ hold }) =>
      ({ pointer: 'points at it', focus: 'puts the focus on it', 'hidden-tab': 'looks at another tab' })[
        hold
      ],
    'notice.released': ({ hold }) =>
      ({ pointer: 'points elsewhere', focus: 'moves the focus on', 'hidden-tab': 'comes back to the tab' })[
        hold
      ],
    'notice.dismissed': () => 'it is dismissed',
    [life]: () => 'its time is up',
    [left]: () => 'it has left',
  },
  start: { at: 'waiting', hadTurn: false, kind: 'blank', holds: [], isBack: false },
  after: {
    'turn.came': (situation) => ({ ...situation, at: 'shown', hadTurn: true }),
    'notice.drawn': (situation) => situation,
    'notice.replaced': (situation, { durationMs }) => ({
      ...situation,
      // A task’s has its turn at once.
      at: situation.hadTurn || durationMs === undefined ? 'shown' : 'waiting',
      kind: kindOf(durationMs),
    }),
    'notice.held': (situation, { hold }) => ({ ...situation, holds: [...situation.holds, hold] }),
    'notice.released': (situation, { hold }) => ({
      ...situation,
      holds: situation.holds.filter((held) => held !== hold),
    }),
    'notice.dismissed': leavingFrom,
    [life]: leavingFrom,
    [left]: (situation: Situation): Situation => ({ ...situation, at: 'gone' }),
  },
  see: () => ({ headings: [] }),
  alsoExpect: ({ at, kind, isBack }) => {
    if (at !== 'leaving') expect(shown()).toEqual(at === 'shown' ? [words[kind].message] : []);
    if (isBack) expect(document.activeElement).toBe(field());
  },
});

// The queues, with one notice and one that its owner is loading.

const owner = 'a page';
const ofOwner = 'loading';
const gone = 'xstate.done.actor.hello';

type QueuesMet = NoticesEvent | NoticeReport | { type: typeof gone; actorId: typeof id };

const copied: Notice = { id: 'copied', kind: 'success', message: 'Copied.' };
const hello: Notice = { id, kind: 'blank', message: 'Hello' };
const working: Notice = { id: ofOwner, kind: 'loading', message: 'Working', owner };

function queuesMet({ value, context }: SnapshotFrom<typeof noticesMachine>): QueuesMet[] {
  const standing = [...context.shell, ...context.task].map((each) => each.id);
  const raised = (notice: Notice): QueuesMet => ({ type: 'notice.raised', notice });
  if (standing.includes(copied.id)) return [];
  if (standing.includes(ofOwner)) return [{ type: 'owner.left', owner }];
  if (value === 'hidden') {
    return [{ type: 'tab.shown' }, raised(standing.length === 0 ? hello : copied)];
  }
  if (!standing.includes(id)) {
    return context.leaving.includes(id)
      ? [{ type: gone, actorId: id }, raised(hello)]
      : [raised(hello), raised(working), { type: 'tab.hidden' }];
  }
  return [
    raised(hello),
    raised(copied),
    { type: 'notice.drawn', id },
    { type: 'notice.dismissed', id },
    { type: 'notice.held', id, hold: 'pointer' },
    { type: 'notice.released', id, hold: 'pointer' },
    { type: 'notice.leaving', id, returnTo: undefined },
    { type: 'tab.hidden' },
  ];
}

/** The messages on the screen, in their order. */
interface Queues {
  readonly messages: readonly string[];
}

const without =
  (message: string) =>
  ({ messages }: Queues): Queues => ({ messages: messages.filter((other) => other !== message) });

const asItWas = (queues: Queues): Queues => queues;

walkPaths<typeof noticesMachine, QueuesMet, Queues>({
  flow: 'Notices',
  states: 'tests/site/notices/states.txt',
  machine: noticesMachine,
  events: queuesMet,
  key: ({ value, context: { shell, task, leaving } }) =>
    JSON.stringify([value, [...shell, ...task].map((each) => each.id), leaving]),
  open: async (world) => {
    vi.restoreAllMocks();
    world.region = '[aria-live="polite"]';
    await openNoticeArea(world);
  },
  act: {
    'notice.raised': async (event, world) => {
      await tell(world, event);
      if (document.hidden) await waitLong();
    },
    // Said by what draws it, as soon as it stands there.
    'notice.drawn': () => {},
    'notice.dismissed': async () => {
      await act(async () => dismissButton().click());
      await wait(leavingMs);
    },
    'notice.held': async () => {
      await holdBy.pointer.begin();
      await waitLong();
    },
    'notice.released': async () => {
      await holdBy.pointer.end();
      await wait(3_999);
    },
    'notice.leaving': async () => {
      await wait(words.blank.ms);
      await wait(leavingMs - 1);
    },
    [gone]: () => wait(1),
    'owner.left': async (event, world) => {
      await tell(world, event);
      await wait(leavingMs);
    },
    'tab.hidden': async () => {
      await holdBy['hidden-tab'].begin();
      await waitLong();
    },
    'tab.shown': () => holdBy['hidden-tab'].end(),
  },
  say: {
    'notice.raised': ({ notice }) => `"${noticeWords(notice).message}" is raised`,
    'notice.drawn': () => 'it is drawn',
    'notice.dismissed': () => 'it is dismissed',
    'notice.held': () => 'points at it',
    'notice.released': () => 'points elsewhere',
    'notice.leaving': () => 'its time is up',
    [gone]: () => 'it is gone',
    'owner.left': () => 'its page is left',
    'tab.hidden': () => 'looks at another tab',
    'tab.shown': () => 'comes back to the tab',
  },
  start: { messages: [] },
  after: {
    'notice.raised': ({ messages }, { notice }) => {
      const { message } = noticeWords(notice);
      return { messages: [...messages.filter((other) => other !== message), message] };
    },
    'notice.drawn': asItWas,
    'notice.dismissed': without('Hello'),
    'notice.held': asItWas,
    'notice.released': asItWas,
    'notice.leaving': without('Hello'),
    [gone]: asItWas,
    'owner.left': without('Working'),
    'tab.hidden': asItWas,
    'tab.shown': asItWas,
  },
  see: ({ messages }) => ({ buttons: messages.map(() => 'Dismiss') }),
  alsoExpect: ({ messages }) => expect(shown()).toEqual(messages),
});
