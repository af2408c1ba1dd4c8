import { agency } from '../site';
import classes from './Wordmark.module.css';

/** The agency's mark: a flight arc that lands on a stamp, beside its name. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg className={classes.mark} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={classes.ring} cx="18" cy="18" r="15.5" />
        <path className={classes.arc} d="M7 24C11 11 22 7.5 28.5 11.5" />
        <path className={classes.plane} d="m30.8 13-6.9.3 1.8-2.2-1-2.7 2.6 1.2z" />
      </svg>
      <span>{agency.name}</span>
    </span>
  );
}
