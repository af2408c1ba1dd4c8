import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Opening } from '../ui/Opening';
import { PlainGate, type GateQuestionProps } from './GateQuestion';

const GateDialog = lazy(() => import('./GateDialog'));

/** The question before an application; plain where the dialog's code cannot be had. */
export function Gate(props: GateQuestionProps) {
  return (
    <ErrorBoundary fallback={<PlainGate {...props} />}>
      <Suspense fallback={<Opening />}>
        <GateDialog {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
