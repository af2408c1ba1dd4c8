import { createElement, type ComponentType } from 'react';
import type { ToolData } from './content/tool-data';
import {
  dataAddress,
  embeddedId,
  namesFile,
  toolFile,
  type EmbeddedData,
  type PageFile,
  type PageHeadData,
} from './data-files';

/** In development, in tests and at the build the data is made as it is asked for. */
const isMade = import.meta.env.DEV || import.meta.env.SSR;

const none: EmbeddedData = { build: '', page: { file: '' } };

const embedded: EmbeddedData = isMade
  ? none
  : (JSON.parse(document.getElementById(embeddedId)?.textContent ?? '') as EmbeddedData);

/** The address of the file that holds the data of the page that the document was opened with. */
export const embeddedAddress = dataAddress(embedded.build, embedded.page.file);

async function read(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
  return response.json();
}

/** A file never changes: what the browser has of it is asked for once more only where it is no answer. */
async function fetched(file: string): Promise<unknown> {
  if (isMade) return (await import('./app/made-data')).madeData(file);
  const address = dataAddress(embedded.build, file);
  return read(address, 'force-cache').catch(() => read(address, 'reload'));
}

/** Whether this build has a data file; it is taken to have it where that cannot be found out. */
async function isKnown(file: string): Promise<boolean> {
  const names = embedded.names ?? (await fetched(namesFile).catch(() => undefined));
  return !Array.isArray(names) || names.includes(file);
}

/** The data of a page; nothing where this build has no such page. Rejects where it cannot be had. */
export async function pageFile(file: string): Promise<Pick<PageFile, 'data'> | undefined> {
  if (file === embedded.page.file) return embedded.page;
  if (embedded.names && !embedded.names.includes(file)) return undefined;
  try {
    return (await fetched(file)) as PageFile;
  } catch (error) {
    if (await isKnown(file)) throw error;
    return undefined;
  }
}

/** What a page says of itself in the head. Rejects where it cannot be had. */
export async function headOf(file: string): Promise<PageHeadData> {
  return ((await fetched(file)) as PageFile).head;
}

/** What a tool shows besides what it is opened with. Rejects where it cannot be had. */
export async function toolData<Name extends keyof ToolData>(name: Name): Promise<ToolData[Name]> {
  return (await fetched(toolFile(name))) as ToolData[Name];
}

/** The code of a tool with the data that it shows besides what it is opened with. Rejects where either cannot be had. */
export async function withToolData<Name extends keyof ToolData, Props extends { data: ToolData[Name] }>(
  name: Name,
  code: Promise<{ readonly default: ComponentType<Props> }>,
): Promise<{ readonly default: ComponentType<Omit<Props, 'data'>> }> {
  const [{ default: Tool }, data] = await Promise.all([code, fetched(toolFile(name))]);
  return { default: (props) => createElement(Tool, { ...props, data } as Props) };
}
