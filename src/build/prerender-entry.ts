import type { Post } from '../../machines/blog-list/posts';
import type { Card } from '../app/cards';
import type { PageMetadata } from '../app/metadata';
import type { agency } from '../site';

/** A page without data: it never starts the app. */
export interface StillPage {
  readonly body: string;
  readonly head: string;
  /** The page's source files, from which the build finds its scripts and styles. */
  readonly sources: readonly string[];
}

export interface PrerenderedPage extends StillPage {
  /** The name of its data file. */
  readonly file: string;
}

/** What the build asks of the views, which have the browser's types where the build has Node's: `src/prerender.tsx` answers. */
export interface PrerenderEntry {
  /** The paths that get an HTML file. */
  readonly listedPaths: readonly string[];
  /** The data of all pages and tools, by the names of their files. */
  readonly dataFiles: ReadonlyMap<string, unknown>;
  /** What the build's files for search engines, feed readers and home screens are made of. */
  readonly siteContents: {
    readonly agency: typeof agency;
    readonly pages: readonly PageMetadata[];
    readonly posts: readonly Post[];
  };
  readonly cards: (day: string) => readonly Card[];
  /** What of the agency's identity is still invented. */
  readonly placeholders: () => readonly string[];
  /** Renders one route to HTML, as a visitor without JavaScript gets it. `pathname` has no query and no hash. */
  readonly renderPath: (pathname: string) => Promise<PrerenderedPage>;
  /** Renders the page that the service worker shows when it has no other. It never starts the app. */
  readonly renderOffline: () => Promise<StillPage>;
}
