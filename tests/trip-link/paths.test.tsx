import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { forTripFolder } from '../../machines/site/events';
import {
  tripLinkMachine,
  type TripLinkEvent,
  type TripLinkSnapshot,
} from '../../machines/trip-link/trip-link.machine';
import { TripLink } from '../../src/flows/trip-link/TripLink';
import { site } from '../../src/site';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { copyEnds, type CopyEnded } from '../support/stage';

type Walked = TripLinkEvent | CopyEnded;

const page = `${site.baseUrl}/trip`;
const trip = { destination: 'Japan', entry: '2026-03-10' };

function eventsOf({ value, context }: TripLinkSnapshot): readonly Walked[] {
  if (value === 'copying') return copyEnds;
  const known = context.trip.destination === undefined ? [{ type: 'trip.known', trip } as const] : [];
  return [...known, { type: 'copy.pressed' }];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  link: string;
  copied: readonly string[];
  notices: readonly string[];
}

walkPaths<typeof tripLinkMachine, Walked, Situation>({
  flow: 'Trip link',
  states: 'tests/trip-link/states.txt',
  machine: tripLinkMachine,
  input: { site: undefined as never, page },
  events: eventsOf,
  key: ({ value, context }) => JSON.stringify([value, context.trip]),
  open: async (world) => {
    await world.open(<TripLink />, '/trip');
    world.holdCopies();
  },
  act: {
    'trip.known': (_, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: trip }))),
    'copy.pressed': () => press('Copy link'),
    'xstate.done.actor.copyText': (_, world) => world.answerCopy('allowed'),
    'xstate.error.actor.copyText': (_, world) => world.answerCopy('refused'),
  },
  say: {
    'trip.known': () => 'has a trip to Japan',
    'copy.pressed': () => 'copies the link',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
  },
  start: { link: page, copied: [], notices: [] },
  after: {
    'trip.known': (situation) => ({ ...situation, link: `${page}#trip?to=Japan&from=2026-03-10` }),
    'copy.pressed': (situation) => ({ ...situation, copied: [...situation.copied, situation.link] }),
    'xstate.done.actor.copyText': (situation) => ({
      ...situation,
      notices: ['success: The link to your trip was copied.'],
    }),
    'xstate.error.actor.copyText': (situation) => ({
      ...situation,
      notices: ['error: Your browser does not allow copying. Please send the trip by WhatsApp.'],
    }),
  },
  see: ({ notices }) => ({ buttons: ['Copy link'], notices }),
  hold: ({ link, copied }, world) => {
    expect(world.copied).toEqual(copied);
    const message = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href;
    expect(new URL(message).searchParams.get('text')?.split('\n').at(-1)).toBe(link);
  },
});
