import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import classes from './Pagination.module.css';

interface PaginationProps {
  current: number;
  /** What `pageWindow` gives: page numbers and the places where some are left out. */
  pages: readonly (number | 'ellipsis')[];
  onChoose: (page: number) => void;
}

/** The list's page buttons; nothing where there is one page or fewer. Specification §2, Pagination. */
export function Pagination({ current, pages, onChoose }: PaginationProps) {
  if (pages.length === 0) return null;
  return (
    <nav className={classes.pagination} aria-label="Pages">
      <button
        type="button"
        className={classes.page}
        aria-label="Previous page"
        disabled={current === pages.at(0)}
        onClick={() => onChoose(current - 1)}
      >
        <IconArrowLeft aria-hidden size={20} />
      </button>
      {pages.map((page, index) =>
        page === 'ellipsis' ? (
          <span key={`ellipsis-${index}`} className={classes.ellipsis}>
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={classes.page}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onChoose(page)}
          >
            {page}
          </button>
        ),
      )}
      <button
        type="button"
        className={classes.page}
        aria-label="Next page"
        disabled={current === pages.at(-1)}
        onClick={() => onChoose(current + 1)}
      >
        <IconArrowRight aria-hidden size={20} />
      </button>
    </nav>
  );
}
