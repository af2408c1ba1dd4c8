import { Link } from 'react-router-dom';
import { missingPostMachine, missingPostNotice } from '../../../machines/missing-post/missing-post.machine';
import { forNotices } from '../../../machines/site/events';
import { useFlow } from '../flow';
import { usePageEffects } from '../page-effects';
import { useLateNavigation, useSite } from '../site';
import classes from './MissingPost.module.css';

/** What an address without a post shows until it goes to the blog. Specification §2, Blog post page, and §8. */
export function MissingPost({ id }: { id: string }) {
  const tell = useSite();
  const goLate = useLateNavigation();
  useFlow(missingPostMachine, {
    input: { id },
    on: {
      ...usePageEffects(),
      'redirect.requested': ({ to }, actor) => {
        if (!goLate({ to, isReplacing: true })) actor.send({ type: 'redirect.refused' });
      },
    },
    left: () => tell(forNotices({ type: 'notice.withdrawn', id: missingPostNotice })),
  });
  return (
    <div className={classes.missing}>
      <h1>Loading post or redirecting...</h1>
      <p>
        <Link to="/blog">Go to the blog now</Link>
      </p>
    </div>
  );
}
