import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect } from 'vitest';
import { createEmptyActor, type EventFrom } from 'xstate';
import type { Notice } from '../../../machines/ports';
import { forNavigation, forNotices } from '../../../machines/site/events';
import {
  navigationMachine,
  type NavigationSnapshot,
} from '../../../machines/site/navigation/navigation.machine';
import type { Location } from '../../../machines/site/navigation/location';
import { fetchedByHand } from '../../support/fetched-by-hand';
import { wait } from '../../support/hands';
import { headAt } from '../../support/world';
import { walkPaths } from '../../support/paths';

/** The pages' code, by their paths. */
const pages = fetchedByHand<unknown, string>();

const pageTitles: Record<string, string> = { '/': 'Home', '/services': 'Services', '/blog': 'Blog' };

const pageAt = (pathname: string) => ({
  Page: () => (
    <>
      <h1>{`The page ${pageTitles[pathname]}`}</h1>
      <Link to="?category=asia">Only the query</Link>
    </>
  ),
  data: undefined,
  sources: [],
  head: headAt(pathname),
});

async function followIn(region: 'banner' | 'main', name: string): Promise<void> {
  await act(async () => fireEvent.click(within(screen.getByRole(region)).getByRole('link', { name })));
}

// What visitors can do: links of the header and of the page, and Back.

const location = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'any',
});

const to = {
  home: { type: 'address.changed', location: location('/') },
  homeWithQuery: { type: 'address.changed', location: location('/', '?category=asia') },
  services: { type: 'address.changed', location: location('/services') },
  blog: { type: 'address.changed', location: location('/blog') },
} as const satisfies Record<string, EventFrom<typeof navigationMachine>>;

const missingPage = new Error('The file of the page is missing.');

type WalkedEvent =
  // That a location is on the screen is said by the shell itself.
  | Exclude<EventFrom<typeof navigationMachine>, { type: 'location.rendered' }>
  | { type: 'xstate.done.actor.loadPage' }
  | { type: 'xstate.error.actor.loadPage'; error: Error; isFirst?: true }
  | { type: 'xstate.after.loadingScreenDelay.navigation.loading.unnoticed' };

const arrives = { type: 'xstate.done.actor.loadPage' } as const;
const isMissing = { type: 'xstate.error.actor.loadPage', error: missingPage } as const;
const firstIsMissing = {
  type: 'xstate.error.actor.loadPage',
  error: new Error('The page could not be loaded.'),
  isFirst: true,
} as const;
const told: Notice = { id: 'told', kind: 'success', message: 'It is done.' };
const otherwise = forNotices({ type: 'notice.raised', notice: told });
/** What follows from a late answer, and what somebody asks for. */
const late = { type: 'navigation.requested', to: '/blog', isLate: true, otherwise } as const;
const lateFromElsewhere = { ...late, from: '/apply-visa' } as const;
const asked = { type: 'navigation.requested', to: '/blog' } as const;
const takesLong = { type: 'xstate.after.loadingScreenDelay.navigation.loading.unnoticed' } as const;

function eventsOf(snapshot: NavigationSnapshot): readonly WalkedEvent[] {
  const { shown, wanted, error } = snapshot.context;
  if (snapshot.matches('settled')) {
    if (shown.search !== '') return [];
    return shown.pathname === '/' ? [to.services, to.homeWithQuery, asked, lateFromElsewhere] : [];
  }
  if (snapshot.matches('failed')) {
    return wanted.pathname === '/services' ? [to.services, to.blog, late, lateFromElsewhere] : [];
  }
  const noticed = snapshot.matches({ loading: 'unnoticed' }) ? [takesLong] : [];
  const isAgain = error !== undefined && wanted.pathname === '/services' && shown.pathname === '/services';
  const elsewhere =
    error === undefined && wanted.pathname === '/services'
      ? [to.blog, to.home, late, asked, ...(shown.pathname === '/' ? [firstIsMissing] : [])]
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
  notices: readonly string[];
  message: string;
}

