import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createPath, Link, parsePath, type To } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import {
  navigationMachine,
  type NavigationSnapshot,
  type Place,
} from '../../machines/navigation/navigation.machine';
import { SiteRouter, type SiteHistory } from '../../src/app/routing/SiteRouter';
import { theme } from '../../src/ui/theme';
import { FlowInspection } from '../../src/flows/flow';
import { PortsContext } from '../../src/flows/ports';
import { ThemeContext, useThemeFlow } from '../../src/flows/theme/theme';
import { wait } from '../support/hands';
import { walkPaths } from '../support/paths';
import type { World } from '../support/world';

interface PageRequest {
  readonly pathname: string;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** The pages' code, which arrives when the walk says so. */
const server = vi.hoisted(() => ({ requests: [] as PageRequest[], loaded: new Set<string>() }));

const pageTitles: Record<string, string> = { '/': 'Home', '/services': 'Services', '/blog': 'Blog' };

vi.mock('../../src/app/routing/routes', () => ({
  loadPage: (pathname: string) =>
    new Promise<void>((resolve, reject) => {
      server.requests.push({
        pathname,
        resolve: () => {
          server.loaded.add(pathname);
          resolve();
        },
        reject,
      });
    }),
  loadedPage: (pathname: string) =>
    server.loaded.has(pathname)
      ? () => (
          <>
            <h1>{`The page ${pageTitles[pathname]}`}</h1>
            <Link to="?category=asia">Only the query</Link>
          </>
        )
      : undefined,
}));

/** A history in memory, with the way back. */
function memoryHistory(start: string, report: (address: string) => void): SiteHistory {
  const placeOf = (to: To, state: unknown, key: string): Place => {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return { pathname, search, hash, state, key };
  };
  let listener: ((place: Place) => void) | undefined;
  let keys = 0;
  let entries = [placeOf(start, null, 'first')];
  const current = () => entries.at(-1) ?? placeOf(start, null, 'first');
  const changed = (to: readonly Place[]) => {
    entries = [...to];
    report(createPath(current()));
    listener?.(current());
  };
  report(start);
  return {
    get place() {
      return current();
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => changed([...entries, placeOf(to, state, `key-${(keys += 1)}`)]),
    replace: (to, state) => changed([...entries.slice(0, -1), placeOf(to, state, `key-${(keys += 1)}`)]),
    go: (delta) => changed(entries.slice(0, delta)),
    listen: (heard) => {
      listener = heard;
      return () => {
        listener = undefined;
      };
    },
  };
}

let history: SiteHistory;

function Site() {
  const themeFlow = useThemeFlow();
  return (
    <ThemeContext value={themeFlow}>
      <SiteRouter history={history} />
    </ThemeContext>
  );
}

async function openSite(world: World, inspect: World['inspect']): Promise<void> {
  server.requests.length = 0;
  server.loaded.clear();
  server.loaded.add('/');
  history = memoryHistory('/', (address) => {
    world.address = address;
  });
  await act(async () => {
    render(
      <MantineProvider theme={theme} env="test">
        <FlowInspection value={inspect}>
          <PortsContext value={world.ports}>
            <Site />
          </PortsContext>
        </FlowInspection>
      </MantineProvider>,
    );
  });
}

async function answer(reply: (request: PageRequest) => void): Promise<void> {
  const request = server.requests.at(-1);
  if (!request) throw new Error('No page was asked for.');
  await act(async () => reply(request));
}

async function followIn(region: 'banner' | 'main', name: string): Promise<void> {
  await act(async () => fireEvent.click(within(screen.getByRole(region)).getByRole('link', { name })));
}

// What visitors can do: links of the header and of the page, and Back.

const place = (pathname: string, search = ''): Place => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'any',
});

const to = {
  home: { type: 'address.changed', place: place('/') },
  homeWithQuery: { type: 'address.changed', place: place('/', '?category=asia') },
  services: { type: 'address.changed', place: place('/services') },
  blog: { type: 'address.changed', place: place('/blog') },
} as const satisfies Record<string, EventFrom<typeof navigationMachine>>;

const missingPage = new Error('The file of the page is missing.');

type WalkedEvent =
  | EventFrom<typeof navigationMachine>
  | { type: 'xstate.done.actor.loadPage' }
  | { type: 'xstate.error.actor.loadPage'; error: Error }
  | { type: 'xstate.after.loadingScreenDelay.navigation.loading.unnoticed' };

const arrives = { type: 'xstate.done.actor.loadPage' } as const;
const isMissing = { type: 'xstate.error.actor.loadPage', error: missingPage } as const;
const takesLong = { type: 'xstate.after.loadingScreenDelay.navigation.loading.unnoticed' } as const;

