import type { Notice } from '../../ports';
import { queryValue } from '../../query';

/** The two query parameters that a payment provider adds; `null` where the address has none. */
interface PaymentParameters {
  readonly status: string | null;
  readonly transactionId: string | null;
}

/** What a payment provider says when it sends the visitor back. */
export interface PaymentReturn {
  readonly outcome: 'success' | 'failure';
  /** Safe to show: the provider's id, or `N/A`. */
  readonly transactionId: string;
}

const transactionIdPattern = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Reads a payment return from the address. Only the exact words `success` and `failure` are one; an id that is
 * anything but 1 to 64 letters, digits, dots, hyphens and underscores is never shown. Specification §2 and §8.
 */
export function paymentReturnOf({ status, transactionId }: PaymentParameters): PaymentReturn | undefined {
  if (status !== 'success' && status !== 'failure') return undefined;
  const isShowable = transactionId !== null && transactionIdPattern.test(transactionId);
  return { outcome: status, transactionId: isShowable ? transactionId : 'N/A' };
}

/** The payment return in an address's query. */
export function paymentReturnIn(search: string): PaymentReturn | undefined {
  return paymentReturnOf({
    status: queryValue(search, 'status'),
    transactionId: queryValue(search, 'tx_id'),
  });
}

const noticeId = 'payment-return';

/** The shell notice for a payment return. Specification §8, Payment. */
export function paymentNotice({ outcome, transactionId }: PaymentReturn): Notice {
  const notice = { id: noticeId, queue: 'shell' } as const;
  return outcome === 'failure'
    ? { ...notice, kind: 'error', says: 'payment.failed' }
    : { ...notice, kind: 'success', says: 'payment.received', about: transactionId };
}
