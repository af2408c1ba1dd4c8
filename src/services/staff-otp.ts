/**
 * The check of the OTP of the staff login against the setting `VITE_ADMIN_OTP`. A placeholder: the value stands in the
 * site's own code, for anybody to read. Resolves when the OTP is the accepted one, rejects when it is not;
 * without six digits in the setting every OTP is wrong. Specification §7 and §9, Admin.
 */
export function otpCheck(setting: string | undefined): (otp: string) => Promise<void> {
  const accepted = setting?.trim() ?? '';
  const isSet = /^\d{6}$/.test(accepted);
  return async (otp) => {
    if (!isSet || otp !== accepted) throw new Error('The OTP is not the accepted one.');
  };
}
