import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { connectionMachine } from '../../../machines/site/connection/connection.machine';
import * as connectionPart from '../../../src/app/site/connection-part';
import { ConnectionBar } from '../../../src/flows/connection/ConnectionBar';
import { press, wait } from '../../support/hands';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { walkPaths } from '../../support/paths';
import type { World } from '../../support/world';

async function open(world: World, savedAt?: string): Promise<void> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: savedAt === undefined ? [] : [{ name: 'saved', description: savedAt }] },
  ] as unknown as PerformanceEntryList);
  world.loadPart = (part) =>
    part === 'connection'
      ? Promise.resolve(world.bound(connectionPart))
      : Promise.reject(new Error('not part of this'));
  await world.open(
    <>
      <main id="main" tabIndex={-1} />
      <ConnectionBar />
    </>,
    '/visa/hong-kong-par',
  );
  await act(async () => world.site?.actor.send({ type: 'part.wanted', part: 'connection' }));
}

async function report(type: 'offline' | 'online'): Promise<void> {
  await act(async () => fireEvent(window, new Event(type)));
}

interface Situation {
  isOffline: boolean;
  page: 'current' | 'copy' | 'dismissed';
}

walkPaths<typeof connectionMachine, EventFrom<typeof connectionMachine>, Situation>({
  flow: 'Connection',
  states: 'tests/site/connection/states.txt',
  machine: connectionMachine,
  events: ({ value }) => [
    { type: 'connection.lost' },
    { type: 'connection.found' },
    // A page is a copy from its start or never.
    ...(value.page === 'current' && value.network === 'connected'
      ? [{ type: 'copy.shown' as const, savedAt: '2026-11-20T08:30:00.000Z' }]
      : []),
    ...(value.page === 'copy' && value.network === 'connected'
      ? [{ type: 'notice.dismissed' as const }]
      : []),
  ],
  open: (world) => open(world),
  act: {
    'connection.lost': () => report('offline'),
    'connection.found': () => report('online'),
    'copy.shown': async ({ savedAt }, world) => {
      world.close();
      await open(world, savedAt);
    },
    'notice.dismissed': async () => {
      await press('Dismiss');
      await wait(20);
    },
  },
  say: {
    'connection.lost': () => 'loses the connection',
    'connection.found': () => 'is connected again',
    'copy.shown': () => 'opens a page that was kept on the device',
    'notice.dismissed': () => 'dismisses the note',
  },
  start: { isOffline: false, page: 'current' },
  after: {
    'connection.lost': ({ page }) => ({ isOffline: true, page: page === 'dismissed' ? 'copy' : page }),
    'connection.found': (situation) => ({ ...situation, isOffline: false }),
    'copy.shown': (situation) => ({ ...situation, page: 'copy' }),
    'notice.dismissed': (situation) => ({ ...situation, page: 'dismissed' }),
  },
  see: ({ isOffline, page }) => ({ buttons: page === 'copy' && !isOffline ? ['Dismiss'] : [] }),
  alsoExpect: ({ isOffline, page }) => {
    const said = screen.getByRole('status').textContent;
    if (isOffline) expect(said).toContain('You are offline.');
    else expect(said).not.toContain('offline');
    if (page === 'copy') expect(said).toContain('This page is the copy of 20 November 2026');
    else expect(said).not.toContain('copy');
    if (isOffline && page !== 'copy') expect(said).toContain('What you have typed stays here.');
    if (page === 'dismissed') expect(document.activeElement).toBe(screen.getByRole('main'));
  },
});

describe('a page that wakes from the back/forward cache', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));
  afterEach(() => vi.restoreAllMocks());

  it('says what has become of the connection meanwhile', async () => {
    await open(world);
    const wakeWith = async (onLine: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      await act(async () => fireEvent(window, new Event('pageshow')));
      return screen.getByRole('status').textContent;
    };
    expect(await wakeWith(false)).toContain('You are offline.');
    expect(await wakeWith(true)).toBe('');
  });
});
