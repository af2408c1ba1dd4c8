import { usePartViews } from '../../flows/part';
import classes from './NoticeArea.module.css';

/**
 * Where notices appear, at the top-centre. The area itself is in every page from the start, because screen
 * readers announce only what is added to a live region that they know. What fills it comes with the notices' code.
 * Specification §2, App shell.
 */
export function NoticeArea() {
  return (
    <div className={classes.area} aria-live="polite" aria-relevant="additions text">
      {usePartViews('notices')}
    </div>
  );
}
