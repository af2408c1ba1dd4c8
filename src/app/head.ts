import type { PageHeadData } from '../data-files';
import { agency } from '../site';
import type { PageMetadata } from './metadata';

/** A tag whose text is the page's own. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  /** The attribute that says which tag this is. */
  readonly identity: readonly [name: string, value: string];
  /** The attribute that holds its text; a page without the text has no such tag. */
  readonly content: readonly [name: string, value: string | null];
}

const named = (name: string, content: string): HeadTag => ({
  name: 'meta',
  identity: ['name', name],
  content: ['content', content],
});

const property = (key: string, content: string | undefined): HeadTag => ({
  name: 'meta',
  identity: ['property', key],
  content: ['content', content ?? null],
});

/** The tags that every page has with its own text, in their order. */
function headTags(metadata: PageMetadata): HeadTag[] {
  const { title, description, keywords, canonical, image, locale, type, article, noindex, siteName } =
    metadata;
  return [
    named('description', description),
    named('keywords', keywords),
    named('robots', noindex ? 'noindex, nofollow' : 'index, follow'),
    { name: 'link', identity: ['rel', 'canonical'], content: ['href', canonical ?? null] },
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:url', canonical),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    property('og:locale', locale),
    property('og:site_name', siteName),
    property('article:section', article?.section),
    property('article:published_time', article?.published),
    property('article:modified_time', article?.modified),
    named('twitter:card', 'summary_large_image'),
    named('twitter:site', agency.socialHandle),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', title),
  ];
}

const iconOfPhones = '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
const feed = '<link rel="alternate" type="application/rss+xml" title="Travel Insights" href="/feed.xml">';

/** Whether articles are what a page shows or leads to. */
const hasArticles = ({ path }: PageMetadata) => path === '/' || path.startsWith('/blog');

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The page's schema.org graph, as JSON that may stand inside a script element. */
function structuredDataText({ structuredData }: PageMetadata): string {
  const graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** What the document's head becomes when somebody goes to the page. */
export function headOfPage(metadata: PageMetadata): PageHeadData {
  return {
    title: metadata.title,
    tags: headTags(metadata),
    structuredData: structuredDataText(metadata),
  };
}

/** The head of a prerendered page. */
export function headHtml(metadata: PageMetadata): string {
  const tags = headTags(metadata).flatMap(({ name, identity, content: [attribute, text] }) => {
    if (text === null) return [];
    return `<${name} ${identity[0]}="${identity[1]}" ${attribute}="${escapeHtml(text)}">`;
  });
  return [
    `<title>${escapeHtml(metadata.title)}</title>`,
    ...tags,
    iconOfPhones,
    ...(hasArticles(metadata) ? [feed] : []),
    `<script type="application/ld+json" id="structured-data">${structuredDataText(metadata)}</script>`,
  ].join('');
}
