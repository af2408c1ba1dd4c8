/** What notices say, by code. `src/content/notice-words.ts` has the words of each. */
import type { CopiedText, UncopiedText } from '../../copying';

export type NoticeCode =
  | `copied.${CopiedText}`
  | `not-copied.${UncopiedText}`
  | 'application.sending'
  | 'application.accepted'
  | 'application.in-doubt'
  | 'application.unconfigured'
  | 'application.offline'
  | 'application.failed'
  | 'assessment.calculating'
  | 'assessment.sending-again'
  | 'assessment.complete'
  | 'assessment.not-saved'
  | 'device-data.removed'
  | 'device-data.not-removed'
  /** About an address that names no post: its id. */
  | 'post.missing'
  /** About a transaction: its id. */
  | 'payment.received'
  | 'payment.failed'
  | 'tool.failed'
  | 'trip-picture.failed'
  | 'otp.sending'
  | 'otp.sent'
  | 'otp.verifying'
  | 'otp.wrong'
  | 'staff.logged-in'
  | 'staff.logged-out';
