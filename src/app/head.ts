import { site } from '../site';
import type { PageMetadata } from './metadata';

interface HeadTag {
  readonly name: 'meta' | 'link';
  /** The attributes that say which tag this is; the last one of `attributes` is its value. */
  readonly identity: Readonly<Record<string, string>>;
  readonly value: Readonly<Record<string, string>>;
}

const named = (name: string, content: string): HeadTag => ({
  name: 'meta',
  identity: { name },
  value: { content },
});

const property = (key: string, content: string): HeadTag => ({
  name: 'meta',
  identity: { property: key },
  value: { content },
});

function headTags(metadata: PageMetadata): HeadTag[] {
  const { title, description, keywords, canonical, image, locale, type, noindex, siteName } = metadata;
  return [
    named('description', description),
    named('keywords', keywords),
    named('robots', noindex ? 'noindex, nofollow' : 'index, follow'),
    { name: 'link', identity: { rel: 'canonical' }, value: { href: canonical } },
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:url', canonical),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    property('og:locale', locale),
    property('og:site_name', siteName),
    named('twitter:card', 'summary_large_image'),
    named('twitter:site', site.socialHandle),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON that may stand inside a script element. */
function structuredDataText({ structuredData }: PageMetadata): string {
  return JSON.stringify(structuredData).replaceAll('<', '\\u003c');
}

/** The head of a prerendered page. */
export function headHtml(metadata: PageMetadata): string {
  const tags = headTags(metadata).map(({ name, identity, value }) => {
    const attributes = Object.entries({ ...identity, ...value });
    return `<${name} ${attributes.map(([key, text]) => `${key}="${escapeHtml(text)}"`).join(' ')}>`;
  });
  return [
    `<title>${escapeHtml(metadata.title)}</title>`,
    ...tags,
    `<script type="application/ld+json" id="structured-data">${structuredDataText(metadata)}</script>`,
  ].join('\n    ');
}

/** Keeps the head right when the visitor goes to another page without a new document. */
export function applyHead(metadata: PageMetadata): void {
  document.title = metadata.title;
  for (const { name, identity, value } of headTags(metadata)) {
    const selector = Object.entries(identity).map(([key, text]) => `[${key}="${text}"]`);
    const tag = document.head.querySelector(`${name}${selector.join('')}`) ?? document.createElement(name);
    for (const [key, text] of Object.entries({ ...identity, ...value })) tag.setAttribute(key, text);
    if (!tag.isConnected) document.head.append(tag);
  }
  // A text node: a script's text set by itself would need a Trusted Types policy.
  const data = document.getElementById('structured-data')?.firstChild;
  if (data) data.nodeValue = structuredDataText(metadata);
}