function eventsOf(snapshot: NavigationSnapshot): readonly WalkedEvent[] {
  const { shown, wanted, error } = snapshot.context;
  if (snapshot.matches('settled')) {
    if (shown.search !== '') return [];
    return shown.pathname === '/' ? [to.services, to.homeWithQuery] : [];
  }
  if (snapshot.matches('failed')) return wanted.pathname === '/services' ? [to.services, to.blog] : [];
  const noticed = snapshot.matches({ loading: 'unnoticed' }) ? [takesLong] : [];
  const isAgain = error !== undefined && wanted.pathname === '/services' && shown.pathname === '/services';
  const elsewhere =
    error === undefined && wanted.pathname === '/services'
      ? [to.blog, to.home]
      : isAgain
        ? [to.services]
        : [];
  return [arrives, isMissing, ...noticed, ...elsewhere];
}

function keyOf({ value, context: { shown, wanted, error } }: NavigationSnapshot): string {
  return JSON.stringify([value, shown.pathname, shown.search, wanted.pathname, error !== undefined]);
}

// The oracle: written from the specification, without the machine.

interface Situation {
  /** The page on the screen; a page that could not be had is on it as the error screen. */
  shown: '/' | '/services' | '/blog';
  isBroken: boolean;
  /** The next page is being fetched. */
  isLoading: boolean;
  isCovered: boolean;
  address: string;
  /** The pages that were asked for, in order. */
  requests: readonly string[];
}

walkPaths<typeof navigationMachine, WalkedEvent, Situation>({
  flow: 'Navigation',
  machine: navigationMachine,
  input: { place: place('/') },
  events: eventsOf as unknown as (
    snapshot: NavigationSnapshot,
  ) => readonly EventFrom<typeof navigationMachine>[],
  key: keyOf,
  limit: 200,
  open: (world, log) => openSite(world, log.observer),
  act: {
    'address.changed': async ({ place: { pathname, search } }) => {
      if (search !== '') return followIn('main', 'Only the query');
      if (pathname === '/') return act(async () => history.go(-1));
      return followIn('banner', pageTitles[pathname] ?? '');
    },
    'xstate.done.actor.loadPage': () => answer(({ resolve }) => resolve()),
    'xstate.error.actor.loadPage': ({ error }) => answer(({ reject }) => reject(error)),
    'xstate.after.loadingScreenDelay.navigation.loading.unnoticed': () => wait(150),
  },
  say: {
    'address.changed': ({ place: { pathname, search } }) => {
      if (search !== '') return 'changes the query alone';
      return pathname === '/' ? 'goes back' : `follows the link to ${pathname}`;
    },
    'xstate.done.actor.loadPage': () => 'the page arrives',
    'xstate.error.actor.loadPage': () => 'the page is missing',
    'xstate.after.loadingScreenDelay.navigation.loading.unnoticed': () => 'waits 150 ms',
  },
  start: { shown: '/', isBroken: false, isLoading: false, isCovered: false, address: '/', requests: [] },
  after: {
    'address.changed': (situation, { place: { pathname, search } }) => {
      const address = `${pathname}${search}`;
      const left = { ...situation, address, isLoading: false, isCovered: false };
      if (pathname === '/') return left;
      return { ...left, isLoading: true, requests: [...situation.requests, pathname] };
    },
    'xstate.done.actor.loadPage': (situation) => ({
      ...situation,
      shown: situation.address as Situation['shown'],
      isBroken: false,
      isLoading: false,
      isCovered: false,
    }),
    'xstate.error.actor.loadPage': (situation) => ({
      ...situation,
      shown: situation.address as Situation['shown'],
      isBroken: true,
      isLoading: false,
      isCovered: false,
    }),
    'xstate.after.loadingScreenDelay.navigation.loading.unnoticed': (situation) => ({
      ...situation,
      isCovered: true,
    }),
  },
  see: ({ address }) => ({ address, notices: [], dialog: undefined }),
  hold: ({ shown, isBroken, isLoading, isCovered, requests }) => {
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      isBroken ? 'Unexpected Application Error!' : `The page ${pageTitles[shown]}`,
    ]);
    const cover = screen.queryByText('Your journey begins in a second…');
    expect(cover !== null).toBe(isCovered);
    expect(server.requests.map(({ pathname }) => pathname)).toEqual(requests);
    const retry = main.queryByRole('link', { name: 'Retry' });
    expect(retry?.getAttribute('href') ?? undefined).toBe(isBroken ? shown : undefined);
    expect(main.queryByText(missingPage.message) !== null).toBe(isBroken && !isLoading);
  },
});
