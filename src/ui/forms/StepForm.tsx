import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StepForm.module.css';

interface StepFormProps {
  /** What the form is called. */
  label: string;
  /** Which step is shown, counted from 1, and of how many. */
  step: number;
  count: number;
  /** What stands beside the step's number. */
  beside?: ReactNode;
  isBusy?: boolean;
  className: string | undefined;
  /** The way on was pressed. */
  onForward: () => void;
  children: ReactNode;
}

/** A form in steps: which of them is shown stands above it, in words and as a bar. */
export function StepForm({
  label,
  step,
  count,
  beside,
  isBusy = false,
  className,
  onForward,
  children,
}: StepFormProps) {
  const where = <p>{`Step ${step} of ${count}`}</p>;
  return (
    <form
      className={className}
      aria-label={label}
      aria-busy={isBusy}
      data-step={step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onForward();
      }}
    >
      <div className={classes.progress}>
        {beside === undefined ? (
          where
        ) : (
          <div className={classes.where}>
            {where}
            {beside}
          </div>
        )}
        <Progress.Root size={6}>
          <Progress.Section
            value={Math.round((step / count) * 100)}
            aria-label="Progress"
            color="marigold.5"
          />
        </Progress.Root>
      </div>
      {children}
    </form>
  );
}
