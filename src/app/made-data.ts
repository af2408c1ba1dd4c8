import type { GuideQuestion } from '../content/guides/guide';
import { toolDataOn } from '../content/tool-data';
import { todayInIndia } from '../content/today';
import { namesFile, toolFile, type PageFile } from '../data-files';
import type { PageRequest } from '../pages/page-request';
import { headOfPage } from './head';
import { listedPaths, metadataFor, type PageMetadata } from './metadata';
import { matchPage, notFound } from './routing/route-table';

/** What a file `src/pages/<name>.data.ts` exports. */
interface PageDataModule {
  readonly load: (request: PageRequest) => unknown;
  /** Those that stand on the page with their answers, for its structured data. */
  readonly questions?: (request: PageRequest) => readonly GuideQuestion[];
}

const modules = import.meta.glob<PageDataModule>('../pages/*Page.data.ts', { eager: true });

const today = todayInIndia();

const tools = new Map<string, unknown>(
  Object.entries(toolDataOn(today)).map(([name, data]) => [toolFile(name), data]),
);

/** The names of all data files. Only the build, the development server and tests make them. */
export const dataNames: readonly string[] = [
  ...listedPaths.map((path) => matchPage(path).file),
  notFound.file,
  ...tools.keys(),
];

/** A page's path, what gathers its data, and what that is asked for. */
function pageOf(file: string) {
  const path = file === 'index' ? '/' : `/${file}`;
  const { page, params } = file === notFound.file ? notFound : matchPage(path);
  return { path, module: modules[`../pages/${page}.data.ts`], request: { path, params, day: today } };
}

/** The metadata of the page of a data file, with the questions that stand on it. */
export function metadataOf(file: string): PageMetadata {
  const { path, module, request } = pageOf(file);
  return metadataFor(path, module?.questions?.(request));
}

function madePage(file: string): PageFile {
  const { module, request } = pageOf(file);
  return { data: module?.load(request), head: headOfPage(metadataOf(file)) };
}

/** A data file as JSON has it, without what JSON leaves out. Throws where there is no such file. */
export function madeData(file: string): unknown {
  if (file === namesFile) return dataNames;
  if (!dataNames.includes(file)) throw new Error(`There is no data file "${file}".`);
  return JSON.parse(JSON.stringify(tools.get(file) ?? madePage(file)));
}
