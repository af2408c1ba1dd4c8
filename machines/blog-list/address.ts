import { wellFormed } from '../text';

/** The blog list's parameters as an address carries them; a missing one is left out. Specification §2, Blog list. */
export interface BlogQuery {
  readonly category?: string | undefined;
  readonly page?: string | undefined;
  readonly search?: string | undefined;
}

/** What the list shows, as far as the address says it. */
export interface BlogSelection {
  /** The slug of a category, or whatever else the address says: then no post is in it. */
  readonly category: string;
  readonly page: number;
  readonly search: string;
}

/** The search as it is applied and kept in the address: without blanks around it, well-formed. */
export function appliedSearch(text: string): string {
  return wellFormed(text.trim());
}

function pageOf(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) return 1;
  return Math.max(1, Math.min(Number(text), Number.MAX_SAFE_INTEGER));
}

/** Longer than any slug: what an address says beyond it is nobody's category. */
const longestSlug = 60;

/** Reads an address. An unknown category has no posts; a page that is no number or below 1 is the first. */
export function selectionOf({ category = '', page, search = '' }: BlogQuery): BlogSelection {
  return {
    category: wellFormed(category.trim().toLowerCase().slice(0, longestSlug)) || 'all',
    page: pageOf(page),
    search: appliedSearch(search),
  };
}

/** Writes an address: whatever is as by default is left out. */
export function queryOf({ category, page, search }: BlogSelection): BlogQuery {
  return {
    category: category === 'all' ? undefined : category,
    page: page === 1 ? undefined : String(page),
    search: search === '' ? undefined : search,
  };
}
