import { datesLine, rupeesLine } from 'virtual:fact-dates';
import { Link } from 'react-router-dom';
import classes from './FactDates.module.css';

/** The line that explains the dates of a page's figures, once a page. */
export function FactDates({ hasRupees = true }: { hasRupees?: boolean }) {
  return (
    <p className={classes.dates}>
      <span>{hasRupees ? `${datesLine} ${rupeesLine}` : datesLine}</span>{' '}
      <Link to="/about#how-we-check-facts">How we check facts</Link>
    </p>
  );
}
