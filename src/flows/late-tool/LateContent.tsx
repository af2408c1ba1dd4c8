import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useFlow } from '../running';
import { lateContentFlow } from './late-tool.flow';
import classes from './LateTool.module.css';

interface Code {
  readonly default: ComponentType;
}

interface LateContentProps {
  /** What it is called when it cannot be had: "your trip". */
  readonly name: string;
  readonly load: () => Promise<Code>;
  /** What stands below the words until it is there. */
  readonly outline?: ReactNode;
  /** It is as high as a field with its label, not as a page. */
  readonly isField?: true;
}

/** The content of a page that depends on the device alone: its code is fetched at once, after the page is there. */
export function LateContent({ name, load, outline, isField }: LateContentProps) {
  const { snapshot, send } = useFlow(lateContentFlow, { load });
  const Content = snapshot.matches('open') ? (snapshot.context.code as Code).default : undefined;
  if (Content) return <Content />;
  return (
    <>
      <div className={isField ? classes.field : classes.content}>
        {snapshot.matches('failed') ? (
          <p role="alert">
            <span>{`We could not load ${name}. Check your connection. `}</span>
            <Button variant="default" onClick={() => send({ type: 'open.pressed' })}>
              Try again
            </Button>
          </p>
        ) : (
          <p role="status">{`Opening ${name}…`}</p>
        )}
      </div>
      {outline}
    </>
  );
}
