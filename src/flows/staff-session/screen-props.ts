import type { ReactNode } from 'react';
import type { SessionEvent, SessionSnapshot } from '../../../machines/site/session/session.machine';

/** What every screen of the admin area gets. */
export interface AdminScreenProps {
  /** Nothing until the page has started, as in its HTML. */
  snapshot: SessionSnapshot | undefined;
  /** The id of the phone field, or of an OTP box counted from 0. */
  idOf: (field: 'phone' | number) => string;
  send: (event: SessionEvent) => void;
  children: ReactNode;
}
