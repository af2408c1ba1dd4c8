import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { reactionMachine, selectCounts } from '../../../machines/reaction/reaction.machine';
import { Chip } from '../../ui/Chip';
import { unbound, useFlow } from '../running';
import classes from './Reaction.module.css';

const reactionFlow = unbound(reactionMachine);

/** Like and dislike under a post: kept nowhere but in the page. Specification §4, Like/dislike per post. */
export function Reaction() {
  const { snapshot, send } = useFlow(reactionFlow, undefined);
  const { likes, dislikes } = selectCounts(snapshot);
  return (
    <div className={classes.reaction} role="group" aria-label="Your reaction">
      <Chip aria-pressed={snapshot.matches('liked')} onClick={() => send({ type: 'like.pressed' })}>
        <IconThumbUp aria-hidden size={20} stroke={1.75} />
        <span className={classes.word}>Like</span> <span className={classes.count}>{likes}</span>
      </Chip>
      <Chip aria-pressed={snapshot.matches('disliked')} onClick={() => send({ type: 'dislike.pressed' })}>
        <IconThumbDown aria-hidden size={20} stroke={1.75} />
        <span className={classes.word}>Dislike</span> <span className={classes.count}>{dislikes}</span>
      </Chip>
      <p className={classes.note}>Counted only on this device</p>
    </div>
  );
}
