import { describe, expect, it } from 'vitest';
import { existingPage, pageCount, postsPerPage } from '../../machines/blog-list/pagination';
import { pageWindow } from '../../src/app/pagination';

const gap = 'ellipsis' as const;

describe('the page buttons (Specification §2, Pagination, and §9)', () => {
  it.each<[current: number, total: number, buttons: (number | 'ellipsis')[]]>([
    [1, 0, []],
    [1, 1, []],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [6, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, 4, 5, gap, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 7, [1, gap, 3, 4, 5, 6, 7]],
    [7, 7, [1, gap, 3, 4, 5, 6, 7]],
    [1, 10, [1, 2, 3, 4, 5, gap, 10]],
    [3, 10, [1, 2, 3, 4, 5, gap, 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, gap, 10]],
    [5, 10, [1, gap, 3, 4, 5, 6, 7, gap, 10]],
    [6, 10, [1, gap, 4, 5, 6, 7, 8, gap, 10]],
    [7, 10, [1, gap, 5, 6, 7, 8, 9, 10]],
    [8, 10, [1, gap, 6, 7, 8, 9, 10]],
    [10, 10, [1, gap, 6, 7, 8, 9, 10]],
    [500, 1000, [1, gap, 498, 499, 500, 501, 502, gap, 1000]],
    [0, 10, [1, 2, 3, 4, 5, gap, 10]],
    [-3, 10, [1, 2, 3, 4, 5, gap, 10]],
    [99, 10, [1, gap, 6, 7, 8, 9, 10]],
  ])('page %i of %i', (current, total, buttons) => {
    expect(pageWindow(current, total)).toEqual(buttons);
  });

  it('of any list begin with the first page, end with the last, and repeat none', () => {
    for (let total = 2; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const pages = pageWindow(current, total).filter((page) => page !== 'ellipsis');
        expect(pages.at(0)).toBe(1);
        expect(pages.at(-1)).toBe(total);
        expect(pages).toContain(current);
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
      }
    }
  });
});

describe('the pages of a list', () => {
  it('hold six posts each', () => {
    expect(postsPerPage).toBe(6);
  });

  it.each([
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [13, 3],
  ])('%i posts fill %i', (posts, pages) => {
    expect(pageCount(posts)).toBe(pages);
  });

  it.each([
    [1, 3, 1],
    [3, 3, 3],
    [99, 3, 3],
    [0, 3, 1],
    [5, 0, 1],
  ])('page %i of %i is shown as %i', (page, total, shown) => {
    expect(existingPage(page, total)).toBe(shown);
  });
});
