import type { Post, PostCategory } from '../../machines/blog-list/posts';

/** A post of tests: only what a test is about has to be given. */
export function testPost(id: string, category: PostCategory, given: Partial<Post> = {}): Post {
  return {
    id,
    title: `Title of ${id}`,
    description: `About ${id}.`,
    category,
    date: '2025-05-20',
    dateWords: 'May 20, 2025',
    author: 'Visa desk',
    image: { src: '/og/home.png', alt: `Picture of ${id}` },
    keywords: id,
    ...given,
  };
}
