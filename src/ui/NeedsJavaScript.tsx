import { agency } from '../site';
import classes from './NeedsJavaScript.module.css';

function OtherWays() {
  return (
    <>
      <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
      {' or write to '}
      <a href={`mailto:${agency.contactEmail}`}>{agency.contactEmail}</a>.
    </>
  );
}

/** Says what to do where a form cannot work: without JavaScript, and where the scripts did not arrive. */
export function NeedsJavaScript({ what }: { what: string }) {
  return (
    <>
      <noscript>
        <p className={classes.note}>
          {`${what} needs JavaScript. Without it, call `}
          <OtherWays />
        </p>
      </noscript>
      <p className={`${classes.note} ${classes.missing}`} role="status">
        {`${what} did not load completely. Touch the page to try again, or call `}
        <OtherWays />
      </p>
    </>
  );
}
