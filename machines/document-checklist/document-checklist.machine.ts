import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { checklistText, progressLine, readyOf, type Checklist } from './checklist';

export type DocumentChecklistEvent =
  /** What the browser keeps, read when the page opens and when another tab changed it. */
  | { type: 'ready.found'; ids: readonly string[] }
  | { type: 'item.toggled'; id: string }
  | { type: 'clear.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'copy.pressed' }
  | { type: 'print.pressed' }
  | { type: 'print.ended' };

interface DocumentChecklistContext {
  checklist: Checklist;
  /** The ids of the documents that are ready, in the list's order. */
  ready: readonly string[];
  /** What was ready before the list was cleared. */
  cleared: readonly string[];
}

const keepReady = {
  type: 'keepReady',
  params: ({ context }: { context: DocumentChecklistContext }) => ({
    checklist: context.checklist,
    ready: context.ready,
  }),
} as const;

/**
 * A guide's documents to tick off. The ticks are kept in the browser, the list goes out on paper or as text.
 * While it prints, nothing else of the page does. Specification §2, Visa guides.
 */
export const documentChecklistMachine = setup({
  types: {
    context: {} as DocumentChecklistContext,
    events: {} as DocumentChecklistEvent,
    emitted: {} as { type: 'copy.requested'; text: string } | { type: 'print.requested' },
    input: {} as { checklist: Checklist },
  },
  guards: {
    isListed: ({ context, event }) =>
      event.type === 'item.toggled' && context.checklist.documents.some(({ id }) => id === event.id),
    isAnyReady: ({ context }) => context.ready.length > 0,
  },
  actions: {
    takeFound: assign({
      ready: ({ context, event }) =>
        event.type === 'ready.found' ? readyOf(context.checklist, event.ids) : context.ready,
    }),
    toggle: assign({
      ready: ({ context: { checklist, ready }, event }) => {
        if (event.type !== 'item.toggled') return ready;
        const { id } = event;
        return readyOf(
          checklist,
          ready.includes(id) ? ready.filter((other) => other !== id) : [...ready, id],
        );
      },
    }),
    clear: assign(({ context }) => ({ cleared: context.ready, ready: [] })),
    restore: assign({ ready: ({ context }) => context.cleared }),
    requestCopy: emit(({ context }) => ({
      type: 'copy.requested' as const,
      text: checklistText(context.checklist, context.ready),
    })),
    requestPrint: emit({ type: 'print.requested' }),
    keepReady: (_, _params: { checklist: Checklist; ready: readonly string[] }) => {},
  },
}).createMachine({
  id: 'documentChecklist',
  context: ({ input }) => ({ checklist: input.checklist, ready: [], cleared: [] }),
  type: 'parallel',
  on: { 'copy.pressed': { actions: 'requestCopy' } },
  states: {
    ticks: {
      initial: 'standing',
      on: {
        'ready.found': { target: '.standing', actions: 'takeFound' },
        'item.toggled': { guard: 'isListed', target: '.standing', actions: ['toggle', keepReady] },
      },
      states: {
        standing: {
          on: { 'clear.pressed': { guard: 'isAnyReady', target: 'cleared', actions: ['clear', keepReady] } },
        },
        cleared: {
          on: { 'undo.pressed': { target: 'standing', actions: ['restore', keepReady] } },
        },
      },
    },
    paper: {
      initial: 'idle',
      states: {
        idle: { on: { 'print.pressed': { target: 'printing', actions: 'requestPrint' } } },
        // Some browsers never say that they have printed: pressing again prints again.
        printing: { on: { 'print.pressed': { actions: 'requestPrint' }, 'print.ended': 'idle' } },
      },
    },
  },
});

export type DocumentChecklistSnapshot = SnapshotFrom<typeof documentChecklistMachine>;

interface DocumentChecklistView {
  readonly ready: ReadonlySet<string>;
  readonly progress: string;
  readonly isAnyReady: boolean;
  readonly isComplete: boolean;
  /** The list as a message. */
  readonly text: string;
}

/** What the list shows now. */
export function selectChecklist({ context }: DocumentChecklistSnapshot): DocumentChecklistView {
  const { checklist, ready } = context;
  return {
    ready: new Set(ready),
    progress: progressLine(checklist, ready),
    isAnyReady: ready.length > 0,
    isComplete: ready.length === checklist.documents.length,
    text: checklistText(checklist, ready),
  };
}
