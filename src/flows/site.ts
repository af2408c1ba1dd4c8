import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Actor, AnyActorRef, EmittedFrom, SnapshotFrom } from 'xstate';
import type { connectionMachine } from '../../machines/site/connection/connection.machine';
import type { deliveriesMachine } from '../../machines/site/deliveries/deliveries.machine';
import type { SiteEvent } from '../../machines/site/events';
import type { inspectionGuardMachine } from '../../machines/site/inspection-guard/inspection-guard.machine';
import type { headerMachine } from '../../machines/site/header/header.machine';
import type { navigationMachine } from '../../machines/site/navigation/navigation.machine';
import type { noticesMachine } from '../../machines/site/notices/notices.machine';
import type { paymentMachine } from '../../machines/site/payment/payment.machine';
import type { staffSessionMachine } from '../../machines/site/staff-session/staff-session.machine';
import type { EarlyPart, SiteChild } from '../../machines/site/parts';
import type { siteMachine } from '../../machines/site/site.machine';
import type { themeMachine } from '../../machines/site/theme/theme.machine';
import type { toolsMachine } from '../../machines/site/tools/tools.machine';
import type { tripFolderMachine } from '../../machines/site/trip-folder/trip-folder.machine';

export type SiteActor = Actor<typeof siteMachine>;
type SiteSnapshot = SnapshotFrom<typeof siteMachine>;

/** The charts of the site's children; the snapshots of those whose code comes later may be absent. */
interface SiteCharts {
  readonly navigation: typeof navigationMachine;
  readonly theme: typeof themeMachine;
  readonly tools: typeof toolsMachine;
  readonly header: typeof headerMachine;
  readonly payment: typeof paymentMachine;
  readonly notices: typeof noticesMachine;
  readonly connection: typeof connectionMachine;
  readonly deliveries: typeof deliveriesMachine;
  readonly staffSession: typeof staffSessionMachine;
  readonly inspectionGuard: typeof inspectionGuardMachine;
  readonly tripFolder: typeof tripFolderMachine;
}

export type ChildSnapshot<Id extends SiteChild> =
  | SnapshotFrom<SiteCharts[Id]>
  | (Id extends EarlyPart ? never : undefined);

/** The running site, and how it stood before anything happened: what every prerendered page shows. */
export interface SiteHandle {
  readonly actor: SiteActor;
  readonly root: SiteSnapshot;
  readonly children: Readonly<Record<string, unknown>>;
}

/** Keeps the first snapshots of a site that has not started yet. */
export function siteHandle(actor: SiteActor): SiteHandle {
  const root = actor.getSnapshot();
  const children = Object.fromEntries(
    Object.entries(root.children as Record<string, AnyActorRef>).map(([id, child]) => [
      id,
      child.getSnapshot(),
    ]),
  );
  return { actor, root, children };
}

export const SiteContext = createContext<SiteHandle | undefined>(undefined);

function useHandle(): SiteHandle {
  const handle = use(SiteContext);
  if (!handle) throw new Error('A flow is rendered outside SiteContext: wrap it in <SiteContext value={…}>.');
  return handle;
}

/** The running site, for what listens to it or belongs to its system. */
export function useSiteActor(): SiteActor {
  return useHandle().actor;
}

/** How a view speaks to the site; the same function at every render. */
export function useSite(): (event: SiteEvent) => void {
  return useHandle().actor.send;
}

/** A child of the site that is there now. */
export function childOf<Id extends SiteChild>(site: SiteActor, id: Id): Actor<SiteCharts[Id]> | undefined {
  return (site.getSnapshot().children as Record<string, unknown>)[id] as Actor<SiteCharts[Id]> | undefined;
}

/**
 * Subscribes to a child of the site as soon as it is there, and again when it was started anew. Returns an unsubscribe function.
 */
export function subscribeToChild<Id extends SiteChild>(
  site: SiteActor,
  id: Id,
  subscribe: (child: Actor<SiteCharts[Id]>) => { unsubscribe(): void } | undefined,
): () => void {
  let current: Actor<SiteCharts[Id]> | undefined;
  let subscription: { unsubscribe(): void } | undefined;
  const follow = () => {
    const child = childOf(site, id);
    if (child === current) return;
    subscription?.unsubscribe();
    current = child;
    subscription = child && subscribe(child);
  };
  const following = site.subscribe(follow);
  follow();
  return () => {
    following.unsubscribe();
    subscription?.unsubscribe();
  };
}

/**
 * What a view shows of one of the site's children. While a page is taken over, that is how the site stood before anything
 * happened, as in the page's HTML. `select` gives a plain value, or the same object while nothing changed.
 */
export function useSiteChild<Id extends SiteChild, Selected>(
  id: Id,
  select: (snapshot: ChildSnapshot<Id>) => Selected,
): Selected {
  const handle = useHandle();
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeToChild(handle.actor, id, (child) => {
        listener();
        return child.subscribe({ next: listener, error: () => {} });
      }),
    [handle, id],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(childOf(handle.actor, id)?.getSnapshot() as ChildSnapshot<Id>),
    () => select(handle.children[id] as ChildSnapshot<Id>),
  );
}

/** What a view shows of the site's root itself: which parts have come. The rules of `useSiteChild` hold. */
export function useSiteRoot<Selected>(select: (snapshot: SiteSnapshot) => Selected): Selected {
  const handle = useHandle();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = handle.actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [handle],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(handle.actor.getSnapshot()),
    () => select(handle.root),
  );
}

type EmittedBy<Id extends SiteChild> = EmittedFrom<SiteCharts[Id]>;

/** What a view does for what one of the site's children emits: where the focus goes. */
export function useEmitted<Id extends SiteChild>(
  id: Id,
  on: {
    readonly [Type in EmittedBy<Id>['type']]?: (event: Extract<EmittedBy<Id>, { type: Type }>) => void;
  },
): void {
  const { actor } = useHandle();
  const handle = useEffectEvent((event: { type: string }) =>
    (on as Readonly<Record<string, ((event: unknown) => void) | undefined>>)[event.type]?.(event),
  );
  useEffect(
    () => subscribeToChild(actor, id, (child) => (child as AnyActorRef).on('*', (event) => handle(event))),
    [actor, id],
  );
}

/** Returns a stable function that sends to one child of the site: `useSendTo(forNotices)`. */
export function useSendTo<Event>(forward: (event: Event) => SiteEvent): (event: Event) => void {
  const send = useSite();
  return useMemo(() => (event: Event) => send(forward(event)), [send, forward]);
}
