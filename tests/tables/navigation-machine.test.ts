import { describe, expect, it } from 'vitest';
import {
  navigationMachine,
  selectLoadingError,
  type Place,
} from '../../machines/navigation/navigation.machine';
import { answeredByHand, answersArrive, trial } from '../support/trial';

let keys = 0;
const place = (pathname: string, search = '', hash = ''): Place => ({
  pathname,
  search,
  hash,
  state: null,
  key: `key-${(keys += 1)}`,
});

function site(start: Place) {
  const pages = answeredByHand<{ pathname: string }>();
  const walk = trial(navigationMachine.provide({ actors: { loadPage: pages.service } }), {
    input: { place: start },
  });
  return {
    ...pages,
    ...walk,
    go: (to: Place) => walk.actor.send({ type: 'address.changed', place: to }),
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

const home = place('/');
const services = place('/services');
const apply = place('/apply-visa');
const settledAt = (shown: Place) => ({
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
    ['the query', place('/', '?status=success')],
    ['the hash', place('/', '', '#contact')],
    ['nothing but the history entry', place('/')],
  ])('a change of %s alone is shown at once', (_why, to) => {
    const { calls, go, seen } = site(home);
    go(to);
    expect(seen()).toEqual(settledAt(to));
    expect(calls).toEqual([]);
  });

  it('keeps the old page until the next one is there', async () => {
    const { call, go, seen } = site(home);
    go(services);
    expect(call(0).input).toEqual({ pathname: '/services' });
    expect(seen()).toMatchObject({ shown: home, wanted: services, covered: false, isSettled: false });
    call(0).resolve();
    await answersArrive();
    expect(seen()).toEqual(settledAt(services));
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
    const { call, clock, go, seen } = site(home);
    go(services);
    clock.increment(150);
    call(0).resolve();
    await answersArrive();
    clock.increment(1_000);
    expect(seen()).toEqual(settledAt(services));
  });

  it('a page that comes late, after the visitor went elsewhere, is not shown', async () => {
    const { call, go, seen } = site(home);
    go(services);
    go(apply);
    expect(call(0).signal.aborted).toBe(true);
    call(0).resolve();
    await answersArrive();
    expect(seen()).toMatchObject({ shown: home, wanted: apply, isSettled: false });
    call(1).resolve();
    await answersArrive();
    expect(seen()).toEqual(settledAt(apply));
  });

  it('the answers in the other order end at the same page', async () => {
    const { call, go, seen } = site(home);
    go(services);
    go(apply);
    call(1).resolve();
    await answersArrive();
    call(0).reject(new Error('late'));
    await answersArrive();
    expect(seen()).toEqual(settledAt(apply));
  });

  it('Back to the page that still shows needs no fetch and takes no late page', async () => {
    const { call, calls, go, seen } = site(home);
    go(services);
    const back = place('/');
    go(back);
    expect(seen()).toEqual(settledAt(back));
    call(0).resolve();
    await answersArrive();
    expect(seen()).toEqual(settledAt(back));
    expect(calls).toHaveLength(1);
  });

  it('the same link twice ends at the page once', async () => {
    const { calls, call, go, seen } = site(home);
    go(services);
    const again = place('/services');
    go(again);
    call(calls.length - 1).resolve();
    await answersArrive();
    expect(seen()).toEqual(settledAt(again));
  });

  it('a page that cannot be fetched ends in its error, at the wanted address', async () => {
    const { call, go, seen } = site(home);
    const error = new Error('404');
    go(services);
    call(0).reject(error);
    await answersArrive();
    expect(seen()).toEqual({ shown: services, wanted: services, covered: false, isSettled: false, error });
  });

  it('a page that failed is fetched anew on the way back to it, too', async () => {
    const { call, calls, go, seen } = site(home);
    go(services);
    call(0).reject(new Error('404'));
    await answersArrive();
    go(apply);
    const back = place('/services');
    go(back);
    expect(seen()).toMatchObject({ wanted: back, isSettled: false });
    call(calls.length - 1).resolve();
    await answersArrive();
    expect(seen()).toEqual(settledAt(back));
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['the same page again', services],
    ['another page', apply],
  ])('after a failure %s is fetched anew and the error goes', async (_why, to) => {
    const { call, go, seen } = site(home);
    go(services);
    call(0).reject(new Error('404'));
    await answersArrive();
    go(to);
    expect(seen().error).toBeUndefined();
    call(1).resolve();
    await answersArrive();
    expect(seen()).toEqual(settledAt(to));
  });
});
