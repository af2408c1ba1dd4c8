import { Fragment } from 'react';
import { inSentence } from '../../machines/in-sentence';
import { guides } from '../content/guides/guides';
import { agency } from '../site';
import { LostIllustration } from '../ui/illustrations/LostIllustration';
import classes from './NotFoundPage.module.css';

/** What stands before a guide in their list: "Dubai, the USA and Schengen". */
function betweenWords(index: number): string {
  if (index === 0) return '';
  return index === guides.length - 1 ? ' and ' : ', ';
}

/** What the service worker answers with when a page is not on the device. It stands alone and needs no script. */
export function OfflinePage() {
  return (
    <main className={classes.lost}>
      <LostIllustration />
      <p className={classes.code}>Offline</p>
      <h1>This page is not on your device yet</h1>
      <p className={classes.text}>
        You are offline. These pages open without a connection: the{' '}
        <a href="/tools/visa-eligibility-checker">eligibility checker</a>, and the guides for{' '}
        {guides.map(({ guide, metadata }, index) => (
          <Fragment key={guide.path}>
            {betweenWords(index)}
            <a href={guide.path}>{inSentence(metadata.place)}</a>
          </Fragment>
        ))}
        .
      </p>
      <p className={classes.text}>
        A phone call needs no internet: <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>,{' '}
        {agency.hours.shown}.
      </p>
      <p>
        <a href="/">Home page</a>
      </p>
    </main>
  );
}
