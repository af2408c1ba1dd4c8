import type { FactId } from './facts';
import type { Post } from '../../machines/blog-list/posts';
import { byDate } from './post';

/** What is known of an article without its body. */
interface ArticleWords {
  readonly post: Post;
  /** Its sections with their addresses, in their order. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Its figures, by their ids. */
  readonly factIds: readonly FactId[];
}

const articles = Object.values(
  import.meta.glob<ArticleWords>('./posts/*.mdx', { query: '?words', import: 'words', eager: true }),
);

/** The blog's posts without their bodies, newest first. Only the build and tests read it. */
export const posts: readonly Post[] = articles.map(({ post }) => post).sort(byDate);

/** The sections of an article; none where there is no such article. */
export function sectionsOfPost(id: string): ArticleWords['sections'] {
  return articles.find(({ post }) => post.id === id)?.sections ?? [];
}

/** The figures of an article; none where there is no such article. */
export function factsOfPost(id: string): readonly FactId[] {
  return articles.find(({ post }) => post.id === id)?.factIds ?? [];
}
