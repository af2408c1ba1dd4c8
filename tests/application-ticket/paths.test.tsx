import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createEmptyActor, type EventFrom } from 'xstate';
import { applicationTicketMachine } from '../../machines/application-ticket/application-ticket.machine';
import type { Ticket } from '../../machines/site/deliveries/ticket';
import { ApplicationTicket } from '../../src/flows/application-ticket/ApplicationTicket';
import TicketView from '../../src/flows/application-ticket/TicketView';
import { registerPart } from '../../src/flows/part';
import { deliveriesMachine } from '../../machines/site/deliveries/deliveries.machine';
import { forDeliveries } from '../../machines/site/events';
import { ticket as japan } from '../support/application';
import { eachInItsWorld } from '../support/each-in-its-world';
import { fetchedByHand } from '../support/fetched-by-hand';
import { press, wait } from '../support/hands';
import { walkPaths } from '../support/paths';
import { readDetails } from '../support/screen';
import type { World } from '../support/world';

const fetched = fetchedByHand<typeof TicketView>();

/** Sent half a minute later, and met again: so the walk goes on from what is come for and from what is met. */
const japanBefore: Ticket = { ...japan, sentAt: '2026-01-15T04:30:30.000Z' };

/** Sent on a Saturday, for a country without a page. */
const tuvalu: Ticket = {
  ...japan,
  reference: 'a1b2c3d4',
  country: 'Tuvalu',
  fullName: 'Ravi Rao',
  sentAt: '2026-01-17T04:30:00.000Z',
};

type Event = EventFrom<typeof applicationTicketMachine> | typeof done | typeof failed;

interface Situation {
  at: 'absent' | 'loading' | 'open' | 'failed';
  tickets: readonly Ticket[];
  isAwaited: boolean;
  focus: '' | 'Your application has arrived' | 'Choose your destination' | undefined;
  prints: number;
}

const found = (tickets: readonly Ticket[], isAwaited: boolean): Event => ({
  type: 'tickets.found',
  tickets,
  isAwaited,
});

const done = { type: 'xstate.done.actor.loadCode', output: TicketView } as const;
const failed = { type: 'xstate.error.actor.loadCode', error: new Error('no connection') } as const;

const factsOf: Record<string, readonly string[]> = {
  Japan: ['0f8fad5b', 'Japan', 'Tourist Visa', 'Asha Rao', 'Kerala', '15 January 2026 at 10:00'],
  Tuvalu: ['a1b2c3d4', 'Tuvalu', 'Tourist Visa', 'Ravi Rao', 'Kerala', '17 January 2026 at 10:00'],
};
const callOf: Record<string, string> = {
  Japan: 'Friday 16 January, 10:00 to 19:00 IST',
  Tuvalu: 'Monday 19 January, 10:00 to 19:00 IST',
};

/** The site's deliveries have these tickets from now on. */
async function issue(tickets: readonly Ticket[], world: World): Promise<void> {
  const site = world.site?.actor;
  if (!site) throw new Error('Nothing is open.');
  await act(async () => {
    registerPart(site, 'deliveries', { bind: () => deliveriesMachine }, world.ports);
    site.send(forDeliveries({ type: 'deliveries.found', open: [], tickets }));
  });
}

/** The ticket over what the page goes on with. */
const Listing = () => (
  <>
    <ApplicationTicket
      places={[{ name: 'Japan', shortName: 'JPN', link: '/visa/japan-guide' }]}
      nextId="next"
      loadTicket={fetched.ask}
    />
    <h2 id="next" tabIndex={-1}>
      Choose your destination
    </h2>
  </>
);

