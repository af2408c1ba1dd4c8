/** What the device keeps of the staff login: never an OTP. Specification §3, Logged-in user, and §4, Admin auth. */
import * as v from 'valibot';
import { checkedBy } from '../../kept';
import type { StorageKey } from '../../ports';
import { phoneSchema } from './phone';

/** Kept between the phone number and the OTP, so that a refresh does not lose the step. */
export const pendingPhoneStorageKey: StorageKey<string> = {
  key: 'deshantar:pending-phone:v1',
  lasts: 'tab',
  check: checkedBy(phoneSchema),
};

const staffUserSchema = v.object({ phoneNumber: phoneSchema });

export type StaffUser = v.InferOutput<typeof staffUserSchema>;

export const staffUserStorageKey: StorageKey<StaffUser> = {
  key: 'deshantar:admin-user:v1',
  lasts: 'device',
  check: checkedBy(staffUserSchema),
};
