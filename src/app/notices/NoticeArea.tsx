import type { ComponentType } from 'react';
import { useSiteRoot } from '../../flows/site';
import classes from './NoticeArea.module.css';

/**
 * Where notices appear, at the top-centre. The area itself is in every page from the start, because screen
 * readers announce only what is added to a live region that they know. What fills it comes with the notices' code.
 * Specification §2, App shell.
 */
export function NoticeArea() {
  const Toaster = useSiteRoot(({ context }) => context.views.notices) as ComponentType | undefined;
  return (
    <div className={classes.area} aria-live="polite" aria-relevant="additions text">
      {Toaster && <Toaster />}
    </div>
  );
}
