import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { paymentNoticeMachine } from '../../machines/payment-notice/payment-notice.machine';
import { trial } from '../support/trial';

type PaymentNoticeEvent = EventFrom<typeof paymentNoticeMachine>;

const paid = (transactionId: string): PaymentNoticeEvent => ({
  type: 'payment.returned',
  payment: { outcome: 'success', transactionId },
});
const failed: PaymentNoticeEvent = {
  type: 'payment.returned',
  payment: { outcome: 'failure', transactionId: 'N/A' },
};
const absent: PaymentNoticeEvent = { type: 'payment.absent' };
const pageShown: PaymentNoticeEvent = { type: 'page.shown' };

const success = (transactionId: string) => `Payment Successful! Transaction ID: ${transactionId}`;
const failure = 'Payment Failed Your payment could not be processed. Please try again.';

describe('the payment notice (Specification §4)', () => {
  it.each<[why: string, events: PaymentNoticeEvent[], told: string[], queriesRemoved: number]>([
    ['an address without a payment', [absent, pageShown, absent], [], 0],
    ['a success', [pageShown, paid('A')], [success('A')], 1],
    ['a failure', [pageShown, failed], [failure], 1],
    ['a success before the page has read its address', [paid('A')], [success('A')], 0],
    ['the page has read it', [paid('A'), pageShown], [success('A')], 1],
    ['the page tells twice that it is there', [paid('A'), pageShown, pageShown], [success('A')], 1],
    [
      'the address is read again before its query is gone',
      [pageShown, paid('A'), paid('A')],
      [success('A')],
      1,
    ],
    ['it is read again before the page is there', [paid('A'), paid('A'), pageShown], [success('A')], 1],
    ['somebody else takes the query away first', [paid('A'), absent, pageShown], [success('A')], 0],
    ['the query is gone', [pageShown, paid('A'), absent, absent], [success('A')], 1],
    [
      'a second payment later',
      [paid('A'), pageShown, absent, paid('B'), absent],
      [success('A'), success('B')],
      2,
    ],
    [
      'the same transaction returned anew',
      [pageShown, paid('A'), absent, paid('A'), absent, failed],
      [success('A'), success('A'), failure],
      3,
    ],
  ])('%s', (_why, events, told, queriesRemoved) => {
    const { send, emitted } = trial(paymentNoticeMachine, {});
    send(...events);
    const notices = emitted.flatMap((event) => (event.type === 'notice.raised' ? event.notice : []));
    expect(notices.map(({ title, message }) => `${title} ${message}`)).toEqual(told);
    expect(emitted.filter(({ type }) => type === 'query-removal.requested')).toHaveLength(queriesRemoved);
  });

  it('comes before the query goes', () => {
    const { send, emitted } = trial(paymentNoticeMachine, {});
    send(pageShown, paid('A'));
    expect(emitted.map(({ type }) => type)).toEqual(['notice.raised', 'query-removal.requested']);
  });
});
