import { listedPostOf } from '../../machines/blog-list/posts';
import { posts } from '../content/post-list';

/** Every post without its body, newest first. */
export function load() {
  return { posts: posts.map(listedPostOf) };
}

export type BlogData = ReturnType<typeof load>;
