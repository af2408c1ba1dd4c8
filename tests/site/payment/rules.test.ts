import { describe, expect, it } from 'vitest';
import { paymentNotice, paymentReturnOf } from '../../../machines/site/payment/payment-return';

/** What the address of a payment return says, read as the site reads it. */
function readAddress(query: string) {
  const parameters = new URLSearchParams(query);
  return paymentReturnOf({ status: parameters.get('status'), transactionId: parameters.get('tx_id') });
}

const success = (transactionId: string) => ({ outcome: 'success', transactionId });
const failure = (transactionId: string) => ({ outcome: 'failure', transactionId });

describe('a payment return (Specification §2)', () => {
  it.each<[query: string, read: object | undefined]>([
    ['?status=success&tx_id=TX-123', success('TX-123')],
    ['?status=failure&tx_id=TX-123', failure('TX-123')],
    ['?tx_id=TX-123&status=success', success('TX-123')],
    ['?country=Japan&status=success&tx_id=TX-123&utm_source=x', success('TX-123')],
    ['', undefined],
    ['?tx_id=TX-123', undefined],
    ['?status=&tx_id=TX-123', undefined],
    ['?status=SUCCESS&tx_id=TX-123', undefined],
    ['?Status=success', undefined],
    ['?status=success%20', undefined],
    ['?status=pending&tx_id=TX-123', undefined],
    ['?status=__proto__', undefined],
    ['?status=success&status=failure&tx_id=A&tx_id=B', success('A')],
    ['?status=unknown&status=success', undefined],
  ])('%s', (query, read) => {
    expect(readAddress(query)).toEqual(read);
  });
});

describe('a transaction id (Specification §8)', () => {
  it.each<[id: string, shown: string]>([
    ['TX-123', 'TX-123'],
    ['pay_9.Az-_', 'pay_9.Az-_'],
    ['7', '7'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['a'.repeat(65), 'N/A'],
    ['x'.repeat(10_240), 'N/A'],
    ['', 'N/A'],
    [' ', 'N/A'],
    ['TX 123', 'N/A'],
    ['TX-123\n', 'N/A'],
    ['<b>TX</b>', 'N/A'],
    ['<img src=x onerror=alert(1)>', 'N/A'],
    ['TX/../123', 'N/A'],
    ['टीएक्स', 'N/A'],
    ['१२३', 'N/A'],
  ])('%j is shown as %s', (id, shown) => {
    expect(paymentReturnOf({ status: 'success', transactionId: id })?.transactionId).toBe(shown);
  });

  it('that is not in the address is shown as N/A', () => {
    expect(readAddress('?status=success')).toEqual(success('N/A'));
    expect(readAddress('?status=failure')).toEqual(failure('N/A'));
  });
});

describe('the payment notice (Specification §8)', () => {
  it('of a success names the transaction', () => {
    const notice = paymentNotice({ outcome: 'success', transactionId: 'TX-123' });
    expect(notice).toMatchObject({
      kind: 'success',
      queue: 'shell',
      says: 'payment.received',
      about: 'TX-123',
    });
    expect(notice.durationMs).toBeUndefined();
  });

  it('of a failure is destructive', () => {
    const notice = paymentNotice({ outcome: 'failure', transactionId: 'TX-123' });
    expect(notice).toMatchObject({
      kind: 'error',
      queue: 'shell',
      says: 'payment.failed',
    });
    expect(JSON.stringify(notice)).not.toContain('TX-123');
  });

  it('of a later return replaces the one that shows', () => {
    const first = paymentNotice({ outcome: 'failure', transactionId: 'N/A' });
    const second = paymentNotice({ outcome: 'success', transactionId: 'TX-123' });
    expect(first.id).toBeDefined();
    expect(second.id).toBe(first.id);
  });
});
