import type { ReactNode } from 'react';
import classes from './Checklist.module.css';

/** A list of things to have ready, each behind a tick. */
export function Checklist({ children }: { children: ReactNode }) {
  return <div className={classes.checklist}>{children}</div>;
}
