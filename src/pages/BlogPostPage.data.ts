import { findPost, placedPost } from '../../machines/blog-list/posts';
import { checksIn, factDays } from '../content/fact-age';
import { factsOfPost, posts, sectionsOfPost } from '../content/post-list';
import type { PageRequest } from './page-request';

/** What the page says of its article and of the posts around it; the article itself is code. */
export function load({ params: { id = '' }, day }: PageRequest) {
  const post = findPost(posts, id);
  return (
    post && {
      placed: placedPost(posts, post),
      sections: sectionsOfPost(post.id),
      age: factDays(checksIn(factsOfPost(post.id), day), day),
    }
  );
}

export type BlogPostData = NonNullable<ReturnType<typeof load>>;
