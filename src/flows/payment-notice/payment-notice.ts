import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paymentNoticeMachine } from '../../../machines/payment-notice/payment-notice.machine';
import { paymentReturnOf } from '../../../machines/payment-notice/payment-return';
import { useFlow } from '../flow';
import { useBelatedNavigate } from '../leaving';
import { usePorts } from '../ports';

/**
 * Watches every address for a payment return, tells its outcome and then replaces the address by itself without
 * its query; the hash stays, the flags of the history entry go with the query. Specification §2.
 *
 * A page that sends the visitor elsewhere, such as the staff area to its login, has taken the query along.
 *
 * Gives what `<AfterPage>` has to run, so that the query goes only when the page has read its own parameters and
 * keeps what it read (the country to apply for, a shared trip). A page that shows whatever its address says, as
 * the blog's list does, goes on with the address that is left: without a query, every post from the first page.
 */
export function usePaymentNotice(): () => void {
  const ports = usePorts();
  const navigate = useBelatedNavigate();
  const { pathname, search, hash } = useLocation();
  const { send } = useFlow(paymentNoticeMachine, {
    on: {
      'notice.raised': ({ notice }) => ports.showNotice(notice),
      'query-removal.requested': () => navigate({ pathname, hash }, { replace: true }),
    },
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const payment = paymentReturnOf({ status: query.get('status'), transactionId: query.get('tx_id') });
    send(payment ? { type: 'payment.returned', payment } : { type: 'payment.absent' });
  }, [search, send]);
  return useCallback(() => send({ type: 'page.shown' }), [send]);
}
