import { site } from '../site';
import { LostIllustration } from '../ui/illustrations/LostIllustration';
import classes from './NotFoundPage.module.css';

/** What the service worker answers with when a page is not on the device. It stands alone and needs no script. */
export function OfflinePage() {
  return (
    <main className={classes.lost}>
      <LostIllustration />
      <p className={classes.code}>Offline</p>
      <h1>This page is not on your device yet</h1>
      <p className={classes.text}>
        Your connection is gone for the moment. These pages open without one: the{' '}
        <a href="/tools/visa-eligibility-checker">eligibility checker</a>, and the guides for{' '}
        <a href="/visa/dubai-tourist-visa">Dubai</a>, <a href="/visa/usa-business-visa">the USA</a>,{' '}
        <a href="/visa/schengen-visa-online">Schengen</a>,{' '}
        <a href="/visa/canada-visitor-visa-india">Canada</a> and <a href="/visa/hong-kong-par">Hong Kong</a>.
      </p>
      <p className={classes.text}>
        A phone call needs no internet: <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>,{' '}
        {site.hours.shown}.
      </p>
      <p>
        <a href="/">Home page</a>
      </p>
    </main>
  );
}
