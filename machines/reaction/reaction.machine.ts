import { setup, type SnapshotFrom } from 'xstate';

/**
 * A visitor's reaction to one post: none, like or dislike. It lives as long as the page; nothing is kept and
 * nothing is sent. Specification §4, Like/dislike per post.
 */
export const reactionMachine = setup({
  types: {
    events: {} as { type: 'like.pressed' } | { type: 'dislike.pressed' },
  },
}).createMachine({
  id: 'reaction',
  initial: 'none',
  states: {
    none: { on: { 'like.pressed': 'liked', 'dislike.pressed': 'disliked' } },
    liked: { on: { 'like.pressed': 'none', 'dislike.pressed': 'disliked' } },
    disliked: { on: { 'like.pressed': 'liked', 'dislike.pressed': 'none' } },
  },
});

type ReactionSnapshot = SnapshotFrom<typeof reactionMachine>;

interface ReactionCounts {
  readonly likes: number;
  readonly dislikes: number;
}

/** The counts beside the buttons. Both start at 0, and the visitor's own reaction is all there is to count. */
export function selectCounts(snapshot: ReactionSnapshot): ReactionCounts {
  return { likes: snapshot.matches('liked') ? 1 : 0, dislikes: snapshot.matches('disliked') ? 1 : 0 };
}
