import { assign, emit, fromPromise, sendTo, setup, stateIn, type SnapshotFrom } from 'xstate';
import { forNavigation, forTripFolder, type SiteRef } from '../site/events';
import { silent } from '../source';
import { wellFormed } from '../text';
import type { FoundPlace } from './place';

type PlaceChosen = { type: 'place.chosen'; place: FoundPlace };
type TextTyped = { type: 'text.typed'; text: string };

export type DestinationChooserEvent =
  | TextTyped
  | { type: 'text.submitted' }
  | PlaceChosen
  | { type: 'option.next' }
  | { type: 'option.previous' }
  | { type: 'list.closed' };

interface DestinationChooserInput {
  readonly site: SiteRef;
  /** Looks a text up; its code and names may still have to be fetched. */
  readonly findPlaces: (text: string) => Promise<readonly FoundPlace[]>;
}

interface DestinationChooserContext extends DestinationChooserInput {
  text: string;
  /** The places that the text may mean, the likeliest first. */
  found: readonly FoundPlace[];
  /** Which of them the arrow keys stand on; it counts while the chart is in `found.onOption`. */
  active: number;
  /** The place whose short answer shows. */
  chosen: FoundPlace | undefined;
}

/** The place that Enter means: the one that the arrow keys stand on, or the likeliest. */
function placeMeant({ found, active }: DestinationChooserContext): FoundPlace | undefined {
  return found[active] ?? found[0];
}

/** Where a text is looked up that the chooser itself could not look up. */
function listingPath(text: string): string {
  return `/services?to=${encodeURIComponent(wellFormed(text.trim()))}`;
}

/** The trip goes to the place whose page is opened. */
const openPage = <Happened>(placeOf: (happened: Happened) => FoundPlace | undefined) =>
  [
    { type: 'tellTrip', params: (happened: Happened) => ({ name: placeOf(happened)?.name ?? '' }) },
    { type: 'goTo', params: (happened: Happened) => ({ path: placeOf(happened)?.path ?? '/services' }) },
  ] as const;

/**
 * "I have an Indian passport and I'm going to …": a destination with a page is opened, any other gets its short answer
 * in place. The places are looked up by an actor, because their names come with code of their own.
 */
