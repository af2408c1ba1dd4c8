import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyTextOf, notCopiedNotice } from '../copying';
import { paperRegion, printer, type PrintEnded } from '../printing';
import { forNotices, type SiteRef } from '../site/events';
import { silent } from '../source';
import { readyOf, type Checklist, type ReadyChanged, type ReadyFound, type Ticked } from './checklist';

type ItemToggled = { type: 'item.toggled'; id: string };

export type DocumentChecklistEvent =
  | ReadyFound
  | ItemToggled
  | { type: 'clear.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'copy.pressed' }
  | { type: 'print.pressed' }
  | PrintEnded;

interface DocumentChecklistInput {
  readonly site: SiteRef;
  readonly checklist: Checklist;
}

interface DocumentChecklistContext extends DocumentChecklistInput {
  /** The ids of the documents that are ready, in the list's order. */
  ready: readonly string[];
  /** What was ready before the list was cleared. */
  cleared: readonly string[];
}

/** What a list says as a text: itself, and what of it is ready. */
export type CheckedList = Pick<DocumentChecklistContext, 'checklist' | 'ready'>;

const checkedList = ({ checklist, ready }: DocumentChecklistContext): CheckedList => ({ checklist, ready });

/**
 * A guide's documents to tick off. The ticks are kept in the browser, the list goes out on paper or as text.
 * While it prints, nothing else of the page does. Specification §2, Visa guides.
 */
export const documentChecklistMachine = setup({
  types: {
    context: {} as DocumentChecklistContext,
    events: {} as DocumentChecklistEvent,
    input: {} as DocumentChecklistInput,
  },
  actors: {
    copyText: copyTextOf<CheckedList>(),
    printer,
    /** Tells what the browser keeps, and keeps there what is ready. */
    storedTicks: silent<ReadyFound, Ticked, ReadyChanged>(),
    /** Tells which boxes were ticked in the page while the app was on its way. */
    earlyTicks: silent<ItemToggled, { listId: string }>(),
  },
  guards: {
    isListed: ({ context }, { id }: { id: string }) =>
      context.checklist.documents.some((listed) => listed.id === id),
    isNews: ({ context: { checklist, ready } }, { ids }: { ids: readonly string[] }) =>
      readyOf(checklist, ids).join() !== ready.join(),
    isAnyReady: ({ context }) => context.ready.length > 0,
  },
  actions: {
    takeFound: assign({
      ready: ({ context }, { ids }: { ids: readonly string[] }) => readyOf(context.checklist, ids),
    }),
    toggle: assign({
      ready: ({ context: { checklist, ready } }, { id }: { id: string }) =>
        readyOf(checklist, ready.includes(id) ? ready.filter((other) => other !== id) : [...ready, id]),
    }),
    clear: assign(({ context }) => ({ cleared: context.ready, ready: [] })),
    restore: assign({ ready: ({ context }) => context.cleared }),
    announceCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('checklist') }),
    ),
    announceNotCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: notCopiedNotice('checklist') }),
    ),
    requestPrint: sendTo('printer', { type: 'print.requested' }),
    keepReady: sendTo('storedTicks', ({ context }) => ({ type: 'ready.changed', ready: context.ready })),
  },
}).createMachine({
  id: 'documentChecklist',
  context: ({ input }) => ({ ...input, ready: [], cleared: [] }),
  type: 'parallel',
  states: {
    ticks: {
      // In this order: what was kept is there before the boxes that were ticked early.
      invoke: [
        { id: 'storedTicks', src: 'storedTicks', input: ({ context }) => context.checklist },
        { id: 'earlyTicks', src: 'earlyTicks', input: ({ self }) => ({ listId: self.id }) },
      ],
      initial: 'standing',
      on: {
        'ready.found': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '.standing',
          actions: { type: 'takeFound', params: ({ event }) => event },
        },
        'item.toggled': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: '.standing',
          actions: [{ type: 'toggle', params: ({ event }) => event }, 'keepReady'],
        },
      },
      states: {
        standing: {
          on: {
            'clear.pressed': { guard: 'isAnyReady', target: 'cleared', actions: ['clear', 'keepReady'] },
          },
        },
        cleared: {
          on: { 'undo.pressed': { target: 'standing', actions: ['restore', 'keepReady'] } },
        },
      },
    },
    copy: copyRegion(checkedList),
    paper: paperRegion,
  },
});

export type DocumentChecklistSnapshot = SnapshotFrom<typeof documentChecklistMachine>;

interface DocumentChecklistView {
  readonly ready: ReadonlySet<string>;
  readonly isAnyReady: boolean;
  readonly isComplete: boolean;
}

/** What the list shows now. */
export function selectChecklist({ context }: DocumentChecklistSnapshot): DocumentChecklistView {
  const { checklist, ready } = context;
  return {
    ready: new Set(ready),
    isAnyReady: ready.length > 0,
    isComplete: ready.length === checklist.documents.length,
  };
}
