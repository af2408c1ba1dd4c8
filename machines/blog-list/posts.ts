/** The blog's posts: their categories, how they are found and which belong together. Specification §3, §5 and §9. */
import { datelineOf, monthAndYear } from '../date-words';

export const postCategories = [
  'Travel Guide',
  'Visa Guide',
  'Visa Updates',
  'Travel News',
  'International Tips',
] as const;

export type PostCategory = (typeof postCategories)[number];

/** A post without its body. */
export interface Post {
  /** The slug in its address. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: PostCategory;
  /** As YYYY-MM-DD. */
  readonly date: string;
  /** The date as it is shown: "May 20, 2025". */
  readonly dateWords: string;
  /** A team label, not a person. */
  readonly author: string;
  readonly image: { readonly src: string; readonly alt: string };
  /** Separated by commas. */
  readonly keywords: string;
  /** As YYYY-MM-DD. */
  readonly lastUpdated?: string;
  readonly tags?: readonly string[];
}

/** What the list of posts shows, and what its search looks into. */
export interface ListedPost extends Pick<
  Post,
  'id' | 'title' | 'description' | 'category' | 'keywords' | 'dateWords'
> {
  /** The month in which its words changed: "November 2026". */
  readonly updatedWords?: string;
}

export function listedPostOf(post: Post): ListedPost {
  const { id, title, description, category, keywords, dateWords, lastUpdated } = post;
  const updatedWords = lastUpdated && monthAndYear(lastUpdated);
  return { id, title, description, category, keywords, dateWords, ...(updatedWords && { updatedWords }) };
}

/** The category as it stands in addresses: lower case, spaces turned to hyphens. */
export function categorySlug(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The filter buttons of the list, in their order. */
export const filterButtons = [
  { id: 'all', title: 'All Posts' },
  { id: 'international-tips', title: 'International Tips' },
  { id: 'travel-news', title: 'Travel News' },
  { id: 'visa-guide', title: 'Visa Guide' },
  { id: 'visa-updates', title: 'Visa Updates' },
] as const;

/** What the list can be narrowed to. `travel-guide` has no button and is reached by its address. */
export type PostFilter = (typeof filterButtons)[number]['id'] | 'travel-guide';

const filterTitles: ReadonlyMap<string, string> = new Map([
  ['travel-guide', 'Travel Guide'],
  ...filterButtons.map(({ id, title }): [string, string] => [id, title]),
]);

/** What stands above the list when it is narrowed to a category; what an address makes up has no name of its own. */
export function filterTitle(category: string): string {
  return filterTitles.get(category) ?? 'Posts';
}

/**
 * The posts of a category whose title, description or keywords contain the search, in any letter case; blanks
 * around the search do not count, and an empty one finds every post.
 */
export function matchingPosts(
  posts: readonly ListedPost[],
  { category, search }: { readonly category: string; readonly search: string },
): readonly ListedPost[] {
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === 'all' || categorySlug(post.category) === category) &&
      [post.title, post.description, post.keywords].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The post of a slug, in any letter case; nothing when there is none. */
export function findPost(posts: readonly Post[], id: string): Post | undefined {
  const wanted = id.toLowerCase();
  return posts.find((post) => post.id === wanted);
}

/** The posts before and after one in the list. Specification §2, Blog post page. */
export function neighboursOf(
  posts: readonly Post[],
  post: Post,
): { readonly previous: Post | undefined; readonly next: Post | undefined } {
  const position = posts.indexOf(post);
  if (position === -1) return { previous: undefined, next: undefined };
  return { previous: posts[position - 1], next: posts[position + 1] };
}

const relatedLimit = 3;

/** Up to three other posts of the same category, in the list's order. Specification §9. */
export function relatedTo(posts: readonly Post[], post: Post): readonly Post[] {
  return posts
    .filter(({ id, category }) => category === post.category && id !== post.id)
    .slice(0, relatedLimit);
}

/** What a post's page shows of other posts. */
export type PostLink = Pick<Post, 'id' | 'title' | 'dateWords' | 'category'>;

/** A post with the others that its page leads to. */
export interface PlacedPost {
  readonly post: Post;
  /** The day of its last change as it is shown; here, as only its own page shows it. */
  readonly lastUpdatedWords: string | undefined;
  readonly previous: PostLink | undefined;
  readonly next: PostLink | undefined;
  readonly related: readonly PostLink[];
}

/** What is shown of a post elsewhere. */
export function linkOf({ id, title, dateWords, category }: Post): PostLink {
  return { id, title, dateWords, category };
}

/** A post of the list with its neighbours and relations. */
export function placedPost(posts: readonly Post[], post: Post): PlacedPost {
  const { previous, next } = neighboursOf(posts, post);
  return {
    post,
    lastUpdatedWords: post.lastUpdated && datelineOf(post.lastUpdated),
    previous: previous && linkOf(previous),
    next: next && linkOf(next),
    related: relatedTo(posts, post).map(linkOf),
  };
}
