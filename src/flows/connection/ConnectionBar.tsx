import { IconX } from '@tabler/icons-react';
import { connectionMachine, selectNotice } from '../../../machines/connection/connection.machine';
import { IconButton } from '../../ui/IconButton';
import { useFlow } from '../flow';
import { focusSoon } from '../page-effects';
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

/** Says when the device is offline and when the page is a kept copy, with its date. */
export default function ConnectionBar() {
  const { snapshot, send } = useFlow(connectionMachine, {
    on: { 'focus.requested': () => focusSoon(() => document.getElementById('main')) },
    started: (actor) => {
      const reportLoss = () => actor.send({ type: 'connection.lost' });
      const reportReturn = () => actor.send({ type: 'connection.found' });
      const savedAt = copyDate();
      if (savedAt !== undefined) actor.send({ type: 'copy.shown', savedAt });
      if (!navigator.onLine) reportLoss();
      const reportWaking = () => (navigator.onLine ? reportReturn() : reportLoss());
      window.addEventListener('pageshow', reportWaking);
      window.addEventListener('offline', reportLoss);
      window.addEventListener('online', reportReturn);
      return () => {
        window.removeEventListener('pageshow', reportWaking);
        window.removeEventListener('offline', reportLoss);
        window.removeEventListener('online', reportReturn);
      };
    },
  });
  const { isOffline, copyOf } = selectNotice(snapshot);
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
