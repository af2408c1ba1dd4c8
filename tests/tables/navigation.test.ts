import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  navigationMachine,
  selectLoadingError,
  type Place,
} from '../../machines/navigation/navigation.machine';
import { listedPaths, metadataFor } from '../../src/app/metadata';

const at = (pathname: string, search = ''): Place => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname,
});

function running() {
  const waiting: { pathname: string; arrive: () => void; fail: (error: Error) => void }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise<void, { pathname: string }>(
          ({ input }) =>
            new Promise((arrive, fail) => {
              waiting.push({ pathname: input.pathname, arrive, fail });
            }),
        ),
      },
    }),
    { clock, input: { place: at('/') } },
  );
  actor.start();
  const shown = () => actor.getSnapshot().context.shown.pathname;
  return { actor, clock, waiting, shown };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('going from page to page', () => {
  it('keeps the old page until the next one is there', async () => {
    const { actor, waiting, shown } = running();
    actor.send({ type: 'address.changed', place: at('/services') });
    expect(shown()).toBe('/');
    waiting[0]?.arrive();
    await settled();
    expect(shown()).toBe('/services');
  });

  it('covers the page after 150 ms', () => {
    const { actor, clock } = running();
    actor.send({ type: 'address.changed', place: at('/services') });
    clock.increment(149);
    expect(actor.getSnapshot().hasTag('covered')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('covered')).toBe(true);
  });

  it('a change of the query alone loads nothing', () => {
    const { actor, waiting } = running();
    actor.send({ type: 'address.changed', place: at('/', '?status=success') });
    expect(actor.getSnapshot().context.shown.search).toBe('?status=success');
    expect(waiting).toEqual([]);
  });

  it('the last address wins, even when an earlier page arrives late', async () => {
    const { actor, waiting, shown } = running();
    actor.send({ type: 'address.changed', place: at('/services') });
    actor.send({ type: 'address.changed', place: at('/apply-visa') });
    waiting[1]?.arrive();
    await settled();
    waiting[0]?.arrive();
    await settled();
    expect(shown()).toBe('/apply-visa');
  });

  it('going back while a page loads shows the old page at once', () => {
    const { actor, shown } = running();
    actor.send({ type: 'address.changed', place: at('/services') });
    actor.send({ type: 'address.changed', place: at('/') });
    expect(actor.getSnapshot().value).toBe('settled');
    expect(shown()).toBe('/');
  });

  it('a page that cannot be had shows its error, and the next one is tried', async () => {
    const { actor, waiting, shown } = running();
    actor.send({ type: 'address.changed', place: at('/services') });
    waiting[0]?.fail(new Error('gone'));
    await settled();
    expect(selectLoadingError(actor.getSnapshot())).toEqual(new Error('gone'));
    actor.send({ type: 'address.changed', place: at('/') });
    waiting[1]?.arrive();
    await settled();
    expect(selectLoadingError(actor.getSnapshot())).toBeUndefined();
    expect(shown()).toBe('/');
  });
});

describe('metadata', () => {
  it('is each path’s own', () => {
    const pages = listedPaths.map(metadataFor);
    for (const field of ['title', 'description', 'keywords', 'canonical'] as const) {
      expect(new Set(pages.map((page) => page[field])).size, field).toBe(pages.length);
    }
    for (const { description, noindex } of pages) {
      expect(description.length).toBeLessThanOrEqual(170);
      expect(noindex).toBe(false);
    }
  });

  it.each(['/services/', '/services?x=1', '/services#visa-services', '/SERVICES'])(
    '%s is /services',
    (path) => {
      expect(metadataFor(path)).toEqual(metadataFor('/services'));
    },
  );

  it.each(['/nope', '/404', '/__proto__', '/constructor'])('%s is not indexed', (path) => {
    expect(metadataFor(path).noindex).toBe(true);
  });
});
