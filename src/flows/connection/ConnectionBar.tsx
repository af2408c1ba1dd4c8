import { IconX } from '@tabler/icons-react';
import { selectNotice } from '../../../machines/site/connection/connection.machine';
import { forConnection } from '../../../machines/site/events';
import { IconButton } from '../../ui/IconButton';
import { focusSoon } from '../focus-soon';
import { usePart } from '../use-part';
import { useEmitted, useSendTo } from '../site';
import classes from './ConnectionBar.module.css';

function shownDate(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime())
    ? 'an earlier visit'
    : time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}

/** Says when the device is offline and when the page is a kept copy, with its date. */
export function ConnectionBar() {
  const send = useSendTo(forConnection);
  const isOffline = usePart('connection', (bar) => bar !== undefined && selectNotice(bar).isOffline);
  const copyOf = usePart('connection', (bar) => bar && selectNotice(bar).copyOf);
  useEmitted('connection', { 'focus.requested': () => focusSoon(() => document.getElementById('main')) });
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
