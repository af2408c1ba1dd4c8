import { wellFormed } from '../text';
import { isPostFilter, type PostFilter } from './posts';

/** The blog list's parameters as an address carries them; a missing one is left out. Specification §2, Blog list. */
export interface BlogQuery {
  readonly category?: string | undefined;
  readonly page?: string | undefined;
  readonly search?: string | undefined;
}

/** What the list shows, as far as the address says it. */
export interface BlogPlace {
  readonly category: PostFilter;
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

/** Reads an address. An unknown category is all; a page that is no number or below 1 is the first. */
export function placeOf({ category = '', page, search = '' }: BlogQuery): BlogPlace {
  const filter = category.trim().toLowerCase();
  return {
    category: isPostFilter(filter) ? filter : 'all',
    page: pageOf(page),
    search: appliedSearch(search),
  };
}

/** Writes an address: whatever is as by default is left out. */
export function queryOf({ category, page, search }: BlogPlace): BlogQuery {
  return {
    category: category === 'all' ? undefined : category,
    page: page === 1 ? undefined : String(page),
    search: search === '' ? undefined : search,
  };
}
