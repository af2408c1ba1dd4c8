import { Link } from 'react-router-dom';
import { missingPostMachine, missingPostNotice } from '../../../machines/missing-post/missing-post.machine';
import { useFlow } from '../flow';
import { useBelatedNavigate } from '../leaving';
import { usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import classes from './MissingPost.module.css';

/** What an address without a post shows until it goes to the blog. Specification §2, Blog post page, and §8. */
export function MissingPost({ id }: { id: string }) {
  const ports = usePorts();
  const navigate = useBelatedNavigate();
  useFlow(missingPostMachine, {
    input: { id },
    on: {
      ...usePageEffects(),
      'redirect.requested': ({ to }, actor) => {
        if (!navigate(to, { replace: true })) actor.send({ type: 'redirect.refused' });
      },
    },
    left: () => ports.withdrawNotice(missingPostNotice),
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
