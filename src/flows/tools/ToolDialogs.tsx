import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Destination } from '../../../machines/eligibility-checker/choices';
import { forTools } from '../../../machines/site/events';
import { selectTool, type Tool } from '../../../machines/site/tools/tools.machine';
import type { EstimatorQuery } from '../../../machines/trip-estimator/estimator-form';
import { Opening } from '../../ui/Opening';
import { useSiteChild, useSendTo } from '../site';

interface ToolDialogProps {
  /** The destination that the checker starts with. */
  destination: Destination | undefined;
  /** The shared trip that the estimator starts with. */
  sharedQuery: EstimatorQuery | undefined;
  onClose: () => void;
}

/** What the code of a tool exports: its dialog, which takes what concerns it. */
interface ToolCode {
  readonly default: ComponentType<ToolDialogProps>;
}

function ToolDialog({ tool }: { tool: Tool }) {
  const code = useSiteChild('tools', (tools) => (tools.hasTag('open') ? tools.context.code : undefined));
  const destination = useSiteChild('tools', ({ context }) => context.destination);
  const sharedQuery = useSiteChild('tools', ({ context }) => context.query);
  const send = useSendTo(forTools);
  if (!code) return <Opening />;
  const Dialog = (code as ToolCode).default;
  return (
    <ErrorBoundary fallback={null} onError={(error) => send({ type: 'dialog.failed', error })}>
      <Dialog
        key={tool}
        destination={destination}
        sharedQuery={sharedQuery}
        onClose={() => send({ type: 'dialog.closed' })}
      />
    </ErrorBoundary>
  );
}

/** The tool that stands over the page, if one was asked for. Specification §2, Footer. */
export function ToolDialogs() {
  const tool = useSiteChild('tools', selectTool);
  return tool && <ToolDialog key={tool} tool={tool} />;
}
