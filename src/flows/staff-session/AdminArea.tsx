import { useEffect, useEffectEvent, useId, type ComponentType, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { forSession } from '../../../machines/site/events';
import type { AdminPage } from '../../../machines/site/session/admin-paths';
import { keptAdminUser, keptPendingPhone } from '../../../machines/site/session/kept-session';
import {
  sessionMachine,
  type SessionEmitted,
  type SessionSnapshot,
} from '../../../machines/site/session/session.machine';
import { enteredBeforeHydration } from '../before-hydration';
import { focusSoon } from '../page-effects';
import { usePorts, type Ports } from '../ports';
import {
  bringPart,
  childOf,
  useSiteActor,
  useSiteChild,
  useTelling,
  whenChild,
  type SiteActor,
} from '../site';
import classes from './AdminArea.module.css';
import { OtpScreen } from './OtpScreen';
import { PanelScreen } from './PanelScreen';
import { PhoneScreen } from './PhoneScreen';
import { PlaceholderNote } from './PlaceholderNote';
import type { AdminScreenProps } from './screen-props';
import { WayOn } from './WayOn';

const screens = {
  login: PhoneScreen,
  otp: OtpScreen,
  panel: PanelScreen,
} as const satisfies Record<AdminPage, ComponentType<AdminScreenProps>>;

/** Whether a page of the area has something to do in a situation; elsewhere it shows the way to the page that has. */
function belongsTo(page: AdminPage, snapshot: SessionSnapshot): boolean {
  if (snapshot.matches('restoring')) return true;
  if (page === 'login') return snapshot.matches('loggedOut') || snapshot.matches('sendingOtp');
  if (page === 'otp') return snapshot.matches('otpRequested') || snapshot.matches('verifyingOtp');
  return snapshot.matches('loggedIn');
}

/**
 * Brings the site the staff session, with the first page of the area. It lives on when the visitor goes elsewhere; what it
 * changes is kept on the device from here on, and a login or logout in another tab is followed.
 */
function bringSession(site: SiteActor, ports: Ports, page: AdminPage): void {
  const pendingPhone = ports.storedValue(keptPendingPhone);
  const adminUser = ports.storedValue(keptAdminUser);
  const verifyOtp = fromPromise<void, { otp: string }>(({ input }) => ports.verifyOtp(input.otp));
  bringPart(site, 'session', sessionMachine.provide({ actors: { verifyOtp } }));
  whenChild(site, 'session', (session) =>
    session.on('*', (event) => {
      if (event.type === 'pending-phone.changed') {
        if (event.phone === undefined) pendingPhone.clear();
        else pendingPhone.write(event.phone);
      } else if (event.type === 'user.changed') {
        if (event.phone === undefined) adminUser.clear();
        else adminUser.write({ phoneNumber: event.phone });
      } else if (event.type === 'alert.requested') ports.alert(event.message);
    }),
  );
  const kept = { user: adminUser.read(), pendingPhone: pendingPhone.read() };
  site.send(forSession({ type: 'session.restored', page, ...kept }));
  adminUser.onChangedElsewhere(() => {
    const user = adminUser.read();
    site.send(
      forSession(user ? { type: 'session.opened-elsewhere', user } : { type: 'session.closed-elsewhere' }),
    );
  });
}

interface AdminAreaProps {
  page: AdminPage;
  /** What only a logged-in admin sees. */
  children?: ReactNode;
}

/** One page of the admin area, with the login as it stands. Specification §2 and §4, Admin. */
export function AdminArea({ page, children }: AdminAreaProps) {
  const ports = usePorts();
  const site = useSiteActor();
  const send = useTelling(forSession);
  const idPrefix = useId();
  const idOf = (field: 'phone' | number) => `${idPrefix}-${field}`;
  const snapshot = useSiteChild('session', (session) => session);

  const follow = useEffectEvent((event: SessionEmitted) => {
    if (event.type === 'phone.entered') document.getElementById(idOf('phone'))?.focus();
    // At once: digits may come faster than frames.
    if (event.type === 'box.entered') document.getElementById(idOf(event.box))?.focus();
    if (event.type === 'otp.asked') focusSoon(() => document.getElementById(idOf(0)));
  });
  const enter = useEffectEvent(() => {
    const following = whenChild(site, 'session', (session) => session.on('*', follow));
    if (childOf(site, 'session')) send({ type: 'area.entered', page });
    else bringSession(site, ports, page);
    const text = enteredBeforeHydration(idOf('phone'));
    if (text !== '') send({ type: 'phone.changed', text });
    return () => {
      following();
      send({ type: 'area.left', page });
    };
  });
  useEffect(() => enter(), [page]);

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
