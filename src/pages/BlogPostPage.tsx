import { IconArrowLeft } from '@tabler/icons-react';
import { posts } from 'virtual:posts';
import { Link, matchPath, useLocation, type Params } from 'react-router-dom';
import { findPost, neighboursOf, relatedTo, type Post } from '../../machines/blog-list/posts';
import { isoDateOf } from '../content/post-date';
import { MissingPost } from '../flows/missing-post/MissingPost';
import { Reaction } from '../flows/reaction/Reaction';
import { postUrl, useSharing } from '../flows/sharing';
import { Button } from '../ui/Button';
import { ArticleBody, type PostBody } from '../ui/article/ArticleBody';
import { ShareLinks } from '../ui/article/ShareLinks';
import { CallToAction } from '../ui/CallToAction';
import { PostIllustration } from '../ui/illustrations/PostIllustration';
import { useCanonicalAddress } from './canonical-address';
import classes from './BlogPostPage.module.css';

const bodyLoaders = import.meta.glob<PostBody>('../content/posts/*.mdx', { import: 'default' });

/** Fetches the body of the post, each a chunk of its own. An unknown post needs nothing. */
export async function prepare({ id = '' }: Params): Promise<PostBody | undefined> {
  const post = findPost(posts, id);
  return post && bodyLoaders[`../content/posts/${post.id}.mdx`]?.();
}

export function sources({ id = '' }: Params): readonly string[] {
  const post = findPost(posts, id);
  return post ? [`src/content/posts/${post.id}.mdx`] : [];
}

function Dates({ post: { author, category, date, lastUpdated } }: { post: Post }) {
  return (
    <p className={classes.dates}>
      <span className={classes.category}>{category}</span>
      <time dateTime={isoDateOf(date)}>{date}</time>
      <span>{author}</span>
      {lastUpdated !== undefined && <time dateTime={isoDateOf(lastUpdated)}>{`Updated ${lastUpdated}`}</time>}
    </p>
  );
}

function Neighbours({ post }: { post: Post }) {
  const { previous, next } = neighboursOf(posts, post);
  return (
    <nav className={classes.neighbours} aria-label="More posts">
      {previous && (
        <Link className={classes.previous} to={`/blog/${previous.id}`}>
          <span>Previous post</span>
          <span>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link className={classes.next} to={`/blog/${next.id}`}>
          <span>Next post</span>
          <span>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

function Related({ post }: { post: Post }) {
  const related = relatedTo(posts, post);
  if (related.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <ul>
        {related.map(({ id, title, date }) => (
          <li key={id}>
            <PostIllustration slug={id} />
            <h3>
              <Link to={`/blog/${id}`}>{title}</Link>
            </h3>
            <p>{date}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Article({ post, body }: { post: Post; body: PostBody }) {
  const sharing = useSharing();
  const shared = { title: post.title, url: postUrl(post.id) };
  return (
    <>
      <article className={classes.article}>
        <Link className={classes.back} to="/blog">
          <IconArrowLeft aria-hidden size={20} />
          <span>Back to Blog</span>
        </Link>
        <div className={classes.picture}>
          <PostIllustration slug={post.id} alt={post.image.alt} />
        </div>
        <header className={classes.head}>
          <Dates post={post} />
          <h1>{post.title}</h1>
          <p className={classes.description}>{post.description}</p>
        </header>
        <div className={classes.bar}>
          <Reaction />
          <ShareLinks post={shared} {...sharing} />
        </div>
        <ArticleBody body={body} />
      </article>
      <CallToAction
        title="Planning a trip?"
        text="Tell us where you are going. An adviser tells you what you need, and what you can do yourself."
      >
        <Button component={Link} to="/contact" size="lg">
          Contact Us
        </Button>
        <Button component={Link} to="/services" size="lg" variant="default">
          Explore Services
        </Button>
      </CallToAction>
      <Neighbours post={post} />
      <Related post={post} />
    </>
  );
}

/** A blog article, or what an address without one shows. Specification §2, Blog post page. */
export function Page({ data: body }: { data: PostBody | undefined }) {
  const { pathname } = useLocation();
  const id = matchPath('/blog/:id', pathname)?.params.id ?? '';
  const post = findPost(posts, id);
  useCanonicalAddress(post !== undefined);
  return post && body ? <Article post={post} body={body} /> : <MissingPost id={id} />;
}