walkPaths<typeof applicationTicketMachine, Event, Situation>({
  flow: 'Application ticket',
  states: 'tests/application-ticket/states.txt',
  machine: applicationTicketMachine,
  input: { site: createEmptyActor() as never, load: fetched.ask, isAwaited: false },
  events: ({ value, context: { tickets } }) =>
    ({
      absent: [found([japan], true), found([japanBefore], false)],
      loading: tickets.length === 1 ? [found([tuvalu, ...tickets], false), done, failed] : [done, failed],
      open: [
        ...(tickets.length === 1 ? [found([tuvalu, ...tickets], false)] : []),
        { type: 'print.pressed' } as const,
        { type: 'dismiss.pressed' } as const,
      ],
      failed: [
        ...(tickets.length === 1 ? [found([tuvalu, ...tickets], false)] : []),
        { type: 'open.pressed' } as const,
        { type: 'dismiss.pressed' } as const,
      ],
    })[typeof value === 'string' ? value : 'loading'],
  key: ({ value, context }) => JSON.stringify([value, context.tickets]),
  open: (world) => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    return world.open(<Listing />, '/services');
  },
  act: {
    'tickets.found': async ({ tickets, isAwaited }, world) => {
      if (tickets.length === 1) {
        // What the tab has kept is met when the listing is opened.
        const state = isAwaited ? { applicationAccepted: true } : null;
        return world.comeBack(() => world.tickets.write(tickets), { pathname: '/services', state });
      }
      // Another application has arrived meanwhile.
      await issue(tickets, world);
    },
    'open.pressed': () => press('Show the whole ticket'),
    'print.pressed': () => press('Print this ticket'),
    'dismiss.pressed': async () => {
      await press('Put this ticket away');
      await wait(20);
    },
    'xstate.done.actor.loadCode': async () => {
      await fetched.come(TicketView);
      await wait(20);
    },
    'xstate.error.actor.loadCode': async () => {
      await fetched.fail();
      await wait(20);
    },
  },
  say: {
    'tickets.found': ({ tickets, isAwaited }) =>
      tickets.length > 1 ? 'another arrives' : isAwaited ? 'is led here' : 'comes back',
    'open.pressed': () => 'asks for the ticket',
    'print.pressed': () => 'prints',
    'dismiss.pressed': () => 'puts it away',
    'xstate.done.actor.loadCode': () => 'its view arrives',
    'xstate.error.actor.loadCode': () => 'its view cannot be had',
  },
  start: { at: 'absent', tickets: [], isAwaited: false, focus: '', prints: 0 },
  after: {
    'tickets.found': (situation, { tickets, isAwaited }) =>
      tickets.length > 1
        ? { ...situation, tickets, focus: undefined }
        : { ...situation, at: 'loading', tickets, isAwaited, focus: '' },
    'open.pressed': (situation) => ({ ...situation, at: 'loading', isAwaited: true, focus: undefined }),
    'print.pressed': (situation) => ({ ...situation, prints: situation.prints + 1, focus: undefined }),
    'dismiss.pressed': (situation) => ({
      ...situation,
      at: 'absent',
      tickets: [],
      focus: 'Choose your destination',
    }),
    'xstate.done.actor.loadCode': (situation) => ({
      ...situation,
      at: 'open',
      focus: situation.isAwaited ? 'Your application has arrived' : undefined,
    }),
    'xstate.error.actor.loadCode': (situation) => ({
      ...situation,
      at: 'failed',
      focus: situation.isAwaited ? 'Your application has arrived' : undefined,
    }),
  },
  see: ({ at, tickets }) => ({
    headings: [
      ...(at === 'absent' ? [] : ['Your application has arrived']),
      ...(at === 'open' ? ['What happens next', 'Have ready for the call', 'Reach us'] : []),
      ...(at === 'open' && tickets.length > 1 ? ['Sent before it, from this tab'] : []),
      'Choose your destination',
    ],
    buttons: {
      absent: [],
      loading: [],
      open: ['Print this ticket', 'Put this ticket away'],
      failed: ['Show the whole ticket', 'Put this ticket away'],
    }[at],
    notices: [],
  }),
  alsoExpect: ({ at, tickets, focus, prints }, world) => {
    const {
      focus: focused,
      terms,
      links,
      text,
    } = readDetails(document.body, ['focus', 'terms', 'links', 'text']);
    const [last, earlier] = tickets;
    if (focus !== undefined) expect(focused).toBe(focus);
    expect(world.prints).toBe(prints);
    expect(world.tickets.value ?? []).toHaveLength(tickets.length === 0 ? 0 : 1);
    if (!last) return;
    expect(text).toContain(last.reference);
    expect(text).not.toMatch(/98765|asha@/);
    if (at !== 'open') {
      expect(text).toContain(`${last.country}, Tourist Visa. Your reference: ${last.reference}`);
      return;
    }
    expect(terms).toEqual([
      ...(factsOf[last.country] ?? []),
      callOf[last.country],
      'Not asked yet: tell us on the phone',
    ]);
    expect(text).toContain('It is not a decision on a visa');
    expect(links?.['Apply for someone else']).toBe('/apply-visa');
    expect(links?.[`Call +91 12345 67890 about ${last.reference}`]).toBe('tel:+911234567890');
    expect(decodeURIComponent(links?.[`Chat about ${last.reference} on WhatsApp`] ?? '')).toContain(
      `application ${last.reference} (${last.country}, Tourist Visa)`,
    );
    expect(links?.['Documents for Japan']).toBe(
      last.country === 'Japan' ? '/services/japan#documents' : undefined,
    );
    expect(links?.['The guide for Japan']).toBe(last.country === 'Japan' ? '/visa/japan-guide' : undefined);
    if (earlier) expect(text).toContain('0f8fad5bJapan, Tourist Visa, for Asha Rao');
  },
});

describe('a ticket that arrives while the listing is open', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  it('leaves the focus where it is', async () => {
    await world.open(<Listing />, { pathname: '/services', state: { applicationAccepted: true } });
    await issue([japan], world);
    await fetched.come(TicketView);
    await wait(20);
    expect(screen.getByText('What happens next')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });
});

it('a ticket from a clock beyond the year 9999 leaves out its days, and says the rest', () => {
  const ticket = { ...japan, sentAt: '+010000-01-15T04:30:00.000Z' };
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <TicketView
          last={ticket}
          earlier={[{ ...ticket, reference: 'a1b2c3d4' }]}
          places={[]}
          titleId="title"
          onPrint={() => {}}
          onDismiss={() => {}}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(screen.getByText('0f8fad5b')).toBeTruthy();
  expect(screen.queryByText('Sent')).toBeNull();
  expect(screen.queryByText('We usually call')).toBeNull();
  expect(document.body.textContent).not.toMatch(/That would be|undefined|NaN|10000/);
  expect(document.body.textContent).toContain('a1b2c3d4Japan, Tourist Visa, for Asha Rao');
  cleanup();
});
