import { useId, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { staffPaths } from '../../../machines/site/staff-session/staff-paths';
import { emptyOtp, otpLength } from '../../../machines/site/staff-session/otp';
import { isCompletePhone, shownPhone } from '../../../machines/site/staff-session/phone';
import type { StaffSessionEvent } from '../../../machines/site/staff-session/staff-session.machine';
import { Button } from '../../ui/Button';
import type { StaffScreenProps } from './screen-props';
import classes from './StaffForm.module.css';

/** What a key means in a box besides typing; a digit typed over itself changes nothing that a browser would report. */
function keyEvent(box: number, held: string, key: string): StaffSessionEvent | undefined {
  if (key === 'ArrowLeft') return { type: 'arrow.pressed', box, towards: 'previous' };
  if (key === 'ArrowRight') return { type: 'arrow.pressed', box, towards: 'next' };
  if (key === 'Backspace' && held === '') return { type: 'backspace.pressed', box };
  return held !== '' && key === held ? { type: 'box.changed', box, text: key } : undefined;
}

/** The second step of the login: six boxes, one digit each. Specification §2 and §5, OTP. */
export function OtpScreen({ snapshot, idOf, send }: StaffScreenProps) {
  const hintId = useId();
  const { otp, phone } = snapshot?.context ?? { otp: emptyOtp, phone: '' };
  const isBusy = snapshot?.hasTag('busy') ?? false;
  const isClosed = snapshot !== undefined && !snapshot.hasTag('acceptsOtp');
  const onKeyDown = (box: number, held: string) => (event: KeyboardEvent) => {
    const meant = keyEvent(box, held, event.key);
    if (!meant || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    send(meant);
  };
  return (
    <form
      className={classes.form}
      aria-label="OTP verification"
      aria-busy={isBusy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'otp.submitted' });
      }}
    >
      <fieldset className={classes.otp} aria-describedby={hintId}>
        <legend>One-time password</legend>
        <p id={hintId}>
          <span>Six digits, sent by WhatsApp to </span>
          <span className={classes.number}>{isCompletePhone(phone) ? shownPhone(phone) : 'your number'}</span>
        </p>
        <div className={classes.boxes}>
          {otp.boxes.map((held, box) => (
            <input
              key={idOf(box)}
              id={idOf(box)}
              className={classes.box}
              aria-label={`Digit ${box + 1} of ${otpLength}`}
              type="text"
              inputMode="numeric"
              autoComplete={box === 0 ? 'one-time-code' : 'off'}
              enterKeyHint={box === otpLength - 1 ? 'done' : 'next'}
              value={held}
              disabled={isClosed}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={onKeyDown(box, held)}
              onPaste={(event) => {
                event.preventDefault();
                send({ type: 'digits.pasted', box, text: event.clipboardData.getData('text') });
              }}
              onChange={(event) => send({ type: 'box.changed', box, text: event.currentTarget.value })}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" disabled={isClosed}>
        {isBusy ? 'Verifying OTP...' : 'Verify OTP'}
      </Button>
      <p className={classes.again}>
        <span>Wrong number, or nothing arrived? </span>
        <Link to={staffPaths.login}>Enter the number again</Link>
      </p>
    </form>
  );
}
