import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Destination } from '../../../machines/eligibility-checker/assessment';
import { toolDialogsMachine } from '../../../machines/tool-dialogs/tool-dialogs.machine';
import type { TripQuery } from '../../../machines/trip-estimator/trip';
import { useFlow } from '../flow';
import { ToolDialogsContext } from './tool-dialogs';

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
 * first opens. Flows do not know each other, so the shell hands the dialogs in.
 */
export function createToolDialogs(load: DialogLoaders) {
  const CheckerDialog = lazy(load.checker);
  const EstimatorDialog = lazy(load.estimator);

  return function ToolDialogs({ children }: { children: ReactNode }) {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    const { snapshot, send } = useFlow(toolDialogsMachine, {
      started: (actor) => {
        const query = new URLSearchParams(search);
        if (!query.has('trip')) return;
        void navigate({ pathname, hash }, { replace: true });
        actor.send({ type: 'estimator.requested', query: Object.fromEntries(query) });
      },
    });
    const shownAt = useRef(pathname);
    useEffect(() => {
      if (shownAt.current !== pathname) send({ type: 'page.changed' });
      shownAt.current = pathname;
    }, [pathname, send]);
    return (
      <ToolDialogsContext value={send}>
        {children}
        {snapshot.matches('checker') && (
          <Suspense>
            <CheckerDialog
              destination={snapshot.context.checkerDestination}
              onClose={() => send({ type: 'dialog.closed' })}
            />
          </Suspense>
        )}
        {snapshot.matches('estimator') && (
          <Suspense>
            <EstimatorDialog
              sharedQuery={snapshot.context.sharedQuery}
              onClose={() => send({ type: 'dialog.closed' })}
            />
          </Suspense>
        )}
      </ToolDialogsContext>
    );
  };
}
