import * as v from 'valibot';
import { checkedBy } from '../kept';
import type { StorageKey } from '../ports';
import { presentIds } from './former-ids';

interface ListedDocument {
  /** Unique among the documents of all lists; it is what the browser keeps. */
  readonly id: string;
  readonly text: string;
}

/** A guide's documents as plain text, and where to check them. */
export interface Checklist {
  readonly title: string;
  readonly documents: readonly ListedDocument[];
  /** Month and year of our own list. */
  readonly asOf: string;
  readonly officialSite: { readonly label: string; readonly href: string };
  /** The guide's own address. */
  readonly address: string;
}

const documentIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** The ids in a kept list, former ones by what they are now; anything else in it is left out. */
const readyDocumentsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) => [...new Set(rows.filter((row) => v.is(documentIdSchema, row)).flatMap(presentIds))]),
);

/** The ids of the documents that are ticked off, of all lists together: every place that shows a list shows these. */
export const readyDocumentsStorageKey: StorageKey<readonly string[]> = {
  key: 'deshantar:ready-documents:v1',
  lasts: 'device',
  check: checkedBy(readyDocumentsSchema),
};

/** What the browser keeps, read when the page opens and when another tab or another list on the page changed it. */
export type ReadyFound = { type: 'ready.found'; ids: readonly string[] };
/** The ticks to keep in the browser from now on: the ids of the documents of the list that are ready. */
export type ReadyChanged = { type: 'ready.changed'; ready: readonly string[] };

/** The documents of a list, as far as its ticks go. */
export type Ticked = Pick<Checklist, 'documents'>;

/** Those of the ids that are on the list, in the list's order. */
export function readyOf({ documents }: Ticked, ids: readonly string[]): readonly string[] {
  return documents.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** What the browser keeps after a change: the other lists' ids stay. */
export function keptWith(
  kept: readonly string[],
  { documents }: Ticked,
  ready: readonly string[],
): readonly string[] {
  const own = new Set(documents.map(({ id }) => id));
  return [...kept.filter((id) => !own.has(id)), ...ready];
}