export const destinationChooserMachine = setup({
  types: {
    context: {} as DestinationChooserContext,
    events: {} as DestinationChooserEvent,
    emitted: {} as { type: 'focus.requested' },
    input: {} as DestinationChooserInput,
  },
  actors: {
    findPlaces: fromPromise<
      readonly FoundPlace[],
      { text: string } & Pick<DestinationChooserInput, 'findPlaces'>
    >(async ({ input: { text, findPlaces } }) => await findPlaces(text)),
    /** Tells what was typed while the app was on its way. */
    earlyText: silent<TextTyped, { flowId: string }>(),
  },
  guards: {
    isQuiet: stateIn({ finding: 'quietly' }),
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
    hasFound: ({ context }) => context.found.length > 0,
    isOnFirst: ({ context }) => context.active === 0,
    isOnLast: ({ context }) => context.active === context.found.length - 1,
    hasPage: (_, { place }: { place: FoundPlace | undefined }) => place?.path !== undefined,
    hasAnswer: (_, { place }: { place: FoundPlace | undefined }) => place?.answer !== undefined,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, chosen: undefined })),
    keepFound: assign((_, { found }: { found: readonly FoundPlace[] }) => ({ found })),
    forgetFound: assign({ found: [], chosen: undefined }),
    goToFirst: assign({ active: 0 }),
    goToLast: assign(({ context }) => ({ active: context.found.length - 1 })),
    goToNext: assign(({ context }) => ({ active: context.active + 1 })),
    goToPrevious: assign(({ context }) => ({ active: context.active - 1 })),
    leaveOptions: assign({ active: 0 }),
    choose: assign((_, { place }: { place: FoundPlace | undefined }) => ({ chosen: place })),
    tellTrip: sendTo(
      ({ context }) => context.site,
      (_, { name }: { name: string }) =>
        forTripFolder({ type: 'trip.patched', patch: { destination: name } }),
    ),
    goTo: sendTo(
      ({ context }) => context.site,
      (_, { path }: { path: string }) => forNavigation({ type: 'navigation.requested', to: path }),
    ),
    requestFocus: emit({ type: 'focus.requested' }),
  },
}).createMachine({
  id: 'destinationChooser',
  context: ({ input }) => ({ ...input, text: '', found: [], active: 0, chosen: undefined }),
  invoke: { id: 'earlyText', src: 'earlyText', input: ({ self }) => ({ flowId: self.id }) },
  initial: 'empty',
  on: {
    'text.typed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.finding', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
  },
  states: {
    empty: {
      entry: 'forgetFound',
      on: { 'text.submitted': { actions: 'requestFocus' } },
    },
    finding: {
      initial: 'quietly',
      invoke: {
        id: 'findPlaces',
        src: 'findPlaces',
        input: ({ context: { text, findPlaces } }) => ({ text, findPlaces }),
        onDone: [
          {
            guard: 'isQuiet',
            target: 'found',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'hasPage', params: ({ event }) => ({ place: event.output[0] }) },
            target: 'found',
            actions: [
              { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              ...openPage(({ event }: { event: { output: readonly FoundPlace[] } }) => event.output[0]),
            ],
          },
          {
            guard: { type: 'hasAnswer', params: ({ event }) => ({ place: event.output[0] }) },
            target: 'answered',
            actions: { type: 'choose', params: ({ event }) => ({ place: event.output[0] }) },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'failed', actions: 'forgetFound' },
      },
      states: {
        quietly: { on: { 'text.submitted': 'asked' } },
        /** The visitor has asked before the places were there. */
        asked: {},
      },
    },
    found: {
      initial: 'inField',
      on: {
        'text.submitted': [
          {
            guard: { type: 'hasPage', params: ({ context }) => ({ place: placeMeant(context) }) },
            actions: openPage(({ context }: { context: DestinationChooserContext }) => placeMeant(context)),
          },
          {
            guard: { type: 'hasAnswer', params: ({ context }) => ({ place: placeMeant(context) }) },
            target: 'answered',
            actions: { type: 'choose', params: ({ context }) => ({ place: placeMeant(context) }) },
          },
          { target: 'unknown' },
        ],
        'place.chosen': [
          {
            guard: { type: 'hasPage', params: ({ event }) => event },
            actions: openPage(({ event }: { event: PlaceChosen }) => event.place),
          },
          { target: 'answered', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
      states: {
        /** The list shows, and the keyboard is in the text. */
        inField: {
          entry: 'leaveOptions',
          on: {
            'option.next': { guard: 'hasFound', target: 'onOption', actions: 'goToFirst' },
            'option.previous': { guard: 'hasFound', target: 'onOption', actions: 'goToLast' },
            'list.closed': { guard: 'hasFound', target: 'closed' },
          },
        },
        onOption: {
          on: {
            'option.next': [{ guard: 'isOnLast', actions: 'goToFirst' }, { actions: 'goToNext' }],
            'option.previous': [{ guard: 'isOnFirst', actions: 'goToLast' }, { actions: 'goToPrevious' }],
            'list.closed': 'closed',
          },
        },
        /** The list was put away; an arrow key or another text brings it back. */
        closed: {
          entry: 'leaveOptions',
          on: {
            'option.next': { target: 'onOption', actions: 'goToFirst' },
            'option.previous': { target: 'onOption', actions: 'goToLast' },
          },
        },
      },
    },
    answered: {},
    unknown: {},
    failed: {
      on: {
        'text.submitted': {
          actions: { type: 'goTo', params: ({ context }) => ({ path: listingPath(context.text) }) },
        },
      },
    },
  },
});

export type DestinationChooserSnapshot = SnapshotFrom<typeof destinationChooserMachine>;

/** What the view shows: suggestions while somebody types, or what an asked-for place came to. */
export function selectChooser(snapshot: DestinationChooserSnapshot) {
  const { text, found, active, chosen } = snapshot.context;
  return {
    text,
    suggestions: snapshot.matches('found') && !snapshot.matches({ found: 'closed' }) ? found : [],
    /** The index of the suggestion that the arrow keys stand on. */
    active: snapshot.matches({ found: 'onOption' }) ? active : undefined,
    chosen: snapshot.matches('answered') ? chosen : undefined,
    isUnknown: snapshot.matches('unknown') || (snapshot.matches('found') && found.length === 0),
  };
}
