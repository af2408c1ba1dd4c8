import { Link } from 'react-router-dom';
import type { ShownSources } from '../content/shown-content';
import classes from './FactDates.module.css';
import { SourceList, sourcesId } from './SourceList';

/** The line that explains the dates of a page's figures and the publications they rest on, once a page. */
export function FactDates({ line, publications }: ShownSources) {
  return (
    <>
      <p className={classes.dates}>
        <span>{line}</span> <Link to="/about#how-we-check-facts">How we check facts</Link>
      </p>
      {publications.length > 0 && <SourceList publications={publications} id={sourcesId} />}
    </>
  );
}
