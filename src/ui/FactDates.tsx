import { datesLine, rupeesLine } from 'virtual:fact-dates';
import { Link } from 'react-router-dom';
import type { Publication } from '../../machines/publications';
import classes from './FactDates.module.css';
import { SourceList, sourcesId } from './SourceList';

interface FactDatesProps {
  readonly hasRupees?: boolean;
  /** What the page's figures rest on. */
  readonly publications?: readonly Publication[];
}

/** The line that explains the dates of a page's figures and the publications they rest on, once a page. */
export function FactDates({ hasRupees = true, publications = [] }: FactDatesProps) {
  return (
    <>
      <p className={classes.dates}>
        <span>{hasRupees ? `${datesLine} ${rupeesLine}` : datesLine}</span>{' '}
        <Link to="/about#how-we-check-facts">How we check facts</Link>
      </p>
      {publications.length > 0 && <SourceList publications={publications} id={sourcesId} />}
    </>
  );
}
