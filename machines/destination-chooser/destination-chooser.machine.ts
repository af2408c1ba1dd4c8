import { assign, emit, fromPromise, setup, stateIn, type SnapshotFrom } from 'xstate';
import type { NavigationRequested } from '../ports';
import { wellFormed } from '../text';
import type { FoundPlace } from './place';

export type DestinationChooserEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'text.submitted' }
  | { type: 'place.chosen'; place: FoundPlace };

interface DestinationChooserContext {
  text: string;
  /** The places that the text may mean, the likeliest first. */
  found: readonly FoundPlace[];
  /** The place whose short answer shows. */
  chosen: FoundPlace | undefined;
}

/** Where a text is looked up that the chooser itself could not look up. */
function listingPath(text: string): string {
  return `/services?to=${encodeURIComponent(wellFormed(text.trim()))}`;
}

/**
 * "I have an Indian passport and I'm going to …": a destination with a page is opened, any other gets its short answer
 * in place. The places are looked up by an actor, because their names come with code of their own.
 */
export const destinationChooserMachine = setup({
  types: {
    context: {} as DestinationChooserContext,
    events: {} as DestinationChooserEvent,
    emitted: {} as NavigationRequested | { type: 'focus.requested' },
  },
  actors: {
    findPlaces: fromPromise<readonly FoundPlace[], { text: string }>(() =>
      Promise.reject(new Error('findPlaces is not provided')),
    ),
  },
  guards: {
    isQuiet: stateIn({ finding: 'quietly' }),
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
    hasPage: (_, { place }: { place: FoundPlace | undefined }) => place?.path !== undefined,
    hasAnswer: (_, { place }: { place: FoundPlace | undefined }) => place?.answer !== undefined,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, chosen: undefined })),
    keepFound: assign((_, { found }: { found: readonly FoundPlace[] }) => ({ found })),
    forgetFound: assign({ found: [], chosen: undefined }),
    choose: assign((_, { place }: { place: FoundPlace | undefined }) => ({ chosen: place })),
    goTo: emit((_, { path }: { path: string }) => ({ type: 'navigation.requested' as const, to: path })),
    requestFocus: emit({ type: 'focus.requested' }),
  },
}).createMachine({
  id: 'destinationChooser',
  context: { text: '', found: [], chosen: undefined },
  initial: 'empty',
  on: {
    'text.typed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.finding', reenter: true, actions: { type: 'keepText', params: ({ event }) => event } },
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
        input: ({ context }) => ({ text: context.text }),
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
              { type: 'goTo', params: ({ event }) => ({ path: event.output[0]?.path ?? '/services' }) },
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
      on: {
        'text.submitted': [
          {
            guard: { type: 'hasPage', params: ({ context }) => ({ place: context.found[0] }) },
            actions: {
              type: 'goTo',
              params: ({ context }) => ({ path: context.found[0]?.path ?? '/services' }),
            },
          },
          {
            guard: { type: 'hasAnswer', params: ({ context }) => ({ place: context.found[0] }) },
            target: 'answered',
            actions: { type: 'choose', params: ({ context }) => ({ place: context.found[0] }) },
          },
          { target: 'unknown' },
        ],
        'place.chosen': [
          {
            guard: { type: 'hasPage', params: ({ event }) => event },
            actions: { type: 'goTo', params: ({ event }) => ({ path: event.place.path ?? '/services' }) },
          },
          { target: 'answered', actions: { type: 'choose', params: ({ event }) => event } },
        ],
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
  const { text, found, chosen } = snapshot.context;
  return {
    text,
    suggestions: snapshot.matches('found') ? found : [],
    chosen: snapshot.matches('answered') ? chosen : undefined,
    isUnknown: snapshot.matches('unknown') || (snapshot.matches('found') && found.length === 0),
  };
}
