import type { PlaceReached } from '../../../machines/site/events';
import { forNavigation, forPayment, forTools } from '../../../machines/site/events';
import type { Place } from '../../../machines/site/navigation/place';
import { paymentReturnOf } from '../../../machines/site/payment/payment-return';
import { childOf, type SiteActor } from '../../flows/site';
import { keepVisitedPage } from '../../services/offline';
import { site as agency } from '../../site';
import { wasRenderedFor } from '../routing/prerendered';
import type { LoadedPage } from '../routing/routes';

function goToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

function goToTarget(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  target.focus({ preventScroll: true });
  return true;
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Whether the place names an element of its page, and the page has gone there. */
function wentToTarget({ hash }: Place): boolean {
  return hash !== '' && goToTarget(decodedHash(hash));
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

/**
 * Makes the document's head that of a path. The metadata of all pages is fetched when it is first needed; where it cannot
 * be had, only the title follows.
 */
function describe(site: SiteActor, pathname: string): void {
  const navigation = childOf(site, 'navigation');
  const isStillShown = () => navigation?.getSnapshot().context.shown.pathname === pathname;
  import('../follow-head').then(
    ({ applyHead }) => {
      if (!isStillShown()) return;
      const page = navigation?.getSnapshot().context.page as LoadedPage | undefined;
      applyHead(pathname, page?.questions ?? []);
    },
    () => {
      if (isStillShown()) document.title = titleFromPage();
    },
  );
}

function reportPayment(site: SiteActor, place: Place): void {
  const query = new URLSearchParams(place.search);
  const payment = paymentReturnOf({ status: query.get('status'), transactionId: query.get('tx_id') });
  site.send(forPayment(payment ? { type: 'payment.returned', payment, place } : { type: 'payment.absent' }));
}

/** A link that shares a trip opens the estimator with it; the address goes on without it. */
function openSharedTrip(site: SiteActor, { pathname, search, hash }: Place): void {
  const query = new URLSearchParams(search);
  if (!query.has('trip')) return;
  site.send(forTools({ type: 'estimator.requested', query: Object.fromEntries(query) }));
  const to = { pathname, hash };
  site.send(forNavigation({ type: 'navigation.requested', to, isReplacing: true, from: pathname }));
}

type ReachedHandlers = {
  readonly [Type in PlaceReached['type']]: (site: SiteActor, place: Place) => void;
};

/**
 * What the document does when a place is reached: its head, the top of the page or the named element, the focus, the copy
 * for offline. A change of the query alone moves nothing. Specification §2, Behaviour on every navigation.
 */
const handlers: ReachedHandlers = {
  'site.entered': (site, place) => {
    history.scrollRestoration = 'manual';
    if (hasForeignHead(place.pathname)) describe(site, place.pathname);
    openSharedTrip(site, place);
    wentToTarget(place);
  },
  'page.entered': (site, place) => {
    describe(site, place.pathname);
    keepVisitedPage(place.pathname);
    if (!wentToTarget(place)) goToTop();
  },
  'page.asked-again': goToTop,
  'hash.reached': (_, place) => void wentToTarget(place),
  'query.changed': () => {},
};

export function followPlace(site: SiteActor, { type, place }: PlaceReached): void {
  handlers[type](site, place);
  reportPayment(site, place);
}
