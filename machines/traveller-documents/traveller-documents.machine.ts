import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import { readyOf, type ReadyChanged, type ReadyFound, type Ticked } from '../document-checklist/checklist';
import { forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';
import { documentsOf, type DocumentList, type Traveller } from './documents';
import { documentsFor, type AskedDocument } from './for-traveller';

/** What is known of the visitor's trip, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; folder: TripFolder };

type ItemToggled = { type: 'item.toggled'; id: string };

export type TravellerDocumentsEvent =
  | TripKnown
  | ReadyFound
  | {
      [Field in keyof Traveller]-?: {
        type: 'answer.changed';
        field: Field;
        value: Required<Traveller>[Field];
      };
    }[keyof Traveller]
  | ItemToggled;

interface TravellerDocumentsInput {
  readonly site: SiteRef;
  readonly list: DocumentList;
}

interface TravellerDocumentsContext extends TravellerDocumentsInput {
  readonly traveller: Traveller;
  /** The ids that are ticked, also of documents that this traveller is not asked for. */
  readonly ready: readonly string[];
  /** The trip as it was heard of last; nothing before. */
  readonly trip: TripFolder | undefined;
}

export const anyTraveller: Traveller = {
  occupation: 'salaried',
  payer: 'self',
  age: 'adult',
  trips: 'again',
};

const isComplete = ({ list, traveller, ready }: TravellerDocumentsContext) =>
  documentsFor(list, traveller).every(({ id }) => ready.includes(id));

interface Readiness {
  readonly ready: number;
  readonly total: number;
}

/** How many of this traveller's documents are ready. */
function readinessOf({ list, traveller, ready }: TravellerDocumentsContext): Readiness {
  const listed = documentsFor(list, traveller);
  return { ready: listed.filter(({ id }) => ready.includes(id)).length, total: listed.length };
}

const tickedIn = (list: DocumentList): Ticked => ({ documents: documentsOf(list) });

const takeTraveller = {
  type: 'takeTraveller',
  params: ({ event }: { event: TripKnown }) => event,
} as const;

const keepTrip = { type: 'keepTrip', params: ({ event }: { event: TripKnown }) => event } as const;

// Patch the trip first: writing the ticks sends `ready.found`, which patches the trip unless it has these documents already.
const tick = {
  guard: { type: 'isListed', params: ({ event }: { event: ItemToggled }) => event },
  actions: [
    { type: 'toggle', params: ({ event }: { event: ItemToggled }) => event },
    'tellDocuments',
    'keepReady',
  ],
} as const;

/**
 * The documents of one traveller: who travels decides on the list, and what was ticked stays ticked when the
 * answers change. Nothing can be ticked, and nothing is said of the documents, before what the browser keeps is read. Complete
 * means that everything on the list of this traveller is ready: that follows from answers and ticks alone, whichever came last.
 */
export const travellerDocumentsMachine = setup({
  types: {
    context: {} as TravellerDocumentsContext,
    events: {} as TravellerDocumentsEvent,
    input: {} as TravellerDocumentsInput,
  },
  actors: {
    knownTrip: silent<TripKnown>(),
    /** Tells what the browser keeps, and keeps there what is ready. */
    storedTicks: silent<ReadyFound, Ticked, ReadyChanged>(),
  },
  guards: {
    /** Who travels is taken from the trip once, as soon as there is one. */
    saysTraveller: ({ context }, { folder }: { folder: TripFolder }) =>
      context.trip === undefined && folder.traveller !== undefined,
    isOther: ({ context: { traveller } }, answer: { field: keyof Traveller; value: string }) =>
      traveller[answer.field] !== answer.value,
    isComplete: ({ context }) => isComplete(context),
    isMissing: ({ context }) => !isComplete(context),
    isListed: ({ context }, params: { id: string }) =>
      documentsOf(context.list).some(({ id }) => id === params.id),
  },
  actions: {
    takeTraveller: assign(({ context }, { folder }: { folder: TripFolder }) => ({
      traveller: folder.traveller ?? context.traveller,
    })),
    keepTrip: assign((_, { folder }: { folder: TripFolder }) => ({ trip: folder })),
    takeReady: assign(({ context }, { ids }: { ids: ReadyFound['ids'] }) => ({
      ready: readyOf(tickedIn(context.list), ids),
    })),
    keepAnswer: assign(({ context }, { field, value }: { field: keyof Traveller; value: string }) => ({
      traveller: { ...context.traveller, [field]: value },
    })),
    toggle: assign(({ context: { list, ready } }, { id }: { id: string }) => ({
      ready: readyOf(
        tickedIn(list),
        ready.includes(id) ? ready.filter((other) => other !== id) : [...ready, id],
      ),
    })),
    keepReady: sendTo('storedTicks', ({ context }) => ({ type: 'ready.changed', ready: context.ready })),
    tellTraveller: sendTo(
      ({ context }) => context.site,
      ({ context }) => forTripFolder({ type: 'trip.patched', patch: { traveller: context.traveller } }),
    ),
    // Documents alone make no trip: they are said of one that is known.
    tellDocuments: enqueueActions(({ context, enqueue }) => {
      const { site, trip, list, traveller } = context;
      const documents = { list: list.id, ...readinessOf(context) };
      if (trip === undefined || JSON.stringify(trip.documents) === JSON.stringify(documents)) return;
      // Ticking a document confirms whom the list is for.
      const said = { documents, ...(documents.ready > 0 && { traveller }) };
      enqueue.sendTo(site, forTripFolder({ type: 'trip.patched', patch: said }));
    }),
  },
}).createMachine({
  id: 'travellerDocuments',
  context: ({ input }) => ({ ...input, traveller: anyTraveller, ready: [], trip: undefined }),
  // In this order: a trip that is there already is known before the ticks are read, so that opening the list says nothing of it.
  invoke: [
    { id: 'knownTrip', src: 'knownTrip' },
    { id: 'storedTicks', src: 'storedTicks', input: ({ context }) => tickedIn(context.list) },
  ],
  initial: 'reading',
  on: {
    'trip.known': [
      {
        guard: { type: 'saysTraveller', params: ({ event }) => event },
        actions: [takeTraveller, keepTrip, 'tellDocuments'],
      },
      { actions: keepTrip },
    ],
    'ready.found': { actions: [{ type: 'takeReady', params: ({ event }) => event }, 'tellDocuments'] },
    'answer.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'tellTraveller', 'tellDocuments'],
    },
  },
  states: {
    reading: {
      on: {
        'trip.known': { actions: [takeTraveller, keepTrip] },
        'ready.found': { target: 'collecting', actions: { type: 'takeReady', params: ({ event }) => event } },
      },
    },
    collecting: {
      on: { 'item.toggled': tick },
      always: { guard: 'isComplete', target: 'complete' },
    },
    complete: {
      on: { 'item.toggled': tick },
      always: { guard: 'isMissing', target: 'collecting' },
    },
  },
});

export type TravellerDocumentsSnapshot = SnapshotFrom<typeof travellerDocumentsMachine>;

export interface TravellerDocumentsView {
  readonly documents: readonly AskedDocument[];
  readonly ready: ReadonlySet<string>;
  /** How many of them are ready. */
  readonly progress: Readiness;
}

/** What the list shows now. */
export function selectDocuments(snapshot: TravellerDocumentsSnapshot): TravellerDocumentsView {
  const { list, traveller, ready } = snapshot.context;
  return {
    documents: documentsFor(list, traveller),
    ready: new Set(ready),
    progress: readinessOf(snapshot.context),
  };
}
