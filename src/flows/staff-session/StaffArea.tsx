import { useId, type ComponentType, type ReactNode } from 'react';
import { forStaffSession } from '../../../machines/site/events';
import type { StaffPage } from '../../../machines/site/staff-session/staff-paths';
import type { StaffSessionSnapshot } from '../../../machines/site/staff-session/staff-session.machine';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { useEmitted, useSiteChild, useSendTo } from '../site';
import classes from './StaffArea.module.css';
import { OtpScreen } from './OtpScreen';
import { PanelScreen } from './PanelScreen';
import { PhoneScreen } from './PhoneScreen';
import { PlaceholderNote } from './PlaceholderNote';
import type { StaffScreenProps } from './screen-props';
import { staffPageFlow } from './staff-page.flow';
import { WayOn } from './WayOn';

const screens = {
  login: PhoneScreen,
  otp: OtpScreen,
  panel: PanelScreen,
} as const satisfies Record<StaffPage, ComponentType<StaffScreenProps>>;

/** Whether a page of the area has something to do in a state; in others it shows the way to the page that has. */
function belongsTo(page: StaffPage, snapshot: StaffSessionSnapshot): boolean {
  if (snapshot.matches('restoring')) return true;
  if (page === 'login') return snapshot.matches('loggedOut') || snapshot.matches('sendingOtp');
  if (page === 'otp') return snapshot.matches('otpRequested') || snapshot.matches('verifyingOtp');
  return snapshot.matches('loggedIn');
}

interface StaffAreaProps {
  page: StaffPage;
  /** What only logged-in staff sees. */
  children?: ReactNode;
}

/** One page of the staff area, with the login as it stands. Specification §2, Admin area, and §4, Admin auth. */
export function StaffArea({ page, children }: StaffAreaProps) {
  const send = useSendTo(forStaffSession);
  const flowId = useId();
  const idOf = (field: 'phone' | number) => fieldId(flowId, String(field));
  const snapshot = useSiteChild('staffSession', (session) => session);

  useEmitted('staffSession', {
    'phone.entered': () => document.getElementById(idOf('phone'))?.focus(),
    // At once: digits may come faster than frames.
    'box.entered': ({ box }) => document.getElementById(idOf(box))?.focus(),
    'otp.asked': () => focusSoon(() => document.getElementById(idOf(0))),
  });
  useFlow(staffPageFlow, { page, flowId });

  const Screen = screens[page];
  return (
    <div className={classes.area} data-page={page}>
      {!snapshot || belongsTo(page, snapshot) ? (
        <Screen snapshot={snapshot} idOf={idOf} send={send}>
          {children}
        </Screen>
      ) : (
        <WayOn snapshot={snapshot} send={send} />
      )}
      <PlaceholderNote />
    </div>
  );
}
