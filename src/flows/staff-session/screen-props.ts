import type { ReactNode } from 'react';
import type {
  StaffSessionEvent,
  StaffSessionSnapshot,
} from '../../../machines/site/staff-session/staff-session.machine';

/** What every screen of the staff area gets. */
export interface StaffScreenProps {
  /** Nothing until the page has started, as in its HTML. */
  snapshot: StaffSessionSnapshot | undefined;
  /** The id of the phone field, or of an OTP box counted from 0. */
  idOf: (field: 'phone' | number) => string;
  send: (event: StaffSessionEvent) => void;
  children: ReactNode;
}
