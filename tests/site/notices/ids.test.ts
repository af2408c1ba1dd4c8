import { expect, it } from 'vitest';
import { adminNoticeId } from '../../../machines/site/session/session.machine';
import { checkNoticeId } from '../../../machines/eligibility-checker/eligibility-checker.machine';
import { missingPostNotice } from '../../../machines/missing-post/missing-post.machine';
import { paymentNotice } from '../../../machines/site/payment/payment-return';
import { applicationNoticeId } from '../../../machines/site/deliveries/deliveries.machine';

/** A notice replaces the one with its id: within a flow that is its outcome, across flows it would be a loss. */
it.each([
  [adminNoticeId, 'admin-session'],
  [applicationNoticeId, 'visa-application'],
  [checkNoticeId, 'eligibility-check'],
  [missingPostNotice, 'missing-post'],
  [paymentNotice({ outcome: 'success', transactionId: 'N/A' }).id, 'payment-return'],
  [paymentNotice({ outcome: 'failure', transactionId: 'N/A' }).id, 'payment-return'],
])('%s is the notice of one flow', (id, expected) => {
  expect(id).toBe(expected);
});
