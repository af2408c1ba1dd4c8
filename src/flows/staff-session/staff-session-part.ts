/** The staff session on this device, brought by the first page of the staff area. It lives on when the visitor goes elsewhere. */
import { fromPromise } from 'xstate';
import { staffUserStorageKey, pendingPhoneStorageKey } from '../../../machines/site/staff-session/keys';
import {
  staffSessionMachine,
  type LoginChanged,
  type RestoreRequested,
  type StaffSessionChangedElsewhere,
  type StaffSessionRestored,
} from '../../../machines/site/staff-session/staff-session.machine';
import { source } from '../../../machines/source';
import type { Part } from '../part';
import type { Ports } from '../ports';
import { alertBy } from '../sources/alert';

const keptLogin = (ports: Ports) =>
  source<StaffSessionRestored | StaffSessionChangedElsewhere, undefined, RestoreRequested | LoginChanged>(
    ({ sendBack, receive }) => {
      const pendingPhone = ports.storedValue(pendingPhoneStorageKey);
      const staffUser = ports.storedValue(staffUserStorageKey);
      receive((event) => {
        if (event.type === 'restore.requested') {
          const kept = { user: staffUser.read(), pendingPhone: pendingPhone.read() };
          sendBack({ type: 'staff-session.restored', page: event.page, ...kept });
        } else if (event.type === 'pending-phone.changed') {
          if (event.phone === undefined) pendingPhone.clear();
          else pendingPhone.write(event.phone);
        } else if (event.phone === undefined) staffUser.clear();
        else staffUser.write({ phoneNumber: event.phone });
      });
      return staffUser.onChangedElsewhere(() => {
        const user = staffUser.read();
        sendBack(
          user
            ? { type: 'staff-session.opened-elsewhere', user }
            : { type: 'staff-session.closed-elsewhere' },
        );
      });
    },
  );

export const staffSessionPart = {
  bind: (ports: Ports) =>
    staffSessionMachine.provide({
      actors: {
        keptLogin: keptLogin(ports),
        alerts: alertBy(ports),
        verifyOtp: fromPromise<void, { otp: string }>(({ input }) => ports.verifyOtp(input.otp)),
      },
    }),
} satisfies Part;
