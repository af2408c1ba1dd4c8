import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { ApplicationTable } from './ApplicationTable';
import { applicationsFlow } from './applications.flow';
import classes from './Applications.module.css';

function countLine(count: number): string {
  return count === 1 ? '1 application' : `${count} applications`;
}

/** The applications sent from this browser, newest first. Specification §2, Admin area, §6 and §8. */
export function Applications() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send } = useFlow(applicationsFlow, undefined, {
    'focus.requested': () => focusSoon(() => heading.current),
  });
  const { records } = snapshot.context;

  return (
    <section className={classes.applications} aria-labelledby="applications-title">
      <div className={classes.top}>
        <div>
          <h2 ref={heading} id="applications-title" tabIndex={-1}>
            Received from this browser
          </h2>
          <p role="status">{countLine(records.length)}</p>
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconDownload aria-hidden size={20} />}
            onClick={() => send({ type: 'export.pressed' })}
          >
            Export CSV
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrash aria-hidden size={20} />}
            disabled={!snapshot.matches({ list: 'shown' })}
            onClick={() => send({ type: 'clear.pressed' })}
          >
            Clear All
          </Button>
        </div>
      </div>
      {snapshot.matches({ device: 'forgetting' }) && (
        <p className={classes.warning}>
          <strong>Not saved on this device.</strong>
          <span> The browser's storage is blocked or full: this list goes when the page is closed.</span>
        </p>
      )}
      {records.length > 0 && <ApplicationTable records={records} />}
      {snapshot.matches({ list: 'empty' }) && (
        <EmptyState
          picture="empty-no-applications"
          title="No visa applications received yet."
          text="An application that is sent from this browser appears here."
        />
      )}
    </section>
  );
}
