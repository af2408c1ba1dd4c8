import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import { documentsOf, type DocumentList, type Traveller } from './documents';
import { documentsFor, documentsText, type AskedDocument } from './for-traveller';

export type TravellerDocumentsEvent =
  | { type: 'traveller.found'; traveller: Traveller }
  /** What the device keeps as ready, of all lists. */
  | { type: 'ready.found'; ids: readonly string[] }
  | {
      [Field in keyof Traveller]-?: {
        type: 'answer.changed';
        field: Field;
        value: Required<Traveller>[Field];
      };
    }[keyof Traveller]
  | { type: 'item.toggled'; id: string };

interface TravellerDocumentsContext {
  readonly list: DocumentList;
  readonly traveller: Traveller;
  /** The ids that are ticked, also of documents that this traveller is not asked for. */
  readonly ready: readonly string[];
}

export const anyTraveller: Traveller = {
  occupation: 'salaried',
  payer: 'self',
  age: 'adult',
  trips: 'again',
};

const isComplete = ({ list, traveller, ready }: TravellerDocumentsContext) =>
  documentsFor(list, traveller).every(({ id }) => ready.includes(id));

/** Those of the kept ids that are on the list, in its order. */
function readyOn(list: DocumentList, ids: readonly string[]): readonly string[] {
  return documentsOf(list)
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}

/**
 * The documents of one traveller: who travels decides on the list, and what was ticked stays ticked when the
 * answers change. Complete means that everything on the list of this traveller is ready.
 */
export const travellerDocumentsMachine = setup({
  types: {
    context: {} as TravellerDocumentsContext,
    events: {} as TravellerDocumentsEvent,
    input: {} as { list: DocumentList },
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isMissing: ({ context }) => !isComplete(context),
    isListed: ({ context }, params: { id: string }) =>
      documentsOf(context.list).some(({ id }) => id === params.id),
  },
  actions: {
    takeTraveller: assign(({ event }) => {
      assertEvent(event, 'traveller.found');
      return { traveller: event.traveller };
    }),
    takeReady: assign(({ context, event }) => {
      assertEvent(event, 'ready.found');
      return { ready: readyOn(context.list, event.ids) };
    }),
    keepAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.changed');
      return { traveller: { ...context.traveller, [event.field]: event.value } };
    }),
    toggle: assign(({ context: { list, ready }, event }) => {
      assertEvent(event, 'item.toggled');
      const { id } = event;
      return {
        ready: readyOn(list, ready.includes(id) ? ready.filter((other) => other !== id) : [...ready, id]),
      };
    }),
  },
}).createMachine({
  id: 'travellerDocuments',
  context: ({ input }) => ({ list: input.list, traveller: anyTraveller, ready: [] }),
  initial: 'collecting',
  on: {
    'traveller.found': { actions: 'takeTraveller' },
    'ready.found': { actions: 'takeReady' },
    'answer.changed': { actions: 'keepAnswer' },
    'item.toggled': {
      guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
      actions: 'toggle',
    },
  },
  states: {
    collecting: { always: { guard: 'isComplete', target: 'complete' } },
    complete: { always: { guard: 'isMissing', target: 'collecting' } },
  },
});

export type TravellerDocumentsSnapshot = SnapshotFrom<typeof travellerDocumentsMachine>;

/** What the list says of the trip: who travels. */
export function selectTraveller({ context }: TravellerDocumentsSnapshot): Traveller {
  return context.traveller;
}

/** How many of this traveller's documents are ready. */
export function selectPapers({ context: { list, traveller, ready } }: TravellerDocumentsSnapshot): {
  ready: number;
  total: number;
} {
  const listed = documentsFor(list, traveller);
  return { ready: listed.filter(({ id }) => ready.includes(id)).length, total: listed.length };
}

interface TravellerDocumentsView {
  readonly documents: readonly AskedDocument[];
  readonly ready: ReadonlySet<string>;
  /** "4 of 11 ready" */
  readonly progress: string;
  /** The list as a message. */
  readonly text: string;
}

/** What the list shows now. */
export function selectDocuments(snapshot: TravellerDocumentsSnapshot): TravellerDocumentsView {
  const { list, traveller, ready } = snapshot.context;
  const papers = selectPapers(snapshot);
  const documents = documentsFor(list, traveller);
  return {
    documents,
    ready: new Set(ready),
    progress: `${papers.ready} of ${papers.total} ready`,
    text: documentsText(list, traveller, ready),
  };
}

/**
 * What the device keeps after a change: the ticks of other lists stay. Nothing where it is kept already, perhaps by
 * another place that shows the list.
 */
export function keptReadyWith(
  kept: readonly string[],
  { context }: TravellerDocumentsSnapshot,
): readonly string[] | undefined {
  if (readyOn(context.list, kept).join() === context.ready.join()) return undefined;
  const own = new Set(documentsOf(context.list).map(({ id }) => id));
  return [...kept.filter((id) => !own.has(id)), ...context.ready];
}
