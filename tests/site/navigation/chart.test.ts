import { describe, expect, it } from 'vitest';
import { forNotices, type LocationReached, type SiteEvent } from '../../../machines/site/events';
import {
  navigationMachine,
  selectLoadingError,
  type AddressChanged,
  type HistoryRequested,
  type NavigationRequest,
  type ShownPage,
} from '../../../machines/site/navigation/navigation.machine';
import { locationFrom, type Location } from '../../../machines/site/navigation/location';
import { source } from '../../../machines/source';
import { location } from '../../support/location';
import { answeredByHand, answersArrive, trial } from '../../support/trial';
import { siteRecorder } from '../../support/site-recorder';

const pageOf = (pathname: string) => `the page of ${pathname}`;

/** Without an argument for the page, that of the place; `null` stands for a page that could not be had. */
function site(start: Location, page: string | null = pageOf(start.pathname)) {
  const { calls, call, service } = answeredByHand<{ pathname: string }, unknown>();
  const { site: root, told } = siteRecorder();
  /** What the history was asked for, and where the document went, in order. */
  const asked: HistoryRequested[] = [];
  const went: LocationReached[] = [];
  const history = source<AddressChanged, { readonly wanted: Location }, HistoryRequested>(({ receive }) =>
    receive((request) => asked.push(request)),
  );
  const document = source<never, ShownPage, LocationReached>(({ receive }) =>
    receive((reached) => went.push(reached)),
  );
  const walk = trial(navigationMachine.provide({ actors: { loadPage: service, history, document } }), {
    input: { site: root, location: start, page: page ?? undefined },
  });
  const rendered = (shown: Location) => walk.send({ type: 'location.rendered', key: shown.key });
  return {
    ...walk,
    asked,
    went,
    told,
    calls,
    call,
    comes: async (index = 0) => {
      const { input, resolve } = call(index);
      resolve(pageOf(input.pathname));
      await answersArrive();
    },
    fails: async (error = new Error('404')) => {
      call(0).reject(error);
      await answersArrive();
    },
    go: (to: Location) => walk.actor.send({ type: 'address.changed', location: to }),
    ask: (request: NavigationRequest) => walk.send({ type: 'navigation.requested', ...request }),
    rendered,
    seen: () => {
      const snapshot = walk.actor.getSnapshot();
      return {
        shown: snapshot.context.shown,
        wanted: snapshot.context.wanted,
        covered: snapshot.hasTag('covered'),
        isSettled: snapshot.matches('settled'),
        error: selectLoadingError(snapshot),
      };
    },
  };
}

const home = location('/');
const services = location('/services');
const apply = location('/apply-visa');
const settledAt = (shown: Location) => ({
  shown,
  wanted: shown,
  covered: false,
  isSettled: true,
  error: undefined,
});

