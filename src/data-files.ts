/**
 * What pages show is data, not code. At the build each page's `load` gathers it (`src/pages/<name>.data.ts`), and it is written twice: into
 * the page's HTML, from which the page starts, and into a file of its own, which is fetched when somebody goes there
 * (`/assets/data/<build>/services/japan.json`). Here is how both look; `src/read-data.ts` reads them, `src/build/write-data.ts` writes them.
 * docs/views.md, Pages and their data.
 */
import type { HeadTag } from './app/head';

/** What a page says of itself in the document's head. */
export interface PageHeadData {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** The JSON of its schema.org graph. */
  readonly structuredData: string;
}

/** The data file of a page. */
export interface PageFile {
  readonly data?: unknown;
  readonly head: PageHeadData;
}

/** What a page's HTML holds for its start. */
export interface EmbeddedData {
  /** The build that the page is of: its data files are in a folder of this name. */
  readonly build: string;
  /** The page's own file, without its head, which the document has. */
  readonly page: { readonly file: string; readonly data?: unknown };
  /** On the page that stands for unknown addresses alone: the names of all data files. */
  readonly names?: readonly string[];
}

/** Where the build puts the names of all data files. */
export const namesFile = 'names';

/** The name of the data file of a tool. */
export const toolFile = (name: string) => `tool-data/${name}`;

/** The element in which a page's HTML holds its data. */
export const embeddedId = 'page-data';

/** The address of a data file. */
export function dataAddress(build: string, file: string): string {
  return `/assets/data/${build}/${file}.json`;
}
