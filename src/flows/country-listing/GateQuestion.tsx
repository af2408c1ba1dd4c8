import type { Country } from '../../../machines/country-listing/listing';
import { Button } from '../../ui/Button';
import classes from './GateQuestion.module.css';

export interface GateQuestionProps {
  country: Country;
  onCancel: () => void;
  onProceed: () => void;
}

export const gateTitle = 'Before You Apply';

/** Asks to check the profile first where applications are judged strictly. Specification §4, Apply Now. */
export function GateQuestion({ country, onCancel, onProceed }: GateQuestionProps) {
  return (
    <>
      <div className={classes.text}>
        <p>
          {`Visas for ${country.name} are decided on your whole profile: travel history, income, savings and papers. `}
          A refusal stays on record and makes the next application harder.
        </p>
        <p>
          Take three minutes for the eligibility checker first. It shows how strong your profile is and what
          to improve before you pay any fee.
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onProceed} data-autofocus>
          Proceed to Check
        </Button>
      </div>
    </>
  );
}

/** The same question where the dialog's code cannot be had: it stands over the foot of the page. */
export function PlainGate(props: GateQuestionProps) {
  return (
    <div className={classes.plain} role="dialog" aria-labelledby="gate-title">
      <h2 id="gate-title">{gateTitle}</h2>
      <GateQuestion {...props} />
    </div>
  );
}
