import { Link } from 'react-router-dom';
import { BlogList } from '../flows/blog-list/BlogList';
import { FlowBoundary } from '../ui/FlowBoundary';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { PageHead } from '../ui/PageSection';
import type { BlogData } from './BlogPage.data';
import classes from './BlogPage.module.css';

/** Specification §2, Blog list. */
export function Page({ data: { posts } }: { data: BlogData }) {
  return (
    <>
      <PageHead
        kicker="Blog"
        drawing="blog"
        title="Travel Insights"
        lead="Visa guides, rule changes and travel tips for Indian passport holders. Figures carry their dates, the current one first, and each article names its sources at the end."
      />
      <FlowBoundary>
        <BlogList posts={posts} />
      </FlowBoundary>
      <noscript>
        <nav className={classes.all} aria-label="All posts">
          <h2>All posts</h2>
          <ul>
            {posts.map(({ id, title }) => (
              <li key={id}>
                <a href={`/blog/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
      <CallToAction
        title="Didn’t find your answer?"
        text="Ask an adviser. If you don’t need us, we’ll say so."
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}
