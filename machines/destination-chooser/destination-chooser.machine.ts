import { assign, emit, fromPromise, sendTo, setup, stateIn, type SnapshotFrom } from 'xstate';
import { forNavigation, forTripFolder, type SiteRef } from '../site/events';
import { silent } from '../source';
import { wellFormed } from '../text';
import type { FoundPlace } from './place';

type PlaceChosen = { type: 'place.chosen'; place: FoundPlace };
type TextTyped = { type: 'text.typed'; text: string };

export type DestinationChooserEvent = TextTyped | { type: 'text.submitted' } | PlaceChosen;

interface DestinationChooserInput {
  readonly site: SiteRef;
  /** Looks a text up; its code and names may still have to be fetched. */
  readonly findPlaces: (text: string) => Promise<readonly FoundPlace[]>;
}

interface DestinationChooserContext extends DestinationChooserInput {
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
    earlyText: silent<TextTyped, { formId: string }>(),
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
  context: ({ input }) => ({ ...input, text: '', found: [], chosen: undefined }),
  invoke: { id: 'earlyText', src: 'earlyText', input: ({ self }) => ({ formId: self.id }) },
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
      on: {
        'text.submitted': [
          {
            guard: { type: 'hasPage', params: ({ context }) => ({ place: context.found[0] }) },
            actions: openPage(({ context }: { context: DestinationChooserContext }) => context.found[0]),
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
            actions: openPage(({ event }: { event: PlaceChosen }) => event.place),
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
