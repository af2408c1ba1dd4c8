/** Pages of a list, counted from 1. Specification §2, Pagination, and §9. */

/** Posts on one page. */
export const postsPerPage = 6;

const windowSize = 5;

/** How many pages so many posts fill; none for an empty list. */
export function pageCount(posts: number): number {
  return Math.ceil(posts / postsPerPage);
}

/** The nearest page that exists, the first where there is none. */
export function existingPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, total));
}

/**
 * The page buttons: five pages around the current one, the first and the last, and an ellipsis where pages are
 * left out. Empty when there is one page or fewer. A current page that does not exist counts as the nearest.
 */
export function pageWindow(current: number, total: number): (number | 'ellipsis')[] {
  if (total <= 1) return [];
  const start = Math.max(
    1,
    Math.min(existingPage(current, total) - Math.floor(windowSize / 2), total - windowSize + 1),
  );
  const end = Math.min(total, start + windowSize - 1);
  const pages: (number | 'ellipsis')[] = Array.from(
    { length: end - start + 1 },
    (_, offset) => start + offset,
  );
  if (start > 2) pages.unshift('ellipsis');
  if (start > 1) pages.unshift(1);
  if (end < total - 1) pages.push('ellipsis');
  if (end < total) pages.push(total);
  return pages;
}
