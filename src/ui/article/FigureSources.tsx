import type { ReactNode } from 'react';
import { asOf } from '../../content/facts';
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
        {`Figures as published in ${asOf} unless another month stands beside them. `}
        {children
          ? 'Check before you pay or book:'
          : 'Where no official site stands beside them, they are our own.'}
      </p>
      {children}
    </aside>
  );
}
