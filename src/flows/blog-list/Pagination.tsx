import '@mantine/core/styles/Pagination.layer.css';
import { Pagination as Pages } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDots } from '@tabler/icons-react';
import classes from './Pagination.module.css';

interface PaginationProps {
  current: number;
  /** What `pageWindow` gives: page numbers and the places where some are left out. */
  pages: readonly (number | 'ellipsis')[];
  onChoose: (page: number) => void;
}

/** The list's page buttons; nothing where there is one page or fewer. Specification §2, Pagination. */
export function Pagination({ current, pages, onChoose }: PaginationProps) {
  const last = pages.at(-1);
  if (typeof last !== 'number') return null;
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Pages.Root classNames={classes} size="xl" total={last} value={current} onChange={onChoose}>
        <Pages.Previous aria-label="Previous page" icon={IconArrowLeft} />
        {pages.map((page, index) =>
          page === 'ellipsis' ? (
            <Pages.Dots key={`ellipsis-${index}`} icon={IconDots} />
          ) : (
            <Pages.Control
              key={page}
              active={page === current}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onChoose(page)}
            >
              {page}
            </Pages.Control>
          ),
        )}
        <Pages.Next aria-label="Next page" icon={IconArrowRight} />
      </Pages.Root>
    </nav>
  );
}
