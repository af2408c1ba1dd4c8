import type { ReactNode } from 'react';
import type {
  AdminSessionEvent,
  AdminSessionSnapshot,
} from '../../../machines/admin-session/admin-session.machine';

/** What every screen of the admin area gets. */
export interface AdminScreenProps {
  snapshot: AdminSessionSnapshot;
  /** The id of the phone field, or of an OTP box counted from 0. */
  idOf: (field: 'phone' | number) => string;
  send: (event: AdminSessionEvent) => void;
  children: ReactNode;
}
