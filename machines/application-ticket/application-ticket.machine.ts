import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { loadCode, loading, type Loaded, type Loads } from '../loading';
import type { PrintRequested } from '../printing';
import type { Ticket } from '../site/deliveries/ticket';
import { forDeliveries, type SiteRef } from '../site/events';
import { silent } from '../source';

/** The tickets that the tab has kept, and later each time that another was issued. */
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

/** It loads the ticket's view. */
interface ApplicationTicketInput extends Loads {
  readonly site: SiteRef;
  /** Whether the page was opened by what the visitor has just sent. */
  readonly isAwaited: boolean;
}

interface ApplicationTicketContext extends ApplicationTicketInput, Loaded {
  readonly tickets: readonly Ticket[];
}

/** The tab is to keep its tickets no longer. */
type ClearingRequested = { type: 'clearing.requested' };
/** What takes the focus: the ticket, or the listing that goes on without it. */
type FocusRequested = { type: 'focus.requested'; target: 'ticket' | 'listing' };

const foundTickets = ({ event }: { event: TicketsFound }) => ({ tickets: event.tickets });

const focus = (target: FocusRequested['target']) => ({ type: 'requestFocus', params: { target } }) as const;

/** Another application may arrive while a ticket stands. */
const keepTickets = {
  guard: { type: 'hasTickets', params: foundTickets },
  actions: { type: 'keepTickets', params: foundTickets },
} as const;

const dismiss = {
  target: 'absent',
  actions: ['forgetTickets', 'requestClearing', 'tellDismissal', focus('listing')],
} as const;

/**
 * The ticket of what was applied for in this tab, on the listing that the visitor is led to: until it is dismissed. Its view is
 * fetched when there is one; where that cannot be had, the same stands in plain words. It takes the focus only when the visitor
 * has just come for it, or has asked for it.
 */
export const applicationTicketMachine = setup({
  types: {
    context: {} as ApplicationTicketContext,
    events: {} as ApplicationTicketEvent,
    emitted: {} as FocusRequested,
    input: {} as ApplicationTicketInput,
  },
  actors: {
    loadCode,
    /** Tells what the tab has kept and what arrives meanwhile; clears what is kept. */
    tickets: silent<TicketsFound, Pick<ApplicationTicketInput, 'isAwaited'>, ClearingRequested>(),
    printer: silent<never, undefined, PrintRequested>(),
  },
  guards: {
    hasTickets: (_, { tickets }: { tickets: readonly Ticket[] }) => tickets.length > 0,
    areAwaited: (_, { tickets, isAwaited }: { tickets: readonly Ticket[]; isAwaited: boolean }) =>
      tickets.length > 0 && isAwaited,
  },
  actions: {
    keepTickets: assign((_, { tickets }: { tickets: readonly Ticket[] }) => ({ tickets })),
    keepCode: assign((_, { code }: { code: unknown }) => ({ code })),
    forgetTickets: assign({ tickets: [] }),
    requestClearing: sendTo('tickets', { type: 'clearing.requested' }),
    tellDismissal: sendTo(({ context }) => context.site, forDeliveries({ type: 'tickets.dismissed' })),
    requestPrint: sendTo('printer', { type: 'print.requested' }),
    requestFocus: emit((_, { target }: { target: FocusRequested['target'] }) => ({
      type: 'focus.requested' as const,
      target,
    })),
  },
}).createMachine({
  id: 'applicationTicket',
  context: ({ input }) => ({ ...input, tickets: [], code: undefined }),
  invoke: { id: 'tickets', src: 'tickets', input: ({ context: { isAwaited } }) => ({ isAwaited }) },
  initial: 'absent',
  states: {
    absent: {
      on: {
        'tickets.found': [
          {
            guard: { type: 'areAwaited', params: ({ event }) => event },
            target: 'loading.awaited',
            actions: { type: 'keepTickets', params: foundTickets },
          },
          { ...keepTickets, target: 'loading.unasked' },
        ],
      },
    },
    loading: {
      ...loading,
      on: { 'tickets.found': keepTickets },
      initial: 'unasked',
      states: {
        // The visitor has come for something else: do not move the focus.
        unasked: {},
        // Focus the ticket whether its code has come or is missing.
        awaited: { exit: focus('ticket') },
      },
    },
    open: {
      invoke: { id: 'printer', src: 'printer' },
      on: {
        'tickets.found': keepTickets,
        'print.pressed': { actions: 'requestPrint' },
        'dismiss.pressed': dismiss,
      },
    },
    failed: {
      on: {
        'tickets.found': keepTickets,
        'open.pressed': 'loading.awaited',
        'dismiss.pressed': dismiss,
      },
    },
  },
});

export type ApplicationTicketSnapshot = SnapshotFrom<typeof applicationTicketMachine>;

/** The last ticket, and those before it; nothing while there is none. */
export function selectShownTickets({
  context: { tickets },
}: ApplicationTicketSnapshot): { last: Ticket; earlier: readonly Ticket[] } | undefined {
  const [last, ...earlier] = tickets;
  return last && { last, earlier };
}
