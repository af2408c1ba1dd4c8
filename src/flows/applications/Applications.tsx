import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { fromPromise } from 'xstate';
import {
  applicationsMachine,
  type ApplicationsEvent,
} from '../../../machines/applications/applications.machine';
import { keptApplications } from '../../../machines/applications/list';
import type { StoredValue } from '../../../machines/ports';
import type { ApplicationRecord } from '../../../machines/visa-application/application';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useFlow } from '../flow';
import { focusSoon, usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import { ApplicationTable } from './ApplicationTable';
import classes from './Applications.module.css';

function listRead(applications: StoredValue<readonly ApplicationRecord[]>): ApplicationsEvent {
  return {
    type: 'list.read',
    records: applications.read() ?? [],
    isLasting: applications.isLasting(),
  };
}

function countLine(count: number): string {
  return count === 1 ? '1 application' : `${count} applications`;
}

/** The applications sent from this browser, newest first. Specification §2, Admin area, §6 and §8. */
export function Applications() {
  const ports = usePorts();
  const applications = ports.storedValue(keptApplications);
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send } = useFlow(
    applicationsMachine.provide({
      actors: {
        confirmClearing: fromPromise<boolean, { question: string }>(({ input }) =>
          ports.confirm(input.question),
        ),
      },
    }),
    {
      on: {
        ...usePageEffects(),
        'clearing.requested': (_, actor) => {
          applications.clear();
          actor.send(listRead(applications));
          focusSoon(() => heading.current);
        },
      },
      started: (actor) => {
        actor.send(listRead(applications));
        return applications.onChangedElsewhere(() => actor.send(listRead(applications)));
      },
    },
  );
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