walkPaths<typeof navigationMachine, WalkedEvent, Situation>({
  flow: 'Navigation',
  states: 'tests/site/navigation/states.txt',
  machine: navigationMachine,
  input: { site: createEmptyActor() as never, location: location('/'), page: {} },
  events: eventsOf,
  key: keyOf,
  open: (world) => {
    world.loadPage = pages.ask;
    world.isWhole = true;
    return world.openSite('/', pageAt('/'));
  },
  act: {
    'address.changed': async ({ location: { pathname, search } }, world) => {
      if (search !== '') return followIn('main', 'Only the query');
      if (pathname === '/') return act(async () => world.history?.go(-1));
      return followIn('banner', pageTitles[pathname] ?? '');
    },
    'xstate.done.actor.loadPage': () => pages.come(pageAt(pages.asked.at(-1) ?? '')),
    'navigation.requested': (event, world) => act(async () => world.site?.actor.send(forNavigation(event))),
    'xstate.error.actor.loadPage': async ({ error, isFirst }, world) => {
      if (!isFirst) return pages.fail(error);
      world.close();
      pages.forget();
      await world.openSite('/services', undefined);
    },
    'xstate.after.loadingScreenDelay.navigation.loading.unnoticed': () => wait(150),
  },
  say: {
    'address.changed': ({ location: { pathname, search } }) => {
      if (search !== '') return 'changes the query alone';
      return pathname === '/' ? 'goes back' : `follows the link to ${pathname}`;
    },
    'navigation.requested': ({ isLate, from }) =>
      isLate
        ? `an answer comes late${from === undefined ? '' : ' from another page'}`
        : 'is sent to the blog',
    'xstate.done.actor.loadPage': () => 'the page arrives',
    'xstate.error.actor.loadPage': ({ isFirst }) =>
      isFirst ? 'begins with a page that is missing' : 'the page is missing',
    'xstate.after.loadingScreenDelay.navigation.loading.unnoticed': () => 'waits 150 ms',
  },
  start: {
    shown: '/',
    isBroken: false,
    isLoading: false,
    isCovered: false,
    address: '/',
    requests: [],
    notices: [],
    message: missingPage.message,
  },
  after: {
    'address.changed': (situation, { location: { pathname, search } }) => {
      const address = `${pathname}${search}`;
      const left = { ...situation, address, isLoading: false, isCovered: false };
      if (pathname === '/') return left;
      return { ...left, isLoading: true, requests: [...situation.requests, pathname] };
    },
    'navigation.requested': (situation, { isLate, from }) => {
      const isRefused = isLate && (situation.isLoading || from !== undefined);
      if (isRefused) return { ...situation, notices: ['success: It is done.'] };
      return {
        ...situation,
        address: '/blog',
        isLoading: true,
        isCovered: false,
        requests: [...situation.requests, '/blog'],
      };
    },
    'xstate.done.actor.loadPage': (situation) => ({
      ...situation,
      shown: situation.address as Situation['shown'],
      isBroken: false,
      isLoading: false,
      isCovered: false,
    }),
    'xstate.error.actor.loadPage': (situation, { isFirst, error }) => ({
      ...situation,
      ...(isFirst && { requests: [], notices: [] }),
      message: error.message,
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
  see: ({ address, notices }) => ({ address, notices, dialog: undefined }),
  alsoExpect: ({ shown, isBroken, isLoading, isCovered, requests, message }) => {
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      isBroken ? 'Unexpected Application Error!' : `The page ${pageTitles[shown]}`,
    ]);
    const cover = screen.queryByText('Your journey begins in a second…');
    expect(cover !== null).toBe(isCovered);
    expect(pages.asked).toEqual(requests);
    const retry = main.queryByRole('link', { name: 'Retry' });
    expect(retry?.getAttribute('href') ?? undefined).toBe(isBroken ? shown : undefined);
    expect(main.queryByText(message) !== null).toBe(isBroken && !isLoading);
  },
});
