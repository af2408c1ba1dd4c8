import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { PageHeadData } from '../../data-files';
import { headOf, pageFile } from '../../read-data';
import { recoverFromMissingChunk } from './missing-chunk';
import { matchPage, notFound, type MatchedPage } from './route-table';

/** What a file in `src/pages` exports. Its `Page` is shown with what its `load` has gathered at the build: the page's `data`. */
interface PageModule {
  readonly Page: ComponentType<{ data: never }>;
  /** Fetches the code that its path needs besides, and puts it to the data. */
  readonly prepare?: (params: Params, data: unknown) => Promise<unknown>;
  /** The source files that `prepare` fetches: the build finds their scripts and styles by them. */
  readonly sources?: (params: Params) => readonly string[];
}

const loaders = import.meta.glob<PageModule>('../../pages/*Page.tsx');

function pageCode(page: string): Promise<PageModule> {
  const load = loaders[`../../pages/${page}.tsx`];
  return load ? load() : Promise.reject(new Error(`src/pages/${page}.tsx is missing.`));
}

/** A page with what its path needs, ready to be shown. */
export interface LoadedPage {
  readonly Page: ComponentType<{ data: unknown }>;
  readonly data: unknown;
  /** The page's own source file and those that it prepared: the build finds their scripts and styles by them. */
  readonly sources: readonly string[];
  /** Gives what the page says of itself in the document's head. */
  readonly head: () => Promise<PageHeadData>;
}

async function loadMatched({ page, params, file }: MatchedPage): Promise<LoadedPage> {
  const [{ Page, prepare, sources }, found] = await Promise.all([pageCode(page), pageFile(file)]);
  // A destination without data is the not-found page; other pages handle missing data themselves.
  if (!found && page === 'DestinationPage') return loadMatched(notFound);
  const data = found?.data;
  return {
    Page: Page as ComponentType<{ data: unknown }>,
    data: prepare ? await prepare(params, data) : data,
    sources: [`src/pages/${page}.tsx`, ...(sources?.(params) ?? [])],
    head: () => headOf(found ? file : notFound.file),
  };
}

/** Fetches the page of a path, so that it renders at once. Rejects when its code or its data cannot be had. */
export function loadPage(pathname: string): Promise<LoadedPage> {
  return recoverFromMissingChunk(() => loadMatched(matchPage(pathname)));
}

/** Fetches a page ahead of time. That it fails changes nothing: the page is fetched again when it is asked for. */
export function prefetchPage(pathname: string): void {
  loadMatched(matchPage(pathname)).catch(() => undefined);
}
