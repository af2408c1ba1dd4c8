import { useId } from 'react';
import type { CheckerScreen } from '../../../machines/eligibility-checker/eligibility-checker.machine';
import type { StartField } from '../../../machines/eligibility-checker/answers';
import { neededToStart } from '../../content/checker-words';
import { Button } from '../../ui/Button';
import classes from './StepButtons.module.css';

const forwardLabels: Record<Exclude<CheckerScreen, 'result'>, string> = {
  getStarted: 'Start Assessment',
  destination: 'Next',
  profile: 'Next',
  travelHistory: 'Next',
  finances: 'Next',
  documents: 'Check Eligibility',
  calculating: 'Calculating...',
};

interface StepButtonsProps {
  screen: Exclude<CheckerScreen, 'result'>;
  /** What is still needed before the button starts the assessment. */
  missing: readonly StartField[];
  onPrevious: () => void;
  onCancel: (() => void) | undefined;
}

/** The ways on, back and out of a step. Specification §2, Eligibility checker. */
export function StepButtons({ screen, missing, onPrevious, onCancel }: StepButtonsProps) {
  const missingId = useId();
  const isBusy = screen === 'calculating';
  return (
    <div className={classes.buttons}>
      <Button
        className={classes.forward}
        type="submit"
        size="lg"
        disabled={missing.length > 0 || isBusy}
        aria-describedby={missing.length > 0 ? missingId : undefined}
      >
        {forwardLabels[screen]}
      </Button>
      {screen !== 'getStarted' && (
        <Button variant="default" size="lg" disabled={isBusy} onClick={onPrevious}>
          Previous
        </Button>
      )}
      {onCancel && (
        <Button variant="subtle" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {missing.length > 0 && (
        <p id={missingId} className={classes.missing}>
          {neededToStart(missing)}
        </p>
      )}
    </div>
  );
}
