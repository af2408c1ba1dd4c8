import { fromPromise } from 'xstate';
import type { LocationReached } from '../../../machines/site/events';
import {
  navigationMachine,
  type AddressChanged,
  type HistoryRequested,
  type ShownPage,
} from '../../../machines/site/navigation/navigation.machine';
import type { Location } from '../../../machines/site/navigation/location';
import { source } from '../../../machines/source';
import type { Part } from '../../flows/part';
import { crossFade } from '../../services/cross-fade';
import { showFetchedFonts } from '../../services/fonts';
import { keepVisitedPage } from '../../services/offline';
import { agency } from '../../site';
import { wasRenderedFor } from '../routing/prerendered';
import { wentTo } from '../../ui/go-to-target';
import { loadPage, type LoadedPage } from '../routing/routes';
import type { SiteHistory } from '../routing/SiteRouter';

/** The browser's history, as navigation hears and asks it. */
export const historyEntries = (history: SiteHistory) =>
  source<AddressChanged, { readonly wanted: Location }, HistoryRequested>(({ sendBack, receive, input }) => {
    const report = () => sendBack({ type: 'address.changed', location: history.location });
    // The address may have changed while the first page was fetched, or while navigation was started anew.
    if (history.location.key !== input.wanted.key) report();
    receive(({ to, state, isReplacing }) => {
      try {
        if (isReplacing) history.replace(to, state);
        else history.push(to, state);
      } catch (error) {
        // A browser refuses entries that come too fast: the visitor stays, and navigation goes on.
        reportError(error);
      }
    });
    return history.listen(report);
  });

function goToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Whether the location names an element of its page, and the page has gone there. */
function wentToTarget({ hash }: Location): boolean {
  return wentTo(hash);
}

/** Whether the document's head was written for another path, as that of the fallback shell. */
function hasForeignHead(pathname: string): boolean {
  const root = document.getElementById('root');
  return root !== null && !wasRenderedFor(root, pathname);
}

/** The title of a page whose metadata cannot be had: its heading. */
function titleFromPage(): string {
  const heading = document.querySelector('h1')?.textContent;
  return heading ? `${heading} | ${agency.name}` : agency.name;
}

/** Makes the document's head that of a path. Where that cannot be had, only the title follows. */
function describe(navigation: ShownPage, pathname: string): void {
  const { shown, page } = navigation.getSnapshot().context;
  const isStillShown = () => navigation.getSnapshot().context.shown.pathname === pathname;
  if (page === undefined || shown.pathname !== pathname) return;
  Promise.all([import('../follow-head'), (page as LoadedPage).head()]).then(
    ([{ applyHead }, head]) => {
      if (isStillShown()) applyHead(head);
    },
    () => {
      if (isStillShown()) document.title = titleFromPage();
    },
  );
}

type ReachedHandlers = {
  readonly [Type in LocationReached['type']]: (navigation: ShownPage, location: Location) => void;
};

/**
 * What the document does when a location is reached: its head, the top of the page or the named element, the focus, the copy
 * for offline. A change of the query alone moves nothing. Specification §2, Behaviour on every navigation.
 */
const handlers: ReachedHandlers = {
  'site.entered': (navigation, location) => {
    history.scrollRestoration = 'manual';
    if (hasForeignHead(location.pathname)) describe(navigation, location.pathname);
    wentToTarget(location);
  },
  'page.entered': (navigation, location) => {
    showFetchedFonts();
    describe(navigation, location.pathname);
    keepVisitedPage(location.pathname);
    if (!wentToTarget(location)) goToTop();
  },
  'page.asked-again': goToTop,
  'hash.reached': (_, location) => void wentToTarget(location),
  'query.changed': () => {},
};

export const documentLocation = source<never, ShownPage, LocationReached>(({ input: navigation, receive }) =>
  receive(({ type, location }) => handlers[type](navigation, location)),
);

/** Going from page to page in this browser. Specification §2, App shell. */
export const navigationPart = (history: SiteHistory): Part => ({
  bind: () =>
    navigationMachine.provide({
      actors: {
        history: historyEntries(history),
        document: documentLocation,
        loadPage: fromPromise<unknown, { pathname: string }>(async ({ input, signal }) => {
          const page = await loadPage(input.pathname);
          // No transition where loading was aborted: the page never comes.
          if (!signal.aborted) await crossFade();
          return page;
        }),
      },
    }),
});
