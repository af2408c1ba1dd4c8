import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { silent, type ReadableActor } from '../../source';
import type { LocationReached, SiteEvent, SiteRef } from '../events';
import {
  addressOf,
  isSameLocation,
  type NavigationTarget,
  type Location,
  type LocationState,
} from './location';

/**
 * A wish of a flow or a part to go somewhere; a link goes to the history itself. Whether it is carried out after the visitor has
 * gone on depends on its origin:
 *
 * | it comes from | on the page it was made for | on another page | while a page loads |
 * | --- | --- | --- | --- |
 * | a press, or what has to be done whatever comes: neither `isLate` nor `from` | carried out | carried out | carried out |
 * | no press: `isLate`, what a flow puts in the address of its page, or a redirect | carried out | carried out | refused |
 * | what is for one page alone, as an answer that took its time: `from` | carried out | refused | refused |
 *
 * Refused, or not shown in the end, its `otherwise` event is sent to the site instead.
 */
export interface NavigationRequest {
  readonly to: NavigationTarget;
  readonly state?: LocationState | null;
  /** In place of the entry that is there, so that Back does not lead through it. */
  readonly isReplacing?: true;
  /** The visitor has not pressed a link to it: it does not take them off a page that they have chosen meanwhile. */
  readonly isLate?: true;
  /** The page that it leads away from; on any other, or while one loads, it is refused. */
  readonly from?: string;
  /** What is said to the site instead, where the request is refused or its location cannot be shown. */
  readonly otherwise?: SiteEvent;
}

export type AddressChanged = { type: 'address.changed'; location: Location };

export type NavigationEvent =
  | AddressChanged
  | { type: 'location.rendered'; key: string }
  | ({ type: 'navigation.requested' } & NavigationRequest);

/** The browser's history is to take this entry; the address follows as `address.changed`. */
export type HistoryRequested = {
  type: 'history.requested';
  to: string;
  state: LocationState | null;
  isReplacing: boolean;
};

interface NavigationInput {
  readonly site: SiteRef;
  readonly location: Location;
  /** The page of that location with its data; nothing when it could not be had. */
  readonly page: unknown;
}

/** What the document shows of navigation. */
export type ShownPage = ReadableActor<{
  readonly context: { readonly shown: Location; readonly page: unknown };
}>;

interface NavigationContext {
  readonly site: SiteRef;
  /** The location whose page is on the screen. */
  shown: Location;
  /** That page and its data, as `loadPage` gave them. */
  page: unknown;
  /** The location that the address bar names. */
  wanted: Location;
  /** The location that was last said to be reached; nothing before the first page stands. */
  reached: Location | undefined;
  error: unknown;
  /** The `otherwise` event of the pending request; sent if what it asked for is not shown in the end. */
  pendingOtherwise: (Pick<Location, 'pathname' | 'state'> & { readonly event: SiteEvent }) | undefined;
}

/** What has happened between two locations that were on the screen one after the other. */
function reachedBy(before: Location | undefined, location: Location): LocationReached | undefined {
  if (before === undefined) return { type: 'site.entered', location };
  if (before.pathname !== location.pathname) return { type: 'page.entered', location };
  if (before.key === location.key) return undefined;
  if (location.hash !== '') return { type: 'hash.reached', location };
  return isSameLocation(before, location)
    ? { type: 'page.asked-again', location }
    : { type: 'query.changed', location };
}

/** Whether a request has led to this entry, and not a link to the same page that was followed after it. */
function leadsTo(request: Pick<Location, 'pathname' | 'state'>, shown: Location): boolean {
  const isSameState = JSON.stringify(request.state) === JSON.stringify(shown.state);
  return request.pathname === shown.pathname && isSameState;
}