describe('going from page to page (Specification §2, App shell)', () => {
  it('starts settled and fetches nothing', () => {
    const { calls, seen } = site(home);
    expect(seen()).toEqual(settledAt(home));
    expect(calls).toEqual([]);
  });

  it.each([
    ['the query', location('/', '?status=success')],
    ['the hash', location('/', '', '#contact')],
    ['nothing but the history entry', location('/')],
  ])('a change of %s alone is shown at once', (_why, to) => {
    const { calls, go, seen } = site(home);
    go(to);
    expect(seen()).toEqual(settledAt(to));
    expect(calls).toEqual([]);
  });

  it('keeps the old page until the next one is there', async () => {
    const { call, comes, go, seen } = site(home);
    go(services);
    expect(call(0).input).toEqual({ pathname: '/services' });
    expect(seen()).toMatchObject({ shown: home, wanted: services, covered: false, isSettled: false });
    await comes();
    expect(seen()).toEqual(settledAt(services));
  });

  describe('what a location would say', () => {
    const said = forNotices({ type: 'notice.dismissed', id: 'said' });
    const state = { applicationAccepted: true } as const;
    const withSaid = { to: '/services', from: '/apply-visa', state, otherwise: said } as const;
    const listing = location('/services', '', '', state);

    it('fault 110: is said here where the location cannot be shown', async () => {
      const { ask, fails, go, told } = site(apply);
      ask(withSaid);
      go(listing);
      expect(told).toEqual([]);
      await fails();
      expect(told).toEqual([said]);
    });

    it('is said here where the visitor has gone elsewhere meanwhile', async () => {
      const { ask, comes, go, told } = site(apply);
      ask(withSaid);
      go(listing);
      go(home);
      await comes(1);
      expect(told).toEqual([said]);
    });

    it('is said here where the visitor has gone back to the page that they were on', () => {
      const { ask, go, told } = site(apply);
      ask(withSaid);
      go(listing);
      go(apply);
      expect(told).toEqual([said]);
    });

    it('is said here where the visitor has followed a link to the same page meanwhile', async () => {
      const { ask, comes, go, told } = site(apply);
      ask(withSaid);
      go(listing);
      go(services);
      await comes(1);
      expect(told).toEqual([said]);
    });

    it('is left to the location that stands', async () => {
      const { ask, call, comes, go, told } = site(apply);
      ask(withSaid);
      go(listing);
      await comes();
      go(home);
      call(1).reject(new Error('404'));
      await answersArrive();
      expect(told).toEqual([]);
    });
  });

  it.each([
    [149, false],
    [150, true],
    [60_000, true],
  ])('after %i ms the loading screen covers it: %s', (ms, covered) => {
    const { clock, go, seen } = site(home);
    go(services);
    clock.increment(ms);
    expect(seen()).toMatchObject({ covered, shown: home });
  });

  it('the loading screen goes when the page comes', async () => {
    const { clock, comes, go, seen } = site(home);
    go(services);
    clock.increment(150);
    await comes();
    clock.increment(1_000);
    expect(seen()).toEqual(settledAt(services));
  });

  it('a page that comes late, after the visitor went elsewhere, is not shown', async () => {
    const { call, comes, go, seen } = site(home);
    go(services);
    go(apply);
    expect(call(0).signal.aborted).toBe(true);
    await comes();
    expect(seen()).toMatchObject({ shown: home, wanted: apply, isSettled: false });
    await comes(1);
    expect(seen()).toEqual(settledAt(apply));
  });

  it('the answers in the other order end at the same page', async () => {
    const { comes, fails, go, seen } = site(home);
    go(services);
    go(apply);
    await comes(1);
    await fails(new Error('late'));
    expect(seen()).toEqual(settledAt(apply));
  });

  it('Back to the page that still shows needs no fetch and takes no late page', async () => {
    const { calls, comes, go, seen } = site(home);
    go(services);
    const back = location('/');
    go(back);
    expect(seen()).toEqual(settledAt(back));
    await comes();
    expect(seen()).toEqual(settledAt(back));
    expect(calls).toHaveLength(1);
  });

  it('the same link twice ends at the page once', async () => {
    const { calls, comes, go, seen } = site(home);
    go(services);
    const again = location('/services');
    go(again);
    await comes(calls.length - 1);
    expect(seen()).toEqual(settledAt(again));
  });

  it('a page that cannot be fetched ends in its error, at the wanted address', async () => {
    const { fails, go, seen } = site(home);
    const error = new Error('404');
    go(services);
    await fails(error);
    expect(seen()).toEqual({ shown: services, wanted: services, covered: false, isSettled: false, error });
  });

  it('a page that failed is fetched anew on the way back to it, too', async () => {
    const { calls, comes, fails, go, seen } = site(home);
    go(services);
    await fails();
    go(apply);
    const back = location('/services');
    go(back);
    expect(seen()).toMatchObject({ wanted: back, isSettled: false });
    await comes(calls.length - 1);
    expect(seen()).toEqual(settledAt(back));
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['the same page again', services],
    ['another page', apply],
  ])('after a failure %s is fetched anew and the error goes', async (_why, to) => {
    const { comes, fails, go, seen } = site(home);
    go(services);
    await fails();
    go(to);
    expect(seen().error).toBeUndefined();
    await comes(1);
    expect(seen()).toEqual(settledAt(to));
  });
});

