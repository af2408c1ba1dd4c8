import type { ReactNode } from 'react';
import type { ShownSources } from '../../content/shown-content';
import { FactDates } from '../FactDates';
import classes from './FigureSources.module.css';

interface FigureSourcesProps {
  /** When the figures hold, and what they rest on. */
  readonly sources: ShownSources;
  /** The official pages to check, as a list. */
  readonly children?: ReactNode;
}

/**
 * The end of an article with figures: the official pages to check and the publications that the figures rest on, both
 * given by the build. Specification §2, Blog post page.
 */
export function FigureSources({ sources, children }: FigureSourcesProps) {
  const isOwn = sources.publications.length === 0 && !children;
  return (
    <aside className={classes.sources} aria-label="Sources">
      <p className={classes.title}>Sources</p>
      {isOwn && <p>We published these figures in May 2025.</p>}
      {children && <p>Check before you pay or book:</p>}
      {children}
      <FactDates {...sources} />
    </aside>
  );
}