/**
 * Going from page to page: the old page stays while the next one is fetched, a loading screen covers it when that takes
 * longer, and a page that cannot be fetched ends in the error screen. A request that follows from an answer (`from`) is carried
 * out while the visitor is on its page, and refused when they have left it.
 * Specification §2, App shell.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    tags: {} as 'covered',
  },
  actors: {
    /** Tells each change of the address, that of the time before the start too, and takes the entries that are asked for. */
    history: silent<AddressChanged, { readonly wanted: Location }, HistoryRequested>(),
    /** Applies a reached location to the document: head, scroll position, focus. */
    document: silent<never, ShownPage, LocationReached>(),
    loadPage: fromPromise<unknown, { pathname: string }>(() =>
      Promise.reject(new Error('loadPage is not provided')),
    ),
  },
  guards: {
    staysOnPage: ({ context }, { location }: { location: Location }) =>
      context.page !== undefined && location.pathname === context.shown.pathname,
    leadsFromShown: ({ context }, { from }: { from: string | undefined }) =>
      from === undefined || from === context.shown.pathname,
    /** While a page loads, what was not pressed comes too late. */
    isNotPressed: (_, { isLate, from }: NavigationRequest) => isLate === true || from !== undefined,
    isShown: ({ context }, { key }: { key: string }) => key === context.shown.key,
  },
  actions: {
    keepWanted: assign({ wanted: (_, { location }: { location: Location }) => location }),
    showAtOnce: assign({
      shown: (_, { location }: { location: Location }) => location,
      wanted: (_, { location }: { location: Location }) => location,
    }),
    showWanted: assign({
      shown: ({ context }) => context.wanted,
      page: (_, { page }: { page: unknown }) => page,
      error: undefined,
    }),
    keepError: assign({
      error: (_, { error }: { error: unknown }) => error,
      shown: ({ context }) => context.wanted,
      page: undefined,
    }),
    requestHistory: enqueueActions(
      ({ context, enqueue }, { to, state, isReplacing, otherwise }: NavigationRequest) => {
        const address = addressOf(to, context.shown.pathname);
        if (otherwise) {
          const pathname = address.replace(/[?#].*$/s, '');
          enqueue.assign({ pendingOtherwise: { pathname, state: state ?? null, event: otherwise } });
        }
        enqueue.sendTo('history', {
          type: 'history.requested',
          to: address,
          state: state ?? null,
          isReplacing: isReplacing ?? false,
        });
      },
    ),
    sendOtherwise: enqueueActions(({ context, enqueue }) => {
      const { pendingOtherwise, shown, page } = context;
      if (pendingOtherwise && (page === undefined || !leadsTo(pendingOtherwise, shown))) {
        enqueue.sendTo(context.site, pendingOtherwise.event);
      }
      enqueue.assign({ pendingOtherwise: undefined });
    }),
    refuse: enqueueActions(({ context, enqueue }, { otherwise }: NavigationRequest) => {
      if (otherwise) enqueue.sendTo(context.site, otherwise);
    }),
    sayWhatWasReached: enqueueActions(({ context, enqueue }) => {
      const reached = reachedBy(context.reached, context.shown);
      enqueue.assign({ reached: context.shown });
      if (!reached) return;
      enqueue.sendTo('document', reached);
      enqueue.sendTo(context.site, reached);
    }),
  },
  delays: { loadingScreenDelay: 150 },
}).createMachine({
  id: 'navigation',
  context: ({ input: { site, location, page } }) => ({
    site,
    shown: location,
    page,
    wanted: location,
    reached: undefined,
    error: page === undefined ? 'page.missing' : undefined,
    pendingOtherwise: undefined,
  }),
  invoke: [
    { id: 'history', src: 'history', input: ({ context }) => ({ wanted: context.wanted }) },
    { id: 'document', src: 'document', input: ({ self }) => self },
  ],
  initial: 'starting',
  on: {
    'location.rendered': {
      guard: { type: 'isShown', params: ({ event }) => ({ key: event.key }) },
      actions: 'sayWhatWasReached',
    },
  },
  states: {
    starting: {
      always: [
        {
          guard: { type: 'staysOnPage', params: ({ context }) => ({ location: context.shown }) },
          target: 'settled',
        },
        { target: 'failed' },
      ],
    },
    settled: {
      on: {
        'address.changed': [
          {
            guard: { type: 'staysOnPage', params: ({ event }) => ({ location: event.location }) },
            actions: { type: 'showAtOnce', params: ({ event }) => ({ location: event.location }) },
          },
          {
            target: 'loading',
            actions: { type: 'keepWanted', params: ({ event }) => ({ location: event.location }) },
          },
        ],
        'navigation.requested': [
          {
            guard: { type: 'leadsFromShown', params: ({ event }) => ({ from: event.from }) },
            actions: { type: 'requestHistory', params: ({ event }) => event },
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      initial: 'unnoticed',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ pathname: context.wanted.pathname }),
        onDone: {
          target: 'settled',
          actions: [{ type: 'showWanted', params: ({ event }) => ({ page: event.output }) }, 'sendOtherwise'],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'sendOtherwise'],
        },
      },
      on: {
        'address.changed': [
          {
            guard: { type: 'staysOnPage', params: ({ event }) => ({ location: event.location }) },
            target: 'settled',
            actions: [
              { type: 'showAtOnce', params: ({ event }) => ({ location: event.location }) },
              'sendOtherwise',
            ],
          },
          {
            target: 'loading',
            reenter: true,
            actions: { type: 'keepWanted', params: ({ event }) => ({ location: event.location }) },
          },
        ],
        'navigation.requested': [
          {
            guard: { type: 'isNotPressed', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { actions: { type: 'requestHistory', params: ({ event }) => event } },
        ],
      },
      states: {
        unnoticed: { after: { loadingScreenDelay: 'covering' } },
        covering: { tags: 'covered' },
      },
    },
    failed: {
      on: {
        'address.changed': {
          target: 'loading',
          actions: { type: 'keepWanted', params: ({ event }) => ({ location: event.location }) },
        },
        'navigation.requested': [
          {
            guard: { type: 'leadsFromShown', params: ({ event }) => ({ from: event.from }) },
            actions: { type: 'requestHistory', params: ({ event }) => event },
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** Why the page at the shown location could not be fetched; nothing while pages load as they should. */
export function selectLoadingError(snapshot: NavigationSnapshot): unknown {
  return snapshot.matches('failed') ? snapshot.context.error : undefined;
}
