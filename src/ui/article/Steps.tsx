import type { ReactNode } from 'react';
import classes from './Steps.module.css';

/** An ordered list as a line of stamped steps. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={classes.steps}>{children}</div>;
}
