import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { selectNotice, type ConnectionEvent } from '../../../machines/site/connection/connection.machine';
import { forConnection } from '../../../machines/site/events';
import { IconButton } from '../../ui/IconButton';
import { focusSoon } from '../page-effects';
import { useSiteActor, useSiteChild, useTelling, whenChild } from '../site';
import classes from './ConnectionBar.module.css';

/** When the shown page was kept on the device: the service worker says so with a copy that it serves. */
function copyDate(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'saved')?.description;
}

function shownDate(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime())
    ? 'an earlier visit'
    : time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}

/** Reports what becomes of the connection. Gives the way to stop. */
function watchConnection(send: (event: ConnectionEvent) => void): () => void {
  const reportLoss = () => send({ type: 'connection.lost' });
  const reportReturn = () => send({ type: 'connection.found' });
  const reportWaking = () => (navigator.onLine ? reportReturn() : reportLoss());
  const savedAt = copyDate();
  if (savedAt !== undefined) send({ type: 'copy.shown', savedAt });
  if (!navigator.onLine) reportLoss();
  window.addEventListener('pageshow', reportWaking);
  window.addEventListener('offline', reportLoss);
  window.addEventListener('online', reportReturn);
  return () => {
    window.removeEventListener('pageshow', reportWaking);
    window.removeEventListener('offline', reportLoss);
    window.removeEventListener('online', reportReturn);
  };
}

/** Says when the device is offline and when the page is a kept copy, with its date. */
export function ConnectionBar() {
  const site = useSiteActor();
  const send = useTelling(forConnection);
  const isOffline = useSiteChild('connection', (bar) => bar !== undefined && selectNotice(bar).isOffline);
  const copyOf = useSiteChild('connection', (bar) => bar && selectNotice(bar).copyOf);
  useEffect(
    () =>
      whenChild(site, 'connection', (connection) =>
        connection.on('focus.requested', () => focusSoon(() => document.getElementById('main'))),
      ),
    [site],
  );
  useEffect(() => watchConnection(send), [send]);
  const isShown = isOffline || copyOf !== undefined;
  return (
    <div role="status" className={classes.area}>
      {isShown && (
        <div className={classes.bar}>
          <p>
            {isOffline && <strong>You are offline.</strong>}{' '}
            {copyOf === undefined ? (
              <span>What you have typed stays here. Pages that are kept on this device still open.</span>
            ) : (
              <span>{`This page is the copy of ${shownDate(copyOf)}.`}</span>
            )}
          </p>
          {!isOffline && (
            <IconButton aria-label="Dismiss" onClick={() => send({ type: 'notice.dismissed' })}>
              <IconX aria-hidden size={20} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
