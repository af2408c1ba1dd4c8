import { act } from '@testing-library/react';
import { StrictMode, Suspense, use, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { paymentNoticeMachine } from '../../machines/payment-notice/payment-notice.machine';
import type { PaymentReturn } from '../../machines/payment-notice/payment-return';
import { AfterPage } from '../../src/flows/payment-notice/AfterPage';
import { usePaymentNotice } from '../../src/flows/payment-notice/payment-notice';
import { createToolDialogs } from '../../src/flows/tool-dialogs/ToolDialogs';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { follow, press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { World } from '../support/world';

/** The address of each return that these walks make. */
const returns = {
  paid: '/apply-visa?status=success&tx_id=TX-1#form',
  'paid without an id': '/apply-visa?status=success',
  'paid with a strange id': '/blog?page=2&status=success&tx_id=%3Cb%3E',
  'not paid': '/services?tx_id=TX-1&status=failure',
} as const;

type ReturnName = keyof typeof returns;

const elsewhere = '/faq?topic=visa&status=SUCCESS';

/** The shell in small: links, and a page that comes with its children. */
function Site({ children }: { children?: ReactNode }) {
  const pageShown = usePaymentNotice();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{`${pathname}${search}${hash}`}</h1>
      {Object.entries(returns).map(([name, to]) => (
        <Link key={name} to={to}>
          {name}
        </Link>
      ))}
      <Link to={elsewhere}>elsewhere</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Suspense>
        {children}
        <AfterPage run={pageShown} />
      </Suspense>
    </>
  );
}

/** A page that takes over its HTML late, as on a slow phone. */
function latePage() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  function LatePage() {
    use(arrived);
    return <p>Page</p>;
  }
  return { LatePage, arrive };
}

let arrivePage = () => {};

const payments: Record<ReturnName, PaymentReturn> = {
  paid: { outcome: 'success', transactionId: 'TX-1' },
  'paid without an id': { outcome: 'success', transactionId: 'N/A' },
  'paid with a strange id': { outcome: 'success', transactionId: 'N/A' },
  'not paid': { outcome: 'failure', transactionId: 'TX-1' },
};

type PaymentNoticeSnapshot = SnapshotFrom<typeof paymentNoticeMachine>;

type WalkedEvent =
  | { type: 'payment.returned'; payment: PaymentReturn; name: ReturnName }
  | { type: 'payment.absent' }
  | { type: 'page.shown' };

// The oracle: written from the specification, without the machine.

interface Situation {
  address: string;
  notices: readonly string[];
  page: boolean;
}

function withoutQuery(address: string): string {
  return address.replace(/\?[^#]*/, '');
}

const told: Record<ReturnName, Pick<Situation, 'address' | 'notices'>> = {
  paid: { address: '/apply-visa#form', notices: ['success: Transaction ID: TX-1'] },
  'paid without an id': { address: '/apply-visa', notices: ['success: Transaction ID: N/A'] },
  'paid with a strange id': { address: '/blog', notices: ['success: Transaction ID: N/A'] },
  'not paid': {
    address: '/services',
    notices: ['error: Your payment could not be processed. Please try again.'],
  },
};

walkPaths<typeof paymentNoticeMachine, WalkedEvent, Situation>({
  flow: 'Payment notice',
  machine: paymentNoticeMachine,
  // Once the query can go the site takes it away by itself, so that only a free address follows.
  events: (({ value }: PaymentNoticeSnapshot) => [
    { type: 'payment.absent' },
    ...(value.page === 'arriving' ? [{ type: 'page.shown' }] : []),
    ...(value.payment === 'watching'
      ? Object.entries(payments).map(([name, payment]) => ({ type: 'payment.returned', payment, name }))
      : []),
  ]) as unknown as () => EventFrom<typeof paymentNoticeMachine>[],
  key: ({ value }) => JSON.stringify(value),
  limit: 50,
  open: (world, log) => {
    const { LatePage, arrive } = latePage();
    arrivePage = arrive;
    return world.open(
      <Site>
        <LatePage />
      </Site>,
      '/services',
      log.observer,
    );
  },
  act: {
    'payment.returned': ({ name }) => follow(name),
    'payment.absent': () => follow('elsewhere'),
    'page.shown': () => act(async () => arrivePage()),
  },
  say: {
    'payment.returned': ({ name }) => `comes back, ${name}`,
    'payment.absent': () => 'goes elsewhere',
    'page.shown': () => 'waits for the page',
  },
  start: { address: '/services', notices: [], page: false },
  after: {
    'payment.returned': ({ page }, { name }) => ({
      page,
      notices: told[name].notices,
      address: page ? told[name].address : returns[name],
    }),
    'payment.absent': (situation) => ({ ...situation, address: elsewhere }),
    'page.shown': ({ address, notices }) => ({
      page: true,
      notices,
      address: address === elsewhere ? elsewhere : withoutQuery(address),
    }),
  },
  see: ({ address, notices }) => ({ headings: [address], notices }),
  hold: ({ page }, world) => {
    expect(document.body.textContent?.endsWith('Page')).toBe(page);
    for (const { kind, queue, title, note } of world.notices.values()) {
      expect(queue).toBe('shell');
      expect(title).toBe(kind === 'success' ? 'Payment Successful!' : 'Payment Failed');
      expect(note?.includes('not a receipt') ?? false).toBe(kind === 'success');
    }
  },
});

describe('a payment return, with the pages around it', () => {
  let world: World;
  let raised: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    world = new World();
    raised = vi.spyOn(world.notices, 'set');
  });
  afterEach(() => world.close());

  it('leaves the form the country that the address asked for', async () => {
    await world.open(
      <Site>
        <VisaApplication countryNames={['France', 'Japan']} listedCountries={[]} />
      </Site>,
      '/apply-visa?country=japan&status=success&tx_id=TX-1#form',
    );
    const { fields, headings, notices } = world.screen();
    expect(fields['Country']).toBe('Japan');
    expect(headings[0]).toBe('/apply-visa#form');
    expect(notices).toEqual(['success: Transaction ID: TX-1']);
  });

  it('leaves the estimator the trip that the address shares', async () => {
    const ToolDialogs = createToolDialogs({
      checker: () => Promise.reject(new Error('not asked for')),
      estimator: () =>
        Promise.resolve({
          default: ({ sharedQuery }) => <p>{`Trip to ${sharedQuery?.['destination']}`}</p>,
        }),
    });
    await world.open(
      <Site>
        <ToolDialogs>
          <p>Page</p>
        </ToolDialogs>
      </Site>,
      '/?trip=1&destination=uk&status=failure',
    );
    await act(async () => {});
    expect(document.body.textContent).toContain('Trip to uk');
    expect(world.screen()).toMatchObject({
      headings: ['/'],
      notices: ['error: Your payment could not be processed. Please try again.'],
    });
  });

  it('is told once, however often effects run', async () => {
    await world.open(
      <StrictMode>
        <Site />
      </StrictMode>,
      '/services?status=success&tx_id=TX-1',
    );
    expect(raised).toHaveBeenCalledTimes(1);
    expect(world.screen().headings).toEqual(['/services']);
  });

  it('is not told again by Back', async () => {
    await world.open(<Site />, '/services?status=success&tx_id=TX-1');
    await follow('not paid');
    await follow('elsewhere');
    expect(raised).toHaveBeenCalledTimes(2);
    await press('Back');
    expect(world.screen().headings).toEqual(['/services']);
    await press('Back');
    expect(world.screen().headings).toEqual(['/services']);
    expect(raised).toHaveBeenCalledTimes(2);
  });
});
