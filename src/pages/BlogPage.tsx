import { posts } from 'virtual:posts';
import { Link } from 'react-router-dom';
import { BlogList } from '../flows/blog-list/BlogList';
import { FlowBoundary } from '../ui/FlowBoundary';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { PageHead } from '../ui/PageSection';
import classes from './BlogPage.module.css';

/** Specification §2, Blog list. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="Blog"
        drawing="blog"
        title="Travel Insights"
        lead="Visa guides, rule changes and travel tips for Indian passport holders. Every figure is dated, the current one comes first, and each article ends with the sources to check."
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
        title="Your question is not answered here?"
        text="Ask an adviser. You’ll get a straight answer, even if it is that you don’t need us."
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}
