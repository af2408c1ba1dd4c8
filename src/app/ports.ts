import { pasteBody } from '../content/mail-words';
import type { Ports } from '../flows/ports';
import { otpCheck } from '../services/staff-otp';
import { localDate } from '../../machines/local-date';
import { copyText } from '../services/clipboard';
import { latePictures } from '../services/late-pictures';
import { openMail } from '../services/mail';
import { handOnPicture } from '../services/hand-on-picture';
import { printPage } from '../services/print';
import { canShare, openShareWindow, share } from '../services/share';
import { forgetDevice, storedValue } from '../services/storage';
import { submissionIds } from '../services/submission-id';
import { encodingOf, webhook } from '../services/webhook';

const {
  VITE_APPLICATION_WEBHOOK_URL,
  VITE_APPLICATION_WEBHOOK_ENCODING,
  VITE_ELIGIBILITY_WEBHOOK_URL,
  VITE_ELIGIBILITY_WEBHOOK_ENCODING,
  VITE_ADMIN_OTP,
} = import.meta.env;

/** The world as it is: the browser's storage, the two webhooks, the clock. */
export const livePorts: Ports = {
  deliverApplication: webhook({
    url: VITE_APPLICATION_WEBHOOK_URL,
    encoding: encodingOf(VITE_APPLICATION_WEBHOOK_ENCODING),
    timeoutMs: 15_000,
  }),
  deliverAssessment: webhook({
    url: VITE_ELIGIBILITY_WEBHOOK_URL,
    encoding: encodingOf(VITE_ELIGIBILITY_WEBHOOK_ENCODING),
    timeoutMs: 10_000,
  }),
  nameSubmission: submissionIds(),
  today: () => localDate(new Date()),
  now: () => new Date().toISOString(),
  openMail: (mail) => openMail(mail, pasteBody),
  copyText,
  share,
  canShare,
  openShareWindow,
  alert: (message) => window.alert(message),
  confirm: (question) => Promise.resolve(window.confirm(question)),
  verifyOtp: otpCheck(VITE_ADMIN_OTP),
  handOnPicture,
  printPage,
  storedValue,
  forgetDevice,
  pictures: latePictures(async () => (await import('../services/pictures')).picturesOnDevice),
};
