import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, matchPath, useLocation, type Params } from 'react-router-dom';
import type { PlacedPost } from '../../machines/blog-list/posts';
import { FactAge } from '../flows/fact-age/FactAge';
import { MissingPost } from '../flows/missing-post/MissingPost';
import { Reaction } from '../flows/reaction/Reaction';
import { postUrl, useSharing } from '../flows/sharing';
import { Button } from '../ui/Button';
import { ArticleBody, type PostBody } from '../ui/article/ArticleBody';
import { ArticleContents } from '../ui/article/ArticleContents';
import { ShareLinks } from '../ui/article/ShareLinks';
import { CallToAction } from '../ui/CallToAction';
import { Picture } from '../ui/illustrations/Picture';
import { useCanonicalAddress } from './canonical-address';
import type { BlogPostData } from './BlogPostPage.data';
import classes from './BlogPostPage.module.css';

interface ArticleModule {
  readonly default: PostBody;
}

type ArticleData = ArticleModule & BlogPostData;

const articleLoaders = import.meta.glob<ArticleModule>('../content/posts/*.mdx');

/** The article of an address, in any letter case; nothing when there is none. */
function articleFile(id: string): string | undefined {
  const file = `src/content/posts/${id.toLowerCase()}.mdx`;
  return Object.hasOwn(articleLoaders, file.replace('src/', '../')) ? file : undefined;
}

/** Fetches the article, each a chunk of its own. An unknown one needs nothing. */
export async function prepare(
  { id = '' }: Params,
  data: BlogPostData | undefined,
): Promise<ArticleData | undefined> {
  const file = articleFile(id);
  const article = file === undefined ? undefined : await articleLoaders[file.replace('src/', '../')]?.();
  return article && data && { ...data, default: article.default };
}

export function sources({ id = '' }: Params): readonly string[] {
  const file = articleFile(id);
  return file ? [file] : [];
}

function Dates({ placed: { post, lastUpdatedWords } }: { placed: PlacedPost }) {
  const { author, category, date, dateWords, lastUpdated } = post;
  return (
    <p className={classes.dates}>
      <span className={classes.category}>{category}</span>
      <time dateTime={date}>{dateWords}</time>
      <span>{author}</span>
      {lastUpdated !== undefined && <time dateTime={lastUpdated}>{`Updated ${lastUpdatedWords}`}</time>}
    </p>
  );
}

function Neighbours({ placed: { previous, next } }: { placed: PlacedPost }) {
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

function Related({ placed: { related } }: { placed: PlacedPost }) {
  if (related.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <ul>
        {related.map(({ id, title, dateWords }) => (
          <li key={id}>
            <Picture name={`post-${id}`} alt="" isBelow />
            <h3>
              <Link to={`/blog/${id}`}>{title}</Link>
            </h3>
            <p>{dateWords}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Knows by itself how this device shares, so that learning it does not hydrate the text below at once. */
function Bar({ placed: { post } }: { placed: PlacedPost }) {
  return (
    <div className={classes.bar}>
      <Reaction />
      <ShareLinks post={{ title: post.title, url: postUrl(post.id) }} {...useSharing()} />
    </div>
  );
}

/** The article, taken over in pieces: each is a task of its own. */
function Article({ article: { placed, sections, age, default: body } }: { article: ArticleData }) {
  const { post } = placed;
  return (
    <>
      <article className={classes.article}>
        <Link className={classes.back} to="/blog">
          <IconArrowLeft aria-hidden size={20} />
          <span>Back to Blog</span>
        </Link>
        <Picture name={`post-${post.id}`} alt={post.image.alt} />
        <header className={classes.head}>
          <Dates placed={placed} />
          <h1>{post.title}</h1>
          <p className={classes.description}>{post.description}</p>
        </header>
        <Bar placed={placed} />
        <ArticleContents sections={sections} />
        <Suspense>
          <ArticleBody body={body} />
        </Suspense>
        <FactAge days={age} />
      </article>
      <Suspense>
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
        <Neighbours placed={placed} />
        <Related placed={placed} />
      </Suspense>
    </>
  );
}

/** A blog article, or what an address without one shows. Specification §2, Blog post page. */
export function Page({ data: article }: { data: ArticleData | undefined }) {
  const { pathname } = useLocation();
  const id = matchPath('/blog/:id', pathname)?.params.id ?? '';
  useCanonicalAddress(article !== undefined);
  return article ? <Article article={article} /> : <MissingPost id={id} />;
}
