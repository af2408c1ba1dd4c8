import { useEffect, useRef } from 'react';
import type { Country } from '../../machines/country-listing/listing';
import { Button } from '../ui/Button';
import { useFocusReturn } from '../ui/focus-return';
import classes from './GateQuestion.module.css';

export interface GateQuestionProps {
  country: Pick<Country, 'name'>;
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
          {`Visas for ${country.name} are decided on your whole profile: travel history, income, savings and documents. `}
          A refusal must be declared in later applications.
        </p>
        <p>
          Take a few minutes for the eligibility checker first. It shows how strong your profile is and what
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

/** The same question where the dialog's code cannot be had: the browser's own dialog, at the foot of the page. */
export function PlainGate(props: GateQuestionProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={frame}
      className={classes.plain}
      aria-labelledby="gate-title"
      onCancel={(event) => {
        event.preventDefault();
        props.onCancel();
      }}
    >
      <h2 id="gate-title">{gateTitle}</h2>
      <GateQuestion {...props} />
    </dialog>
  );
}
