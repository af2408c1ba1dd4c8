import { lazy, Suspense, useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Destination } from '../../../machines/eligibility-checker/choices';
import { toolDialogsMachine } from '../../../machines/tool-dialogs/tool-dialogs.machine';
import type { TripQuery } from '../../../machines/trip-estimator/trip';
import { Opening } from '../../ui/Opening';
import { useFlow } from '../flow';
import { usePorts } from '../ports';
import { CheckerIsOpenContext, ToolDialogsContext } from './tool-dialogs';

type CheckerDialogModule = {
  default: ComponentType<{ destination?: Destination; onClose: () => void }>;
};

type EstimatorDialogModule = {
  default: ComponentType<{ sharedQuery: TripQuery | undefined; onClose: () => void }>;
};

interface DialogLoaders {
  readonly checker: () => Promise<CheckerDialogModule>;
  readonly estimator: () => Promise<EstimatorDialogModule>;
}

/**
 * Gives the component that stands around the pages: any of them may ask for a tool, which is loaded when it
 * first opens. Flows do not know each other, so the shell hands the dialogs in. A dialog that cannot be had or
 * that breaks closes with a notice, and leaves the page as it is.
 */
export function createToolDialogs(load: DialogLoaders) {
  return function ToolDialogs({ children }: { children: ReactNode }) {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    const ports = usePorts();
    const { snapshot, send } = useFlow(toolDialogsMachine, {
      on: { 'notice.raised': ({ notice }) => ports.showNotice(notice) },
      started: (actor) => {
        const query = new URLSearchParams(search);
        if (!query.has('trip')) return;
        void navigate({ pathname, hash }, { replace: true });
        actor.send({ type: 'estimator.requested', query: Object.fromEntries(query) });
      },
    });
    const { checkerDestination, sharedQuery, failures } = snapshot.context;
    // A lazy component remembers that it failed: after a failure there has to be a new one.
    const [CheckerDialog, EstimatorDialog] = useMemo(
      () => [lazy(load.checker), lazy(load.estimator)] as const,
      // oxlint-disable-next-line react/exhaustive-deps
      [failures],
    );
    const shownAt = useRef(pathname);
    useEffect(() => {
      if (shownAt.current !== pathname) send({ type: 'page.changed' });
      shownAt.current = pathname;
    }, [pathname, send]);
    const close = () => send({ type: 'dialog.closed' });
    return (
      <ToolDialogsContext value={send}>
        <CheckerIsOpenContext value={snapshot.matches('checker')}>{children}</CheckerIsOpenContext>
        <ErrorBoundary
          key={failures}
          fallback={null}
          onError={(error) => {
            console.warn('A tool dialog could not be shown.', error);
            send({ type: 'dialog.failed' });
          }}
        >
          <Suspense fallback={<Opening />}>
            {snapshot.matches('checker') && (
              <CheckerDialog destination={checkerDestination} onClose={close} />
            )}
            {snapshot.matches('estimator') && <EstimatorDialog sharedQuery={sharedQuery} onClose={close} />}
          </Suspense>
        </ErrorBoundary>
      </ToolDialogsContext>
    );
  };
}
