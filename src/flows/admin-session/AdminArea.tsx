import { useId, type ComponentType, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import {
  adminPaths,
  adminSessionMachine,
  type AdminPage,
} from '../../../machines/admin-session/admin-session.machine';
import { keptAdminUser, keptPendingPhone } from '../../../machines/admin-session/session';
import { enteredEarly } from '../early-input';
import { useFlow } from '../flow';
import { useBelatedNavigate } from '../leaving';
import { focusSoon, usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import classes from './AdminArea.module.css';
import { OtpScreen } from './OtpScreen';
import { PanelScreen } from './PanelScreen';
import { PhoneScreen } from './PhoneScreen';
import { PlaceholderNote } from './PlaceholderNote';
import type { AdminScreenProps } from './screen-props';

const screens = {
  login: PhoneScreen,
  otp: OtpScreen,
  panel: PanelScreen,
} as const satisfies Record<AdminPage, ComponentType<AdminScreenProps>>;

interface AdminAreaProps {
  page: AdminPage;
  /** What only a logged-in admin sees. */
  children?: ReactNode;
}

/**
 * One page of the admin area: the login as the device keeps it, sent to the page that it belongs to. A login or
 * logout in another tab is followed. Specification §2 and §4, Admin.
 */
export function AdminArea({ page, children }: AdminAreaProps) {
  const ports = usePorts();
  const pendingPhone = ports.shelf(keptPendingPhone);
  const adminUser = ports.shelf(keptAdminUser);
  const navigate = useBelatedNavigate();
  const idPrefix = useId();
  const idOf = (field: 'phone' | number) => `${idPrefix}-${field}`;

  const { snapshot, send } = useFlow(
    adminSessionMachine.provide({
      actors: {
        verifyOtp: fromPromise<void, { otp: string }>(({ input }) => ports.verifyOtp(input.otp)),
      },
      actions: {
        rememberPendingPhone: (_, { phone }) => void pendingPhone.write(phone),
        forgetPendingPhone: () => pendingPhone.clear(),
        rememberUser: (_, { phone }) => void adminUser.write({ phoneNumber: phone }),
        forgetUser: () => adminUser.clear(),
      },
    }),
    {
      on: {
        ...usePageEffects(),
        'redirect.requested': ({ page: wanted }) => {
          if (wanted !== page) navigate(adminPaths[wanted], { replace: true });
        },
        'phone.entered': () => document.getElementById(idOf('phone'))?.focus(),
        // At once: digits may come faster than frames.
        'box.entered': ({ box }) => document.getElementById(idOf(box))?.focus(),
        'otp.asked': () => focusSoon(() => document.getElementById(idOf(0))),
      },
      started: (actor) => {
        actor.send({
          type: 'session.restored',
          page,
          user: adminUser.read(),
          pendingPhone: pendingPhone.read(),
        });
        const text = enteredEarly(idOf('phone'));
        if (text !== '') actor.send({ type: 'phone.changed', text });
        return adminUser.onChangedElsewhere(() => {
          const user = adminUser.read();
          actor.send(
            user ? { type: 'session.opened-elsewhere', user } : { type: 'session.closed-elsewhere' },
          );
        });
      },
    },
  );

  const Screen = screens[page];
  return (
    <div className={classes.area} data-page={page}>
      <Screen snapshot={snapshot} idOf={idOf} send={send}>
        {children}
      </Screen>
      <PlaceholderNote />
    </div>
  );
}
