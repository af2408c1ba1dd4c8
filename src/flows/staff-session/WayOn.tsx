import { Link } from 'react-router-dom';
import { staffPaths } from '../../../machines/site/staff-session/staff-paths';
import { shownPhone } from '../../../machines/site/staff-session/phone';
import type {
  StaffSessionEvent,
  StaffSessionSnapshot,
} from '../../../machines/site/staff-session/staff-session.machine';
import { Button } from '../../ui/Button';
import classes from './StaffForm.module.css';

interface WayOnProps {
  snapshot: StaffSessionSnapshot;
  send: (event: StaffSessionEvent) => void;
}

/** On a page of the area that the login has left behind, or not reached: how it stands, and the way to go on. */
export function WayOn({ snapshot, send }: WayOnProps) {
  if (snapshot.matches('loggedIn')) {
    return (
      <div className={classes.form}>
        <p role="status">{`You are logged in as ${shownPhone(snapshot.context.phone)}.`}</p>
        <Button component={Link} to={staffPaths.panel} size="lg">
          Open the panel
        </Button>
      </div>
    );
  }
  if (snapshot.matches('otpRequested') || snapshot.matches('verifyingOtp')) {
    return (
      <div className={classes.form}>
        <p role="status">{`The OTP for ${shownPhone(snapshot.context.phone)} waits to be entered.`}</p>
        <Button component={Link} to={staffPaths.otp} size="lg">
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
      <Button component={Link} to={staffPaths.login} size="lg">
        Go to the login
      </Button>
    </div>
  );
}
