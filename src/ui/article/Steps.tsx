import type { ReactNode } from 'react';
import numbers from '../steps.module.css';
import classes from './Steps.module.css';

/** An ordered list as a line of numbered steps. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={`${numbers.around} ${numbers.threaded} ${classes.steps}`}>{children}</div>;
}
