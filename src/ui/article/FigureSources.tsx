import type { ReactNode } from 'react';
import type { Publication } from '../../../machines/publications';
import { FactDates } from '../FactDates';
import classes from './FigureSources.module.css';

interface FigureSourcesProps {
  /** What the figures rest on. */
  readonly publications: readonly Publication[];
  /** The official pages to check, as a list. */
  readonly children?: ReactNode;
}

/**
 * The end of an article with figures: the official pages to check and the publications that the figures rest on, both
 * given by the build. Specification §2, Blog post page.
 */
export function FigureSources({ publications, children }: FigureSourcesProps) {
  const isOwn = publications.length === 0 && !children;
  return (
    <aside className={classes.sources} aria-label="Sources">
      <p className={classes.title}>Sources</p>
      {isOwn && <p>We published these figures in May 2025.</p>}
      {children && <p>Check before you pay or book:</p>}
      {children}
      <FactDates publications={publications} />
    </aside>
  );
}
