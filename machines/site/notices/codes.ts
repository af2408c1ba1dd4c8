/** What notices say, by message code. `src/content/notice-words.ts` has the words of each. */

/** What is copied where the page itself has no words for it. */
export type CopiedText = 'checklist' | 'details' | 'letter' | 'quote-request' | 'estimate-link' | 'trip-link';

/** What is got in another way where the browser does not allow copying. */
export type UncopiedText = Exclude<CopiedText, 'quote-request' | 'estimate-link'> | 'estimate';

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
