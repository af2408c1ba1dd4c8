import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Ticket } from '../site/deliveries/ticket';

type TicketsFound = {
  type: 'tickets.found';
  /** The last one first. */
  tickets: readonly Ticket[];
  /** Whether the visitor has just been led here by what they sent. */
  isAwaited: boolean;
};

export type ApplicationTicketEvent =
  | TicketsFound
  | { type: 'open.pressed' }
  | { type: 'print.pressed' }
  | { type: 'dismiss.pressed' };

interface ApplicationTicketContext {
  readonly tickets: readonly Ticket[];
  readonly isAwaited: boolean;
  /** The ticket's view, as `loadTicket` gave it. */
  readonly view: unknown;
}

/** The tickets are put away on the device too. */
type TicketsDismissed = { type: 'tickets.dismissed' };
type PrintRequested = { type: 'print.requested' };
/** What takes the focus: the ticket, or the listing that goes on without it. */
type FocusRequested = { type: 'focus.requested'; target: 'ticket' | 'listing' };

const foundTickets = ({ event }: { event: TicketsFound }) => ({ tickets: event.tickets });

const focus = (target: FocusRequested['target']) => ({ type: 'requestFocus', params: { target } }) as const;

const keepView = {
  type: 'keepView',
  params: ({ event }: { event: { output: unknown } }) => ({ view: event.output }),
} as const;

/** Another application may arrive while a ticket stands. */
const keepTickets = {
  guard: { type: 'hasTickets', params: foundTickets },
  actions: { type: 'keepTickets', params: foundTickets },
} as const;

const dismiss = {
  target: 'absent',
  actions: ['forgetTickets', 'reportDismissal', focus('listing')],
} as const;

/**
 * The ticket of what was applied for in this tab, on the listing that the visitor is led to: until it is dismissed. Its view is
 * fetched when there is one; where that cannot be had, the same stands in plain words. It takes the focus only when the visitor
 * has just come for it.
 */
export const applicationTicketMachine = setup({
  types: {
    context: {} as ApplicationTicketContext,
    events: {} as ApplicationTicketEvent,
    emitted: {} as TicketsDismissed | PrintRequested | FocusRequested,
  },
  actors: {
    loadTicket: fromPromise<unknown>(() => Promise.reject(new Error('loadTicket is not provided'))),
  },
  guards: {
    hasTickets: (_, { tickets }: { tickets: readonly Ticket[] }) => tickets.length > 0,
    isAwaited: ({ context }) => context.isAwaited,
  },
  actions: {
    keepTickets: assign((_, { tickets }: { tickets: readonly Ticket[] }) => ({ tickets })),
    keepArrival: assign((_, { isAwaited }: { isAwaited: boolean }) => ({ isAwaited })),
    keepView: assign((_, { view }: { view: unknown }) => ({ view })),
    forgetTickets: assign({ tickets: [], isAwaited: false }),
    reportDismissal: emit({ type: 'tickets.dismissed' }),
    requestPrint: emit({ type: 'print.requested' }),
    requestFocus: emit((_, { target }: { target: FocusRequested['target'] }) => ({
      type: 'focus.requested' as const,
      target,
    })),
  },
}).createMachine({
  id: 'applicationTicket',
  context: { tickets: [], isAwaited: false, view: undefined },
  initial: 'absent',
  states: {
    absent: {
      on: {
        'tickets.found': {
          guard: { type: 'hasTickets', params: foundTickets },
          target: 'opening',
          actions: [
            { type: 'keepTickets', params: foundTickets },
            { type: 'keepArrival', params: ({ event }) => ({ isAwaited: event.isAwaited }) },
          ],
        },
      },
    },
    opening: {
      on: { 'tickets.found': keepTickets },
      invoke: {
        id: 'loadTicket',
        src: 'loadTicket',
        onDone: [
          { guard: 'isAwaited', target: 'shown', actions: [keepView, focus('ticket')] },
          { target: 'shown', actions: keepView },
        ],
        onError: [{ guard: 'isAwaited', target: 'plain', actions: focus('ticket') }, { target: 'plain' }],
      },
    },
    shown: {
      on: {
        'tickets.found': keepTickets,
        'print.pressed': { actions: 'requestPrint' },
        'dismiss.pressed': dismiss,
      },
    },
    plain: {
      on: {
        'tickets.found': keepTickets,
        'open.pressed': 'opening',
        'dismiss.pressed': dismiss,
      },
    },
  },
});

export type ApplicationTicketSnapshot = SnapshotFrom<typeof applicationTicketMachine>;

/** The last ticket, and those before it; nothing while there is none. */
export function selectTickets({
  context: { tickets },
}: ApplicationTicketSnapshot): { last: Ticket; earlier: readonly Ticket[] } | undefined {
  const [last, ...earlier] = tickets;
  return last && { last, earlier };
}
