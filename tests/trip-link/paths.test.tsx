import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Picture } from '../../machines/ports';
import { forTripFolder } from '../../machines/site/events';
import {
  tripLinkMachine,
  type TripLinkEvent,
  type TripLinkSnapshot,
} from '../../machines/trip-link/trip-link.machine';
import { TripLink } from '../../src/flows/trip-link/TripLink';
import { agency } from '../../src/site';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { copyEnds, type CopyEnded } from '../support/stage';

type Walked =
  | TripLinkEvent
  | CopyEnded
  | { type: 'xstate.done.actor.handOnPicture' }
  | { type: 'xstate.error.actor.handOnPicture'; error: Error };

const page = `${agency.baseUrl}/trip`;
const trip = { destination: 'Japan', entry: '2026-03-10' };

function eventsOf({ value, context }: TripLinkSnapshot): readonly Walked[] {
  return [
    ...(context.trip.destination === undefined ? [{ type: 'trip.known', trip } as const] : []),
    ...(value.link === 'copying' ? copyEnds : [{ type: 'copy.pressed' } as const]),
    ...(value.picture === 'handingOn'
      ? ([
          { type: 'xstate.done.actor.handOnPicture' },
          { type: 'xstate.error.actor.handOnPicture', error: new Error('no canvas') },
        ] as const)
      : [{ type: 'picture.pressed' } as const]),
  ];
}

/** The largest line of a picture. */
function titleOf({ svg }: Picture): string | undefined {
  const lines = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text');
  return lines[0]?.textContent;
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  link: string;
  copied: readonly string[];
  /** What each picture that was asked for says. */
  pictures: readonly string[];
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
    'picture.pressed': () => press('Picture'),
    'xstate.done.actor.handOnPicture': (_, world) => world.settleDelivery(),
    'xstate.error.actor.handOnPicture': (_, world) => world.settleDelivery('unreachable'),
    'xstate.done.actor.copyText': (_, world) => world.answerCopy('allowed'),
    'xstate.error.actor.copyText': (_, world) => world.answerCopy('refused'),
  },
  say: {
    'trip.known': () => 'has a trip to Japan',
    'copy.pressed': () => 'copies the link',
    'picture.pressed': () => 'wants a picture',
    'xstate.done.actor.handOnPicture': () => 'it is handed on',
    'xstate.error.actor.handOnPicture': () => 'it cannot be drawn',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
  },
  start: { link: page, copied: [], pictures: [], notices: [] },
  after: {
    'trip.known': (situation) => ({ ...situation, link: `${page}#trip?to=Japan&from=2026-03-10` }),
    'copy.pressed': (situation) => ({ ...situation, copied: [...situation.copied, situation.link] }),
    'picture.pressed': (situation) => ({
      ...situation,
      pictures: [...situation.pictures, situation.link === page ? 'My trip' : 'My trip to Japan'],
    }),
    'xstate.done.actor.handOnPicture': (situation) => situation,
    'xstate.error.actor.handOnPicture': (situation) => ({
      ...situation,
      notices: ['error: The picture could not be made on this device. Please send the trip by WhatsApp.'],
    }),
    'xstate.done.actor.copyText': (situation) => ({
      ...situation,
      notices: ['success: The link to your trip was copied.'],
    }),
    'xstate.error.actor.copyText': (situation) => ({
      ...situation,
      notices: ['error: Your browser does not allow copying. Please send the trip by WhatsApp.'],
    }),
  },
  see: ({ notices }) => ({ buttons: ['Copy link', 'Picture'], notices }),
  alsoExpect: ({ link, copied, pictures }, world) => {
    expect(world.copied).toEqual(copied);
    expect(world.pictures.map(titleOf)).toEqual(pictures);
    expect(world.pictures.map(({ name }) => name)).toEqual(pictures.map(() => 'my-trip'));
    const hasDays = link.includes('&from=');
    expect(screen.queryAllByRole('link', { name: 'Calendar' })).toHaveLength(hasDays ? 1 : 0);
    const message = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href;
    expect(new URL(message).searchParams.get('text')?.split('\n').at(-1)).toBe(link);
  },
});
