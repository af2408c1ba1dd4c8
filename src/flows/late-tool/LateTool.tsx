import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { FlowBoundary } from '../../ui/FlowBoundary';
import { useFlow } from '../running';
import { lateToolFlow } from './late-tool.flow';
import classes from './LateTool.module.css';

interface Code<Props extends object> {
  readonly default: ComponentType<Props>;
}

interface LateToolProps<Props extends object> {
  /** What it is called in its buttons: "the planner". */
  readonly name: string;
  readonly load: () => Promise<Code<Props>>;
  /** What the tool is opened with. */
  readonly with: Props;
  /** The rules in words: what stands here without the tool, and without scripts. */
  readonly children: ReactNode;
}

/** The place of a tool whose code is fetched when it is asked for; its rules in words stand there from the start. */
export function LateTool<Props extends object>({ name, load, with: props, children }: LateToolProps<Props>) {
  const { snapshot, send, id } = useFlow(lateToolFlow, { load });
  const Tool = snapshot.matches('open') ? (snapshot.context.code as Code<Props>).default : undefined;
  const isOpen = Tool !== undefined;
  return (
    <div className={classes.place}>
      <div className={classes.rules}>{children}</div>
      <p className={classes.switch}>
        <Button
          variant={isOpen ? 'default' : 'filled'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-busy={snapshot.matches('loading') || undefined}
          onClick={() => send({ type: isOpen ? 'close.pressed' : 'open.pressed' })}
        >
          {`${isOpen ? 'Close' : 'Open'} ${name}`}
        </Button>
        <span role="status">
          {snapshot.matches('loading') && 'Opening…'}
          {snapshot.matches('failed') && 'It could not be loaded. Check your connection and press again.'}
        </span>
      </p>
      {Tool && (
        <div id={id} className={classes.tool}>
          <FlowBoundary>
            <Tool {...props} />
          </FlowBoundary>
        </div>
      )}
    </div>
  );
}