describe('the page that shows', () => {
  const shownPage = ({ actor }: ReturnType<typeof site>) => actor.getSnapshot().context.page;

  it('changes when the next one is there, and not with the query', async () => {
    const walk = site(home);
    walk.go(location('/', '?page=2'));
    expect(shownPage(walk)).toBe(pageOf('/'));
    walk.go(services);
    expect(shownPage(walk)).toBe(pageOf('/'));
    await walk.comes();
    expect(shownPage(walk)).toBe(pageOf('/services'));
  });

  it('a first page that could not be had is a failure, from which every address leads on', async () => {
    const walk = site(home, null);
    expect(walk.seen()).toMatchObject({ shown: home, isSettled: false, error: 'page.missing' });
    const again = location('/');
    walk.go(again);
    await walk.comes();
    expect(walk.seen()).toEqual(settledAt(again));
    expect(shownPage(walk)).toBe(pageOf('/'));
  });
});

const late: NavigationRequest = { to: '/verify-otp', isLate: true, from: '/' };
const instead: SiteEvent = forNotices({
  type: 'notice.raised',
  notice: { id: 'instead', kind: 'blank', message: 'instead' },
});
const carriedOut = (to: string, more: { state?: object; isReplacing?: boolean } = {}) => ({
  type: 'history.requested',
  to,
  state: null,
  isReplacing: false,
  ...more,
});

describe('what flows ask for', () => {
  it.each<[why: string, request: NavigationRequest, asked: object]>([
    ['a path', { to: '/contact' }, carriedOut('/contact')],
    ['from the page that is shown', { to: '/contact', from: '/' }, carriedOut('/contact')],
    ['late, and nothing has changed', late, carriedOut('/verify-otp')],
    ['in place of the entry', { to: '/blog', isReplacing: true }, carriedOut('/blog', { isReplacing: true })],
    [
      'with something for the next page',
      { to: '/services', state: { applicationAccepted: true } },
      carriedOut('/services', { state: { applicationAccepted: true } }),
    ],
    ['the page without its query', { to: { pathname: '/' } }, carriedOut('/')],
    ['another query of the shown page', { to: { search: 'page=2' } }, carriedOut('/?page=2')],
    [
      'a query and a hash with their marks',
      { to: { pathname: '/faq', search: '?a=1', hash: '#visa' } },
      carriedOut('/faq?a=1#visa'),
    ],
  ])('%s is carried out', (_why, request, asked) => {
    const walk = site(home);
    walk.ask({ ...request, otherwise: instead });
    expect(walk.asked).toEqual([asked]);
    expect(walk.told).toEqual([]);
  });

  it('from another page it is refused, and said instead', () => {
    const walk = site(home);
    walk.ask({ to: '/services', from: '/apply-visa', otherwise: instead });
    expect(walk.asked).toEqual([]);
    expect(walk.told).toEqual([instead]);
  });

  it('from nowhere it is refused', () => {
    const walk = site(home);
    walk.ask({ to: '/admin', from: '' });
    expect([walk.asked, walk.told]).toEqual([[], []]);
  });

  it.each<[why: string, request: NavigationRequest]>([
    ['late', { to: '/verify-otp', isLate: true }],
    ['late, from the page that still shows', late],
    ['from the page that still shows', { to: '/services', from: '/' }],
    ['from the page that is fetched', { to: '/blog', from: '/services' }],
  ])('fault 78: while another page loads, what comes %s is refused, aloud', async (_why, request) => {
    const walk = site(home);
    walk.go(services);
    walk.ask({ ...request, otherwise: instead });
    expect([walk.asked, walk.told]).toEqual([[], [instead]]);
    await walk.comes();
    expect(walk.seen()).toEqual(settledAt(services));
    expect(walk.asked).toEqual([]);
  });

  it('under the loading screen it is refused, too', () => {
    const walk = site(home);
    walk.go(services);
    walk.clock.increment(150);
    walk.ask({ ...late, otherwise: instead });
    expect([walk.asked, walk.told]).toEqual([[], [instead]]);
  });

  it('while another page loads, what the visitor chooses themselves is carried out', () => {
    const walk = site(home);
    walk.go(services);
    walk.ask({ to: '/contact', otherwise: instead });
    expect([walk.asked, walk.told]).toEqual([[carriedOut('/contact')], []]);
  });

  it('back on the page that still shows, it is carried out again', () => {
    const walk = site(home);
    walk.go(services);
    walk.go(location('/'));
    walk.ask({ ...late, otherwise: instead });
    expect([walk.asked, walk.told]).toEqual([[carriedOut('/verify-otp')], []]);
  });

  it('where a page could not be had, a request is carried out; one from another page is refused', async () => {
    const walk = site(home);
    walk.go(services);
    await walk.fails();
    walk.ask({ ...late, otherwise: instead });
    expect([walk.asked, walk.told]).toEqual([[], [instead]]);
    walk.ask({ to: '/contact' });
    walk.ask({ to: '/blog', from: '/services' });
    expect(walk.asked).toEqual([carriedOut('/contact'), carriedOut('/blog')]);
  });
});

