import { findPost, placedPost } from '../../machines/blog-list/posts';
import { posts, sectionsOfPost } from '../content/post-list';
import type { PageRequest } from './page-request';

/** What the page says of its article and of the posts around it; the article itself is code. */
export function load({ params: { id = '' } }: PageRequest) {
  const post = findPost(posts, id);
  return post && { placed: placedPost(posts, post), sections: sectionsOfPost(post.id) };
}

export type BlogPostData = NonNullable<ReturnType<typeof load>>;
