import { act } from '@testing-library/react';
import { expect } from 'vitest';
import {
  sharedTripMachine,
  type SharedTripEvent,
  type SharedTripSnapshot,
} from '../../machines/shared-trip/shared-trip.machine';
import { forTripFolder } from '../../machines/site/events';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { entryRulesFor } from '../../src/content/entry-rules';
import { SharedTrip } from '../../src/flows/shared-trip/SharedTrip';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

const japan = { destination: 'Japan', entry: '2026-03-10', exit: '2026-03-20' };
const link = '/trip#trip?to=Japan&from=2026-03-10&until=2026-03-20';
const kenya: TripFolder = { destination: 'Kenya' };

function eventsOf({ value, context: { shared, own } }: SharedTripSnapshot): SharedTripEvent[] {
  switch (value) {
    case 'none':
      if (shared) return [];
      return [
        { type: 'trip.received', trip: japan },
        ...(own.destination === undefined
          ? ([{ type: 'link.unreadable' }, { type: 'own-trip.known', trip: kenya }] as const)
          : []),
      ];
    case 'offered':
      return [{ type: 'take.pressed' }, { type: 'look.pressed' }, { type: 'close.pressed' }];
    case 'looking':
      return [{ type: 'take.pressed' }, { type: 'close.pressed' }];
    default:
      return [{ type: 'close.pressed' }];
  }
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  shown: 'nothing' | 'the trip' | 'all of it' | 'taken' | 'unreadable';
  own: 'nothing' | 'Kenya' | 'Japan';
}

const titles = {
  'the trip': 'Somebody shared a trip with you',
  'all of it': 'Somebody shared a trip with you',
  taken: 'It is in your folder',
  unreadable: 'This link holds no trip that we can read',
} as const;

walkPaths<typeof sharedTripMachine, SharedTripEvent, Situation>({
  flow: 'Shared trip',
  states: 'tests/shared-trip/states.txt',
  machine: sharedTripMachine,
  input: { site: undefined as never },
  events: eventsOf,
  key: ({ value, context: { shared, own } }) => JSON.stringify([value, shared?.destination, own.destination]),
  // It stands above the folder.
  open: (world) =>
    world.open(
      <main>
        <SharedTrip rules={entryRulesFor} pageOf={(destination) => `/services/${destination}`} />
        <a href="/services">All destinations</a>
      </main>,
      '/trip',
    ),
  act: {
    'trip.received': (_, world) => world.comeBack(() => {}, link),
    'link.unreadable': (_, world) => world.comeBack(() => {}, '/trip#trip?to=Atlantis'),
    'own-trip.known': (_, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: kenya }))),
    'take.pressed': () => press(/^Take it/),
    'look.pressed': () => press('Just look'),
    'close.pressed': () => press(/^(?:No, thanks|Close)$/),
  },
  say: {
    'trip.received': () => 'opens a link with a trip to Japan',
    'link.unreadable': () => 'opens a link that was cut',
    'own-trip.known': () => 'has a trip to Kenya',
    'take.pressed': () => 'takes it',
    'look.pressed': () => 'just looks',
    'close.pressed': () => 'puts it away',
  },
  start: { shown: 'nothing', own: 'nothing' },
  after: {
    'trip.received': (situation) => ({ ...situation, shown: 'the trip' }),
    'link.unreadable': (situation) => ({ ...situation, shown: 'unreadable' }),
    'own-trip.known': (situation) => ({ ...situation, own: 'Kenya' }),
    'take.pressed': () => ({ shown: 'taken', own: 'Japan' }),
    'look.pressed': (situation) => ({ ...situation, shown: 'all of it' }),
    'close.pressed': (situation) => ({ ...situation, shown: 'nothing' }),
  },
  see: ({ shown, own }) => ({
    headings: shown === 'nothing' ? [] : [titles[shown]],
    buttons:
      shown === 'nothing'
        ? []
        : shown === 'taken' || shown === 'unreadable'
          ? ['Close']
          : [
              own === 'Kenya' ? 'Take it instead of mine' : 'Take it',
              ...(shown === 'the trip' ? ['Just look'] : []),
              'No, thanks',
            ],
  }),
  alsoExpect: ({ shown, own }, world) => {
    expect(world.trip.value?.destination).toBe(own === 'nothing' ? undefined : own);
    const text = document.body.textContent ?? '';
    if (shown === 'the trip') expect(text).toContain('Japan, 10 March 2026 to 20 March 2026');
    if (shown === 'all of it') expect(text).toContain('Arrive10 March 2026');
    expect(text.includes('the place of your own trip to Kenya')).toBe(
      own === 'Kenya' && (shown === 'the trip' || shown === 'all of it'),
    );
    // What is answered is taken off the address; a reload does not ask again.
    const isAnswered = shown === 'nothing' || shown === 'taken';
    expect(world.history?.location.hash === '').toBe(isAnswered);
  },
});
