import type { ReactNode } from 'react';
import classes from './InShort.module.css';

/** The answer of an article before its text: what a reader takes along who reads nothing else. */
export function InShort({ children }: { children: ReactNode }) {
  return (
    <aside className={classes.box} aria-label="In short">
      <p className={classes.title}>In short</p>
      {children}
    </aside>
  );
}