describe('what is said of a location that is reached', () => {
  const first = location('/faq', '?a=1', '#visa');
  it.each<[why: string, from: Location, to: Location, type: LocationReached['type']]>([
    ['another page', first, location('/blog'), 'page.entered'],
    ['another page at a point of it', first, location('/blog', '', '#top'), 'page.entered'],
    ['another point of the page', first, location('/faq', '?a=1', '#payment'), 'hash.reached'],
    ['the same point again', first, location('/faq', '?a=1', '#visa'), 'hash.reached'],
    ['the page without its hash', first, location('/faq', '?a=1'), 'query.changed'],
    ['another query', location('/faq'), location('/faq', '?a=2'), 'query.changed'],
    [
      'something handed on',
      location('/faq'),
      location('/faq', '', '', { destination: 'uae' }),
      'query.changed',
    ],
    ['the very same', location('/faq'), location('/faq'), 'page.asked-again'],
  ])('%s', async (_why, from, to, type) => {
    const walk = site(from);
    walk.rendered(from);
    walk.go(to);
    if (walk.calls.length > 0) await walk.comes();
    expect(walk.told).toEqual([{ type: 'site.entered', location: from }]);
    walk.rendered(to);
    expect(walk.told.slice(1)).toEqual([{ type, location: to }]);
    expect(walk.went).toEqual(walk.told);
  });

  it('it is said when it is on the screen, once, and not of a location that is shown no more', () => {
    const walk = site(home);
    expect(walk.told).toEqual([]);
    walk.rendered(location('/elsewhere'));
    walk.rendered(home);
    walk.rendered(home);
    expect(walk.told).toEqual([{ type: 'site.entered', location: home }]);
  });

  it('a page that could not be had is reached all the same: the menu closes over it', async () => {
    const walk = site(home);
    walk.rendered(home);
    walk.go(services);
    await walk.fails();
    walk.rendered(services);
    expect(walk.told.at(-1)).toEqual({ type: 'page.entered', location: services });
  });
});

describe('what a history entry holds', () => {
  it.each([
    ['/apply-visa/', '/apply-visa'],
    ['/blog/UK-Visit-Visa//', '/blog/UK-Visit-Visa'],
    ['/', '/'],
    ['//', '/'],
  ])('%s, as hosts serve it too, is %s', (pathname, plain) => {
    expect(locationFrom({ pathname, search: '', hash: '', key: 'a', state: null }).pathname).toBe(plain);
  });

  it.each<[state: unknown, read: Location['state']]>([
    [null, null],
    [undefined, null],
    ['text', null],
    [{}, null],
    [{ applicationAccepted: 'yes', destination: 7 }, null],
    [{ applicationAccepted: true, other: 1 }, { applicationAccepted: true }],
    [{ destination: 'uae' }, { destination: 'uae' }],
  ])('%j is read as %j', (state, read) => {
    expect(locationFrom({ pathname: '/', search: '', hash: '', key: 'a', state }).state).toEqual(read);
  });
});
