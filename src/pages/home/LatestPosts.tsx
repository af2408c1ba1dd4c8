import { Link } from 'react-router-dom';
import { Picture } from '../../ui/illustrations/Picture';
import { PageSection } from '../../ui/PageSection';
import type { HomeData } from '../HomePage.data';
import classes from './LatestPosts.module.css';

/** The newest of the blog. */
export function LatestPosts({ posts }: Pick<HomeData, 'posts'>) {
  return (
    <PageSection label="travel-insights">
      <div className={classes.head}>
        <h2 id="travel-insights">Travel Insights</h2>
        <Link to="/blog">All articles</Link>
      </div>
      <ul className={classes.posts}>
        {posts.map(({ id, title, category, dateWords }) => (
          <li key={id}>
            <Picture name={`post-${id}`} alt="" isBelow />
            <p>{`${category} · ${dateWords}`}</p>
            <h3>
              <Link to={`/blog/${id}`}>{title}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
