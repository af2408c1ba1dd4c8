import { PurgeCSS } from 'purgecss';

/** What the scripts of a page's head put on its root, besides what stands in its HTML. */
const earlyClasses = ['light', 'dark'];

/**
 * Attributes that come without the app: from the scripts of a page's head, from a press before the app is there, from the browser
 * and, on the outermost element, from the build.
 */
const earlyAttributes = [
  'data-mantine-color-scheme',
  'data-first-screen',
  'data-fonts',
  'data-app',
  'data-pressed',
  'data-prerendered',
  'open',
];

function matchesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** The names that a rule can be about on a page. */
function namesIn(html: string) {
  const valuesOf = (attribute: string) =>
    matchesIn(html, new RegExp(`\\s${attribute}="([^"]*)"`, 'g')).flatMap((value) => value.split(/\s+/));
  return {
    classes: [...valuesOf('class'), ...earlyClasses],
    ids: valuesOf('id'),
    tags: matchesIn(html, /<([a-zA-Z][\w-]*)/g),
    attributes: {
      names: matchesIn(html, /\s([a-z][\w-]*)(?=[\s=>/])/g),
      values: matchesIn(html, /\s[a-z][\w-]*="([^"]*)"/g).flatMap((value) => [value, ...value.split(/\s+/)]),
    },
    undetermined: [],
  };
}

/**
 * The rules of a page's style sheets that it needs to look right before anything has happened on it: those whose class, id, element or
 * attribute its `html` has, with the variables and animations that they use. The whole sheets come after the first paint and hold every rule
 * again, in the same order and the same layers, so that the cascade ends where it would have ended with them alone.
 */
export async function firstStyles(sheets: readonly string[], html: string): Promise<string> {
  const [first] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    extractors: [{ extractor: namesIn, extensions: ['html'] }],
    css: [{ raw: sheets.join('') }],
    variables: true,
    keyframes: true,
    dynamicAttributes: earlyAttributes,
    safelist: { standard: [/^:/], variables: matchesIn(html, /var\((--[\w-]+)/g) },
  });
  // Pages fade into each other once the app is there, and whoever prints has the whole sheets.
  return (
    first?.css.replaceAll(/::view-transition[^{]*\{[^}]*\}|@media print\{(?:[^{}]*\{[^}]*\})*\}/g, '') ?? ''
  );
}
