import { shownPhone } from '../../../machines/site/staff-session/phone';
import { Button } from '../../ui/Button';
import type { StaffScreenProps } from './screen-props';
import classes from './PanelScreen.module.css';

/** The panel: only logged-in staff sees what is in it. Specification §2 and §6, Admin. */
export function PanelScreen({ snapshot, send, children }: StaffScreenProps) {
  if (!snapshot?.matches('loggedIn')) {
    return <p role="status">Checking whether you are logged in…</p>;
  }
  return (
    <div className={classes.panel}>
      <div className={classes.who}>
        <p>{`Logged in as ${shownPhone(snapshot.context.phone)}`}</p>
        <Button variant="default" onClick={() => send({ type: 'logout.pressed' })}>
          Logout
        </Button>
      </div>
      {children}
    </div>
  );
}
