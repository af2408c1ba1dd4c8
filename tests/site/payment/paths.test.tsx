import { act } from '@testing-library/react';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { Link, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmptyActor } from 'xstate';
import { forPayment } from '../../../machines/site/events';
import { locationFrom, type Location } from '../../../machines/site/navigation/location';
import { paymentMachine } from '../../../machines/site/payment/payment.machine';
import type { PaymentReturn } from '../../../machines/site/payment/payment-return';
import { AfterPage } from '../../../src/app/shell/AfterPage';
import { ToolDialogs } from '../../../src/flows/tools/ToolDialogs';
import { VisaApplication } from '../../../src/flows/visa-application/VisaApplication';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { follow, press } from '../../support/hands';
import { walkPaths } from '../../support/paths';
import type { World } from '../../support/world';

/** The address of each return that these walks make. */
const returns = {
  paid: '/apply-visa?status=success&tx_id=TX-1#form',
  'paid without an id': '/apply-visa?status=success',
  'paid with a strange id': '/blog?page=2&status=success&tx_id=%3Cb%3E',
  'not paid': '/services?tx_id=TX-1&status=failure',
} as const;

type ReturnName = keyof typeof returns;

function locationOf(address: string): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  return locationFrom({ pathname, search, hash, state: null, key: address });
}

const elsewhere = '/faq?topic=visa&status=SUCCESS';

/** The shell in small: links, and a page that comes with its children. */
function Site({ children }: { children?: ReactNode }) {
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
        <AfterPage />
      </Suspense>
    </>
  );
}

const payments: Record<ReturnName, PaymentReturn> = {
  paid: { outcome: 'success', transactionId: 'TX-1' },
  'paid without an id': { outcome: 'success', transactionId: 'N/A' },
  'paid with a strange id': { outcome: 'success', transactionId: 'N/A' },
  'not paid': { outcome: 'failure', transactionId: 'TX-1' },
};

type WalkedEvent =
  | { type: 'payment.returned'; payment: PaymentReturn; location: Location; name: ReturnName; isBusy?: true }
  | { type: 'payment.absent' };

// The oracle: written from the specification, without the machine.

interface Situation {
  address: string;
  notices: readonly string[];
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

walkPaths<typeof paymentMachine, WalkedEvent, Situation>({
  flow: 'Payment notice',
  states: 'tests/site/payment/states.txt',
  machine: paymentMachine,
  input: { site: createEmptyActor() as never },
  // The site takes the query away by itself, so that only a free address follows; told again, it is taken away again.
  events: ({ value }) => [
    { type: 'payment.absent' },
    ...(Object.keys(payments) as ReturnName[])
      .filter((name) => value === 'watching' || name === 'paid')
      .map((name) => ({
        type: 'payment.returned' as const,
        payment: payments[name],
        location: locationOf(returns[name]),
        name,
        ...(value === 'told' && { isBusy: true as const }),
      })),
  ],
  open: (world) => {
    world.isWhole = true;
    return world.open(<Site />, '/services');
  },
  act: {
    'payment.returned': async ({ name, isBusy }, world) => {
      if (!isBusy) return follow(name);
      // The first removal is answered by the address; the payment is told again before that.
      const { site } = world;
      await act(async () => {
        const location = locationOf(returns[name]);
        site?.actor.send(forPayment({ type: 'payment.returned', payment: payments[name], location }));
        site?.actor.send(forPayment({ type: 'payment.returned', payment: payments[name], location }));
      });
    },
    'payment.absent': () => follow('elsewhere'),
  },
  say: {
    'payment.returned': ({ name }) => `comes back, ${name}`,
    'payment.absent': () => 'goes elsewhere',
  },
  start: { address: '/services', notices: [] },
  after: {
    'payment.returned': (situation, { name, isBusy }) => ({
      notices: told[name].notices,
      address: isBusy ? situation.address : told[name].address,
    }),
    'payment.absent': (situation) => ({ ...situation, address: elsewhere }),
  },
  see: ({ address, notices }) => ({ headings: [address], notices }),
  alsoExpect: (_, world) => {
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
  eachInItsWorld((fresh) => (world = fresh));
  beforeEach(() => {
    world.isWhole = true;
    raised = vi.spyOn(world.notices, 'set');
  });

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
    world.loadTool = () =>
      Promise.resolve({
        default: ({ sharedQuery }: { sharedQuery: Record<string, string> | undefined }) => (
          <p>{`Trip to ${sharedQuery?.['destination']}`}</p>
        ),
      });
    await world.open(
      <Site>
        <ToolDialogs />
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
