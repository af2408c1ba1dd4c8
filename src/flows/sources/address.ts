import type { EventObject } from 'xstate';
import { forNavigation } from '../../../machines/site/events';
import type { NavigationTarget, Location, LocationState } from '../../../machines/site/navigation/location';
import { source } from '../../../machines/source';
import { childOf, subscribeToChild, type SiteActor } from '../site';

/** The location that is shown. */
function shownLocation(site: SiteActor): Partial<Location> {
  return childOf(site, 'navigation')?.getSnapshot().context.shown ?? {};
}

/** Gives the shown location to `take`, then each later one of the same page whose key, or search, has changed. Returns an unsubscribe function. */
function followPage(site: SiteActor, by: 'key' | 'search', take: (location: Location) => void): () => void {
  const page = shownLocation(site).pathname;
  let taken: string | undefined;
  return subscribeToChild(site, 'navigation', (navigation) => {
    const follow = () => {
      const { shown } = navigation.getSnapshot().context;
      if (shown.pathname !== page || shown[by] === taken) return;
      taken = shown[by];
      take(shown);
    };
    follow();
    return navigation.subscribe({ next: follow, error: () => {} });
  });
}

function go(site: SiteActor, to: NavigationTarget, how: { isReplacing?: true; isLate?: true }): void {
  site.send(forNavigation({ type: 'navigation.requested', to, ...how }));
}

/** The values of some parameters of a query. */
type Query<Name extends string> = { readonly [Parameter in Name]?: string | undefined };

/** What a query says under these names; of one that comes twice, the first counts. */
export function queryIn<Name extends string>(search: string, names: readonly Name[]): Query<Name> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? undefined])) as Query<Name>;
}

/** What the query says under these names when a flow starts, told once where it asks for anything. */
export function firstQuery<Name extends string, Told extends EventObject, Input>(
  site: SiteActor,
  names: readonly Name[],
  told: (query: Query<Name>, input: Input) => Told | undefined,
) {
  return source<Told, Input>(({ sendBack, input }) => {
    const event = told(queryIn(shownLocation(site).search ?? '', names), input);
    if (event) sendBack(event);
  });
}

/** As `firstQuery`; once the visitor has said otherwise it is taken off the address, so that a reload does not ask for it again. */
export function firstQueryUntilAnswered<Name extends string, Told extends EventObject, Input>(
  site: SiteActor,
  names: readonly Name[],
  told: (query: Query<Name>, input: Input) => Told | undefined,
) {
  return source<Told, Input, { type: 'query.answered' }>(({ sendBack, receive, input }) => {
    const { pathname, search = '' } = shownLocation(site);
    const event = told(queryIn(search, names), input);
    if (event) sendBack(event);
    receive(() => {
      const { search: asked = '' } = shownLocation(site);
      if (pathname === undefined || !names.some((name) => new URLSearchParams(asked).has(name))) return;
      go(site, { pathname, search: withQuery(asked, names, {}) }, { isReplacing: true, isLate: true });
    });
  });
}

/** What the page before has left on the history's entry: told once, and taken off it, or Back would say it again. So this is
 * carried out whatever comes, as a press is. */
export function leftOnEntry<Name extends keyof LocationState, Told extends EventObject>(
  site: SiteActor,
  name: Name,
  told: (value: NonNullable<LocationState[Name]>) => Told | undefined,
) {
  return source<Told>(({ sendBack }) => {
    const { search, hash, state } = shownLocation(site);
    const value = state?.[name];
    if (value === undefined) return;
    go(site, { search: search ?? '', hash: hash ?? '' }, { isReplacing: true });
    const event = told(value);
    if (event) sendBack(event);
  });
}

function tellHash<Told extends EventObject>(
  site: SiteActor,
  told: (hash: string) => Told | undefined,
  sendBack: (event: Told) => void,
): () => void {
  return followPage(site, 'key', ({ hash }) => {
    const event = told(hash);
    if (event) sendBack(event);
  });
}

/** What the hash of the page's address asks for, told first and whenever the visitor comes to one that asks for anything. */
export function askedInHash<Told extends EventObject>(
  site: SiteActor,
  told: (hash: string) => Told | undefined,
) {
  return source<Told>(({ sendBack }) => tellHash(site, told, sendBack));
}

/** What the hash asks for, as `askedInHash` gives it; and puts another hash in its place. The flow is not told of a hash that it has asked for. */
export function currentHash<Told extends EventObject>(
  site: SiteActor,
  told: (hash: string) => Told | undefined,
) {
  return source<Told, undefined, { type: 'hash.requested'; hash: string }>(({ sendBack, receive }) => {
    let awaited: string | undefined;
    receive(({ hash }) => {
      awaited = hash;
      go(site, { search: shownLocation(site).search ?? '', hash }, { isReplacing: true, isLate: true });
    });
    return tellHash(
      site,
      (hash) => {
        const isOurs = hash === awaited;
        awaited = undefined;
        return isOurs ? undefined : told(hash);
      },
      sendBack,
    );
  });
}

/** The query has to say something else: in a new history entry, or in place of the present one. */
type QueryRequested<Name extends string> = {
  type: 'address.requested';
  query: Query<Name>;
  history: 'push' | 'replace';
};

function withQuery<Name extends string>(search: string, names: readonly Name[], query: Query<Name>): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const name of names) {
    const value = query[name];
    if (value !== undefined) parameters.append(name, value);
  }
  return parameters.toString();
}

/**
 * What the query of the page's address says under these names, told first and whenever the query is another; puts other values
 * there, and leaves what stands under other names. What replaces an entry does not take the visitor off a page chosen meanwhile.
 */
export function currentQuery<Name extends string, Told extends EventObject>(
  site: SiteActor,
  names: readonly Name[],
  told: (query: Query<Name>) => Told,
) {
  return source<Told, undefined, QueryRequested<Name>>(({ sendBack, receive }) => {
    const page = shownLocation(site).pathname ?? '';
    receive(({ query, history }) => {
      const search = withQuery(shownLocation(site).search ?? '', names, query);
      if (history === 'push') go(site, { search }, {});
      else go(site, { pathname: page, search }, { isReplacing: true, isLate: true });
    });
    return followPage(site, 'search', ({ search }) => sendBack(told(queryIn(search, names))));
  });
}
