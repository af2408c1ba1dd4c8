import type { ReactNode } from 'react';
import classes from './ActionBar.module.css';

/**
 * The one primary action within reach of a thumb: at the bottom of a phone's screen as long as its page is
 * read, and at the page's end above the footer.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}
