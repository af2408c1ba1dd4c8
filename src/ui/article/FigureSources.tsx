import type { ReactNode } from 'react';
import { FactDates } from '../FactDates';
import classes from './FigureSources.module.css';

/**
 * The end of an article with figures: when they were published, and the official pages to check, which the build
 * gives as a list. Specification §2, Blog post page.
 */
export function FigureSources({ children }: { children?: ReactNode }) {
  return (
    <aside className={classes.sources} aria-label="Sources">
      <p className={classes.title}>Sources</p>
      <p>
        {children ? 'Check before you pay or book:' : 'The figures are our own, as published in May 2025.'}
      </p>
      {children}
      <FactDates />
    </aside>
  );
}
