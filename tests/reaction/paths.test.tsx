import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import { reactionMachine } from '../../machines/reaction/reaction.machine';
import { Reaction } from '../../src/flows/reaction/Reaction';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

// The oracle: written from Specification §4, without the machine.

interface Situation {
  likes: number;
  dislikes: number;
}

walkPaths<typeof reactionMachine, EventFrom<typeof reactionMachine>, Situation>({
  flow: 'Reaction',
  states: 'tests/reaction/states.txt',
  machine: reactionMachine,
  events: () => [{ type: 'like.pressed' }, { type: 'dislike.pressed' }],
  open: (world) => world.open(<Reaction />, '/blog/uk-visit-visa'),
  act: {
    'like.pressed': () => press(/^Like/),
    'dislike.pressed': () => press(/^Dislike/),
  },
  say: { 'like.pressed': () => 'likes', 'dislike.pressed': () => 'dislikes' },
  start: { likes: 0, dislikes: 0 },
  after: {
    'like.pressed': ({ likes }) => ({ likes: 1 - likes, dislikes: 0 }),
    'dislike.pressed': ({ dislikes }) => ({ likes: 0, dislikes: 1 - dislikes }),
  },
  see: ({ likes, dislikes }) => ({
    buttons: [`Like ${likes}`, `Dislike ${dislikes}`],
    notices: [],
  }),
  alsoExpect: ({ likes, dislikes }) => {
    const pressed = [...document.querySelectorAll('[aria-pressed]')].map((button) =>
      button.getAttribute('aria-pressed'),
    );
    expect(pressed).toEqual([String(likes === 1), String(dislikes === 1)]);
    expect(document.body.textContent).toContain('only on this device');
  },
});
