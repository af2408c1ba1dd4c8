/** The staff session on this device, brought by the first page of the admin area. It lives on when the visitor goes elsewhere. */
import { fromPromise } from 'xstate';
import { staffUserStorageKey, pendingPhoneStorageKey } from '../../../machines/site/session/kept-session';
import {
  sessionMachine,
  type LoginChanged,
  type RestoreRequested,
  type SessionChangedElsewhere,
  type SessionRestored,
} from '../../../machines/site/session/session.machine';
import { source } from '../../../machines/source';
import type { Part } from '../part';
import type { Ports } from '../ports';
import { alertBy } from '../sources/alert';

const keptLogin = (ports: Ports) =>
  source<SessionRestored | SessionChangedElsewhere, undefined, RestoreRequested | LoginChanged>(
    ({ sendBack, receive }) => {
      const pendingPhone = ports.storedValue(pendingPhoneStorageKey);
      const adminUser = ports.storedValue(staffUserStorageKey);
      receive((event) => {
        if (event.type === 'restore.requested') {
          const kept = { user: adminUser.read(), pendingPhone: pendingPhone.read() };
          sendBack({ type: 'session.restored', page: event.page, ...kept });
        } else if (event.type === 'pending-phone.changed') {
          if (event.phone === undefined) pendingPhone.clear();
          else pendingPhone.write(event.phone);
        } else if (event.phone === undefined) adminUser.clear();
        else adminUser.write({ phoneNumber: event.phone });
      });
      return adminUser.onChangedElsewhere(() => {
        const user = adminUser.read();
        sendBack(user ? { type: 'session.opened-elsewhere', user } : { type: 'session.closed-elsewhere' });
      });
    },
  );

export const sessionPart = {
  bind: (ports: Ports) =>
    sessionMachine.provide({
      actors: {
        keptLogin: keptLogin(ports),
        alerts: alertBy(ports),
        verifyOtp: fromPromise<void, { otp: string }>(({ input }) => ports.verifyOtp(input.otp)),
      },
    }),
} satisfies Part;
