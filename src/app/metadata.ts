import type { Post } from '../../machines/blog-list/posts';
import { agency } from '../site';
import { inSentence } from '../../machines/in-sentence';
import { destinationPath } from '../../machines/country-listing/listing';
import { destinationAnswer, topicsOf } from '../content/destination-answers';
import { answeredDestinations, type AnsweredDestination } from '../content/further-destinations';
import { posts } from '../content/post-list';
import { todayInIndia } from '../content/today';
import { pages, type ListedPage } from './pages';
import { structuredDataOf, type DescribedGuide, type DescribedPage } from './structured-data';

/** What a page says of itself to search engines and chat previews. Specification §3, Page metadata entry. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The path as it is looked up: without trailing slash, in lower case. */
  readonly path: string;
  /** The title without the agency's name. */
  readonly heading: string;
  /** The page's address; an unknown path is no page and has none. */
  readonly canonical: string | undefined;
  /** The page's card, 1200 × 630 px, with its origin. */
  readonly image: string;
  readonly locale: 'en_IN';
  readonly type: 'website' | 'article';
  /** Of articles only; dates are `YYYY-MM-DD`. */
  readonly article?: {
    readonly section: string;
    readonly published: string | undefined;
    readonly modified: string | undefined;
  };
  readonly noindex: boolean;
  readonly siteName: string;
  /** The nodes of one schema.org graph. */
  readonly structuredData: readonly object[];
}

interface PageEntry {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly noindex?: true;
  /** The article that the page shows, where it shows one. */
  readonly post?: Post;
  /** The guide that the page is, or the destination it answers for, where it is one. */
  readonly guide?: DescribedGuide;
}

function destinationEntry(destination: AnsweredDestination): [path: string, entry: PageEntry] {
  const { name } = destination;
  const topics = topicsOf(destinationAnswer(destination, todayInIndia()));
  const words = {
    title: `${name} visa for Indians`,
    description: `To ${inSentence(name)} with an Indian passport. ${topics}`,
    keywords: `${name} visa for Indians, ${name} visa fee, ${name} visa processing time, ${name} visa documents, Indian passport ${name}`,
  };
  return [destinationPath(name), guideEntry(words)];
}

/** A guide's own words, and whose guide it is. */
function guideEntry(guide: Pick<ListedPage, 'title' | 'description' | 'keywords'>): PageEntry {
  return { ...guide, title: `${guide.title} | ${agency.name}`, guide };
}

/** Specification §2, Blog post page: metadata per post. */
function postEntry(post: Post): [path: string, entry: PageEntry] {
  const { id, title, description, keywords } = post;
  return [`/blog/${id}`, { title: `${title} | ${agency.name} Blog`, description, keywords, post }];
}

/** Destinations stand after the listing, articles after the blog, as in the specification's route table. */
function entriesAt(page: ListedPage): [path: string, entry: PageEntry][] {
  const { path, title, description, keywords, isGuide, noindex } = page;
  const words = { title, description, keywords, ...(noindex && { noindex }) };
  const own: [string, PageEntry] = [path, isGuide ? guideEntry(words) : words];
  if (path === '/services') return [own, ...answeredDestinations.map(destinationEntry)];
  return path === '/blog' ? [own, ...posts.map(postEntry)] : [own];
}

const entries: Readonly<Record<string, PageEntry>> = Object.fromEntries(pages.flatMap(entriesAt));

const siteDefault: PageEntry = {
  title: `${agency.name} | Visa and travel assistance for India`,
  description:
    'Visa assistance and travel consulting for travellers from India: Schengen, UK, USA, Canada, Dubai and Hong Kong.',
  keywords: 'visa assistance, travel agency, India',
};

/** The paths that have a page of their own, in the order of the specification's route table. */
export const listedPaths: readonly string[] = Object.keys(entries);

/** The path without query, hash and trailing slash, in lower case: how pages are looked up. */
export function normalPath(pathname: string): string {
  const path = pathname.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === '' ? '/' : path.toLowerCase();
}

/** The paths that search engines may list: all but the staff area's. */
export const indexablePaths: readonly string[] = listedPaths.filter((path) => !entries[path]?.noindex);

/** The address of the card that a chat shows for a path; pages that nobody shares have the home page's. */
function cardAddress(path: string): string {
  return `/og/${(indexablePaths.includes(path) && path.split('/').at(-1)) || 'home'}.png`;
}

/**
 * The metadata of a path. A trailing slash, a query and a hash are ignored; an unknown path gets the site's
 * default, which is noindex: the not-found entry. The questions are those that stand on the page.
 * Specification §2, Behaviour on every navigation.
 */
export function metadataFor(pathname: string, questions: DescribedPage['questions'] = []): PageMetadata {
  const path = normalPath(pathname);
  const listed = Object.hasOwn(entries, path) ? entries[path] : undefined;
  const { post, guide, ...entry } = listed ?? siteDefault;
  const words = { title: entry.title, description: entry.description, keywords: entry.keywords };
  const canonical = listed && `${agency.baseUrl}${path}`;
  const image = `${agency.baseUrl}${cardAddress(path)}`;
  return {
    ...words,
    path,
    heading: post?.title ?? guide?.title ?? entry.title.replace(/ \| .*$/, ''),
    canonical,
    image,
    locale: 'en_IN',
    type: post ? 'article' : 'website',
    ...(post && {
      article: {
        section: post.category,
        published: post.date,
        modified: post.lastUpdated ?? post.date,
      },
    }),
    noindex: entry.noindex === true || listed === undefined,
    siteName: agency.name,
    structuredData: structuredDataOf({ ...words, path, canonical, image, post, guide, questions }),
  };
}
