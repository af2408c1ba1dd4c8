import { describe, expect, it } from 'vitest';
import { reactionMachine, selectCounts } from '../../machines/reaction/reaction.machine';
import { trial } from '../support/trial';

const like = { type: 'like.pressed' } as const;
const dislike = { type: 'dislike.pressed' } as const;

describe('the reaction to a post (Specification §4, Like/dislike per post)', () => {
  it.each<[why: string, pressed: (typeof like | typeof dislike)[], likes: number, dislikes: number]>([
    ['at first none', [], 0, 0],
    ['like', [like], 1, 0],
    ['like again undoes it', [like, like], 0, 0],
    ['dislike', [dislike], 0, 1],
    ['dislike again undoes it', [dislike, dislike], 0, 0],
    ['from dislike to like', [dislike, like], 1, 0],
    ['from like to dislike', [like, dislike], 0, 1],
    ['there and back', [like, dislike, like], 1, 0],
    ['undone after a switch', [like, dislike, dislike], 0, 0],
  ])('%s', (_why, pressed, likes, dislikes) => {
    const { actor, send } = trial(reactionMachine, {});
    send(...pressed);
    expect(selectCounts(actor.getSnapshot())).toEqual({ likes, dislikes });
  });

  it('fault 47: stays within one of where it began, however often it changes', () => {
    const { actor, send } = trial(reactionMachine, {});
    for (let press = 0; press < 1000; press += 1) {
      send(press % 3 === 0 ? dislike : like);
      const { likes, dislikes } = selectCounts(actor.getSnapshot());
      expect(likes + dislikes).toBeLessThanOrEqual(1);
      expect(Math.min(likes, dislikes)).toBe(0);
    }
  });
});
