import { IconInfoCircle } from '@tabler/icons-react';
import classes from './PlaceholderNote.module.css';

/** Says what the staff area is not. Specification §6 and §7: the login is simulated and no real security. */
export function PlaceholderNote() {
  return (
    <aside className={classes.note} aria-labelledby="placeholder-note">
      <IconInfoCircle aria-hidden size={24} stroke={1.75} />
      <h2 id="placeholder-note">This login is a placeholder, not security</h2>
      <p>
        In this demonstration no OTP is sent, by WhatsApp or otherwise. Everything is checked in this browser,
        so whoever can use this browser can get at the list.
      </p>
      <p>
        The list is this browser's only: it holds the applications sent from here and none from anywhere else.
      </p>
    </aside>
  );
}
