import { Link } from 'react-router-dom';
import { adminPaths } from '../../../machines/site/session/admin-paths';
import { shownPhone } from '../../../machines/site/session/phone';
import type { SessionEvent, SessionSnapshot } from '../../../machines/site/session/session.machine';
import { Button } from '../../ui/Button';
import classes from './AdminForm.module.css';

interface WayOnProps {
  snapshot: SessionSnapshot;
  send: (event: SessionEvent) => void;
}

/** On a page of the area that the login has left behind, or not reached: how it stands, and the way to go on. */
export function WayOn({ snapshot, send }: WayOnProps) {
  if (snapshot.matches('loggedIn')) {
    return (
      <div className={classes.form}>
        <p role="status">{`You are logged in as ${shownPhone(snapshot.context.phone)}.`}</p>
        <Button component={Link} to={adminPaths.panel} size="lg">
          Open the panel
        </Button>
      </div>
    );
  }
  if (snapshot.matches('otpRequested') || snapshot.matches('verifyingOtp')) {
    return (
      <div className={classes.form}>
        <p role="status">{`The OTP for ${shownPhone(snapshot.context.phone)} waits to be entered.`}</p>
        <Button component={Link} to={adminPaths.otp} size="lg">
          Enter the OTP
        </Button>
        <Button variant="default" onClick={() => send({ type: 'number.changed' })}>
          Use another number
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <p role="status">
        {snapshot.matches('sendingOtp') ? 'Sending OTP...' : 'Please log in with your phone number first.'}
      </p>
      <Button component={Link} to={adminPaths.login} size="lg">
        Go to the login
      </Button>
    </div>
  );
}
