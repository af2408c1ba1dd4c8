import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';

/** An address inside the site, as the router knows it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

interface NavigationContext {
  /** The place whose page is on the screen. */
  shown: Place;
  /** The place that the address bar names. */
  wanted: Place;
  error: unknown;
}

/**
 * Going from page to page: the old page stays while the next one is fetched, a loading screen covers it when
 * that takes longer, and a page that cannot be fetched ends in the error screen. Specification §2, App shell.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as { type: 'address.changed'; place: Place },
    input: {} as { place: Place },
    tags: {} as 'covered',
  },
  actors: {
    loadPage: fromPromise<void, { pathname: string }>(() =>
      Promise.reject(new Error('loadPage is not provided')),
    ),
  },
  guards: {
    staysOnPage: ({ context, event }) =>
      context.error === undefined && event.place.pathname === context.shown.pathname,
  },
  actions: {
    keepWanted: assign({ wanted: ({ event }) => event.place }),
    showAtOnce: assign({ shown: ({ event }) => event.place, wanted: ({ event }) => event.place }),
    showWanted: assign({ shown: ({ context }) => context.wanted, error: undefined }),
    keepError: assign({
      error: (_, params: { error: unknown }) => params.error,
      shown: ({ context }) => context.wanted,
    }),
  },
  delays: { loadingScreenDelay: 150 },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ shown: input.place, wanted: input.place, error: undefined }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'address.changed': [
          { guard: 'staysOnPage', actions: 'showAtOnce' },
          { target: 'loading', actions: 'keepWanted' },
        ],
      },
    },
    loading: {
      initial: 'unnoticed',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ pathname: context.wanted.pathname }),
        onDone: { target: 'settled', actions: 'showWanted' },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'address.changed': [
          { guard: 'staysOnPage', target: 'settled', actions: 'showAtOnce' },
          { target: 'loading', reenter: true, actions: 'keepWanted' },
        ],
      },
      states: {
        unnoticed: { after: { loadingScreenDelay: 'covering' } },
        covering: { tags: 'covered' },
      },
    },
    failed: {
      on: { 'address.changed': { target: 'loading', actions: 'keepWanted' } },
    },
  },
});

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** Why the page at the shown place could not be fetched; nothing while pages load as they should. */
export function selectLoadingError(snapshot: NavigationSnapshot): unknown {
  return snapshot.matches('failed') ? snapshot.context.error : undefined;
}
