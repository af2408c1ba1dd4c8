import { emit, setup, stateIn } from 'xstate';
import type { NoticeRaised } from '../ports';
import { paymentNotice, type PaymentReturn } from './payment-return';

type PaymentNoticeEvent =
  /** What the address says each time it changes: a payment return, or none. */
  | { type: 'payment.returned'; payment: PaymentReturn }
  | { type: 'payment.absent' }
  /** The first page has taken over its HTML and read what the address asks of it. */
  | { type: 'page.shown' };

/** The query has done its work: the address is to be replaced by itself without it, the hash kept. */
type QueryRemovalRequested = { type: 'query-removal.requested' };

const announceOutcome = {
  type: 'announceOutcome',
  params: ({ event }: { event: { payment: PaymentReturn } }) => ({ payment: event.payment }),
} as const;

/**
 * Tells the outcome of a payment once, however often the same address is read, and has the query removed when
 * the page has read its own parameters. Specification §2 (payment return), §4 and §8.
 */
export const paymentNoticeMachine = setup({
  types: {
    events: {} as PaymentNoticeEvent,
    emitted: {} as NoticeRaised | QueryRemovalRequested,
  },
  guards: {
    pageIsShown: stateIn({ page: 'shown' }),
  },
  actions: {
    announceOutcome: emit((_, params: { payment: PaymentReturn }) => ({
      type: 'notice.raised' as const,
      notice: paymentNotice(params.payment),
    })),
    removeQuery: emit({ type: 'query-removal.requested' }),
  },
}).createMachine({
  id: 'paymentNotice',
  type: 'parallel',
  states: {
    page: {
      initial: 'arriving',
      states: {
        arriving: { on: { 'page.shown': 'shown' } },
        shown: { type: 'final' },
      },
    },
    payment: {
      initial: 'watching',
      states: {
        watching: {
          on: {
            'payment.returned': [
              { guard: 'pageIsShown', target: 'removingQuery', actions: [announceOutcome, 'removeQuery'] },
              { target: 'told', actions: announceOutcome },
            ],
          },
        },
        told: {
          on: {
            'page.shown': { target: 'removingQuery', actions: 'removeQuery' },
            'payment.absent': 'watching',
          },
        },
        removingQuery: { on: { 'payment.absent': 'watching' } },
      },
    },
  },
});
