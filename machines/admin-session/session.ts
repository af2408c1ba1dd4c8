/** What the device keeps of the admin's login: never an OTP. Specification §3, Logged-in user, and §4, Admin auth. */
import * as v from 'valibot';

const phoneSchema = v.pipe(v.string(), v.regex(/^\d{10}$/));

/** Kept between the phone number and the OTP, so that a refresh does not lose the step. */
export const pendingPhoneSchema = phoneSchema;

export const adminUserSchema = v.object({ phoneNumber: phoneSchema });

export type AdminUser = v.InferOutput<typeof adminUserSchema>;
