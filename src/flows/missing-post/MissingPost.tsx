import { Link } from 'react-router-dom';
import { useFlow } from '../running';
import { missingPostFlow } from './missing-post.flow';
import classes from './MissingPost.module.css';

/** What an address without a post shows until it goes to the blog. Specification §2, Blog post page, and §8. */
export function MissingPost({ id }: { id: string }) {
  useFlow(missingPostFlow, { id });
  return (
    <div className={classes.missing}>
      <h1>Loading post or redirecting...</h1>
      <p>
        <Link to="/blog">Go to the blog now</Link>
      </p>
    </div>
  );
}
