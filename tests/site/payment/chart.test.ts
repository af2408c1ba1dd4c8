import { describe, expect, it } from 'vitest';
import { paymentMachine, type PaymentEvent } from '../../../machines/site/payment/payment.machine';
import { trial } from '../../support/trial';
import { noticesIn, requestsIn, siteRecorder } from '../../support/site-recorder';

const location = (pathname = '/', hash = '') => ({
  pathname,
  search: '?status=success&txnid=A',
  hash,
  state: null,
  key: 'default',
});
const paid = (transactionId: string, at = location()): PaymentEvent => ({
  type: 'payment.returned',
  payment: { outcome: 'success', transactionId },
  location: at,
});
const failed: PaymentEvent = {
  type: 'payment.returned',
  payment: { outcome: 'failure', transactionId: 'N/A' },
  location: location(),
};
const absent: PaymentEvent = { type: 'payment.absent' };

const success = (transactionId: string) => ({ says: 'payment.received', about: transactionId });
const failure = { says: 'payment.failed' };

function payment(...events: PaymentEvent[]) {
  const { site, told } = siteRecorder();
  trial(paymentMachine, { input: { site } }).send(...events);
  return told;
}

describe('the payment notice (Specification §4)', () => {
  it.each<[why: string, events: PaymentEvent[], told: object[], queriesRemoved: number]>([
    ['an address without a payment', [absent, absent], [], 0],
    ['a success', [paid('A')], [success('A')], 1],
    ['a failure', [failed], [failure], 1],
    ['a success after addresses without one', [absent, paid('A')], [success('A')], 1],
    ['the address is read again before its query is gone', [paid('A'), paid('A')], [success('A')], 2],
    ['the query is gone', [paid('A'), absent, absent], [success('A')], 1],
    ['a second payment later', [paid('A'), absent, paid('B'), absent], [success('A'), success('B')], 2],
    [
      'the same transaction returned anew',
      [paid('A'), absent, paid('A'), absent, failed],
      [success('A'), success('A'), failure],
      3,
    ],
  ])('%s', (_why, events, expected, queriesRemoved) => {
    const told = payment(...events);
    expect(noticesIn(told)).toMatchObject(expected);
    expect(requestsIn(told)).toHaveLength(queriesRemoved);
  });

  it('comes before the query goes, in the queue of the shell', () => {
    const told = payment(paid('A'));
    expect(told.map(({ type }) => type)).toEqual(['notices.forward', 'navigation.forward']);
    expect(noticesIn(told)).toMatchObject([{ id: 'payment-return', queue: 'shell', kind: 'success' }]);
  });

  it.each([
    ['/', ''],
    ['/', '#contact'],
    ['/services', ''],
  ])('the query goes from %s%s in the location of that entry; path and hash stay', (pathname, hash) => {
    expect(requestsIn(payment(paid('A', location(pathname, hash))))).toEqual([
      { to: { pathname, hash }, isReplacing: true, from: pathname },
    ]);
  });
});
