import { reactionMachine, selectCounts } from '../../machines/reaction/reaction.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';

export const randomEvents: Play = playOf(reactionMachine, {
  events: { 'like.pressed': nothing, 'dislike.pressed': nothing },
  holds: ({ snapshot }) => {
    const { likes, dislikes } = selectCounts(snapshot);
    return {
      'both counts stay within one of where they began': [0, 1].includes(likes) && [0, 1].includes(dislikes),
      'nobody likes and dislikes at once': likes + dislikes <= 1,
    };
  },
});
