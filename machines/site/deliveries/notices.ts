import type { DeliveryFailureReason, Notice } from '../../ports';
import type { NoticeCode } from '../notices/codes';

/** One notice at a time for an application: what is missing, that it is on its way, its outcome, its doubt. Each replaces the one before. */
export const applicationNoticeId = 'visa-application';

/** The notice of an application that was accepted. Specification §8, Applying. */
export const acceptedNotice: Notice = {
  id: applicationNoticeId,
  kind: 'success',
  says: 'application.accepted',
};

/** What the notice of a failed application says. Specification §8, Applying. */
export function failureCode(reason: DeliveryFailureReason): NoticeCode {
  return reason === 'unconfigured' || reason === 'offline' ? `application.${reason}` : 'application.failed';
}

/** After a reload: whether it arrived is not known. The form itself says so beside the details. */
export const doubtNotice: Notice = {
  id: applicationNoticeId,
  kind: 'error',
  says: 'application.in-doubt',
  // 20 s instead of an error's 4: it is longer to read, and shown only once.
  durationMs: 20_000,
};
