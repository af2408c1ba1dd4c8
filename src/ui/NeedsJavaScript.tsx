import { site } from '../site';
import classes from './NeedsJavaScript.module.css';

/** Says what to do where a form cannot work without JavaScript. */
export function NeedsJavaScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className={classes.note}>
        {`${what} needs JavaScript. Without it, call `}
        <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>
        {' or write to '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
      </p>
    </noscript>
  );
}
