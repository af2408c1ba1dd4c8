import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Destination } from '../../../machines/eligibility-checker/assessment';
import { toolDialogsMachine } from '../../../machines/tool-dialogs/tool-dialogs.machine';
import { useFlow } from '../flow';
import { ToolDialogsContext } from './tool-dialogs';

type CheckerDialogModule = {
  default: ComponentType<{ destination?: Destination; onClose: () => void }>;
};

/**
 * Gives the component that stands around the pages: any of them may ask for a tool, which is loaded when it
 * first opens. Flows do not know each other, so the shell hands the dialogs in.
 */
export function createToolDialogs(loadChecker: () => Promise<CheckerDialogModule>) {
  const CheckerDialog = lazy(loadChecker);

  return function ToolDialogs({ children }: { children: ReactNode }) {
    const { snapshot, send } = useFlow(toolDialogsMachine, {});
    const { pathname } = useLocation();
    useEffect(() => send({ type: 'page.changed' }), [pathname, send]);
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
      </ToolDialogsContext>
    );
  };
}
