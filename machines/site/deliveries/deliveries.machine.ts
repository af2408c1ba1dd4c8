import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import { applicationPath } from '../../country-listing/listing';
import { silent, type ReadableActor } from '../../source';
import { forNavigation, forNotices, forTripFolder, type SiteRef } from '../events';
import type { TripFolder } from '../trip-folder/folder';
import { deliveryMachine, type DeliveryOrder, type DeliveryOutput } from './delivery.machine';
import { isToBeAnnounced, referenceOf, type KnownDelivery, type OpenDelivery } from './known-deliveries';
import { acceptedNotice, applicationNoticeId, doubtNotice, failureCode } from './notices';
import { ticketOf, withTicket, type Ticket } from './ticket';

const listingPath = '/services';

/** The device kept what an earlier page of this tab had sent: without hearing of its end, and as tickets. */
export type DeliveriesFound = {
  type: 'deliveries.found';
  open: readonly OpenDelivery[];
  tickets: readonly Ticket[];
};

/** The device has kept the record of an application that has arrived. */
export type ApplicationRecorded = {
  type: 'application.recorded';
  /** What it says of the trip. */
  patch: SentTripPatch;
};

type SentTripPatch = Required<Pick<TripFolder, 'destination' | 'visaType' | 'sent'>>;

export type DeliveriesEvent =
  | DeliveriesFound
  | ApplicationRecorded
  | { type: 'delivery.ordered'; order: DeliveryOrder; sentAt: string }
  /** A page was loaded on which the tab has kept an open delivery: the visitor can be told of it. Once for each such load. */
  | { type: 'page.loaded'; pathname: string }
  /** The visitor has seen them and put them away. */
  | { type: 'tickets.dismissed' }
  /** The visitor has had everything removed that the device kept. */
  | { type: 'device.cleared' };

/** The device is to keep the record of an application that has arrived, and its draft no longer. */
export type RecordRequested = {
  type: 'record.requested';
  submissionId: string;
  payload: unknown;
  sentAt: string;
};

/** Which delivery ended, and how. */
interface DeliveryEnd extends DeliveryOutput {
  readonly id: string;
}

interface DeliveriesContext {
  readonly site: SiteRef;
  readonly known: readonly KnownDelivery[];
  /** What the deliveries under way carry, by their ids. */
  readonly orders: Readonly<Record<string, DeliveryOrder>>;
  /** Of the applications that have arrived, the last one first, until they are dismissed. */
  readonly tickets: readonly Ticket[];
}

function withDelivery(known: readonly KnownDelivery[], delivery: KnownDelivery): readonly KnownDelivery[] {
  return [...known.filter(({ id }) => id !== delivery.id), delivery];
}

function sentAtOf({ known }: DeliveriesContext, id: string): string {
  return known.find((delivery) => delivery.id === id)?.sentAt ?? '';
}

/** The tickets once this delivery has arrived too. */
function ticketsAfter(context: DeliveriesContext, id: string): readonly Ticket[] {
  const ticket = ticketOf(referenceOf(id), context.orders[id]?.payload, sentAtOf(context, id));
  return ticket ? withTicket(context.tickets, ticket) : context.tickets;
}

/**
 * The deliveries once one of them has ended. An attempt that was not accepted takes no doubt away of an earlier one. Once an
 * application is accepted, no later page needs to announce that one before it was in doubt.
 */
function ended(known: readonly KnownDelivery[], { id, status, failure }: DeliveryEnd) {
  const isAcceptedApplication =
    status === 'accepted' && known.some((delivery) => delivery.id === id && delivery.kind === 'application');
  return known.map((delivery): KnownDelivery => {
    if (delivery.id !== id) {
      const isEarlierDoubt = isAcceptedApplication && delivery.status === 'inDoubt';
      return isEarlierDoubt ? { ...delivery, isAnnounced: true } : delivery;
    }
    const isInDoubt = status !== 'accepted' && delivery.mayHaveArrived;
    return { ...delivery, status: isInDoubt ? 'inDoubt' : status, failure };
  });
}

const endOf = ({ event }: { event: { actorId: string; output: DeliveryOutput } }): DeliveryEnd => ({
  id: event.actorId,
  ...event.output,
});

/** A delivery that broke down says nothing of what arrived. */
const breakdownOf = ({ event }: { event: { actorId: string } }): DeliveryEnd => ({
  id: event.actorId,
  status: 'inDoubt',
  failure: { reason: 'unreachable', retryAfterSeconds: undefined },
});

/**
 * The submissions of this tab, each a chart of its own. They outlive their pages: the outcome of an application is announced on
 * whatever page the visitor is on; an assessment leaves that to the checker that ordered it. Specification §7 and §8.
 */
export const deliveriesMachine = setup({
  types: {
    context: {} as DeliveriesContext,
    events: {} as DeliveriesEvent,
    input: {} as { site: SiteRef },
    children: {} as { keptDeliveries: 'keptDeliveries' } & Record<string, 'delivery'>,
  },
  actors: {
    delivery: deliveryMachine,
    /** Tells what is kept of earlier deliveries, keeps how these stand, and keeps an application that has arrived. */
    keptDeliveries: silent<
      DeliveriesFound | ApplicationRecorded,
      ReadableActor<{ readonly context: DeliveriesContext }>,
      RecordRequested
    >(),
  },
  guards: {
    isUnderWay: ({ context }, { id }: { id: string }) =>
      context.known.some((delivery) => delivery.id === id && delivery.status === 'sending'),
    ordersApplication: (_, { order }: { order: DeliveryOrder }) => order.kind === 'application',
    hasDoubtToAnnounce: ({ context }, { pathname }: { pathname: string }) =>
      pathname !== applicationPath && context.known.some(isToBeAnnounced),
    isAcceptedApplication: ({ context }, { id, status }: DeliveryEnd) =>
      context.orders[id]?.kind === 'application' && status === 'accepted',
    isApplication: ({ context }, { id }: DeliveryEnd) => context.orders[id]?.kind === 'application',
    isDelivery: ({ context }, { id }: DeliveryEnd) => context.orders[id] !== undefined,
  },
  actions: {
    begin: enqueueActions(
      ({ context, enqueue }, { order, sentAt }: { order: DeliveryOrder; sentAt: string }) => {
        const { submissionId: id, kind } = order;
        const before = context.known.find((delivery) => delivery.id === id);
        const delivery: KnownDelivery = { id, kind, status: 'sending', sentAt, failure: undefined };
        enqueue.assign({
          known: withDelivery(
            context.known,
            before?.status === 'inDoubt' ? { ...delivery, mayHaveArrived: true } : delivery,
          ),
          orders: { ...context.orders, [id]: order },
        });
        enqueue.spawnChild('delivery', { id, input: { order } });
      },
    ),
    /** Without an owner, so that it stays when the visitor leaves the form. */
    announceSubmitting: sendTo(
      ({ context }) => context.site,
      forNotices({
        type: 'notice.raised',
        notice: { id: applicationNoticeId, kind: 'loading', says: 'application.sending' },
      }),
    ),
    keepFound: assign({
      known: ({ context }, { open }: { open: readonly OpenDelivery[]; tickets: readonly Ticket[] }) =>
        open
          .filter(({ id }) => !context.known.some((delivery) => delivery.id === id))
          .map((left): KnownDelivery => ({
            ...left,
            kind: 'application',
            status: 'inDoubt',
            failure: undefined,
            isOfEarlierPage: true,
          }))
          .concat(context.known),
      tickets: ({ context }, { tickets }) => tickets.reduceRight(withTicket, context.tickets),
    }),
    announceDoubt: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: doubtNotice }),
    ),
    markAnnounced: assign({
      known: ({ context }) =>
        context.known.map((delivery) =>
          isToBeAnnounced(delivery) ? { ...delivery, isAnnounced: true } : delivery,
        ),
    }),
    issueTicket: assign({
      tickets: ({ context }, { id }: DeliveryEnd) => ticketsAfter(context, id),
    }),
    dismissTickets: assign({ tickets: [] }),
    /** What is under way goes on: only its end can say what became of it. */
    forgetEnded: assign({
      tickets: [],
      known: ({ context }) => context.known.filter(({ status }) => status === 'sending'),
    }),
    end: enqueueActions(({ context, enqueue }, end: DeliveryEnd) => {
      const left = Object.entries(context.orders).filter(([carried]) => carried !== end.id);
      enqueue.assign({ known: ended(context.known, end), orders: Object.fromEntries(left) });
      enqueue.stopChild(end.id);
    }),
    requestRecord: sendTo('keptDeliveries', ({ context }, { id }: DeliveryEnd): RecordRequested => ({
      type: 'record.requested',
      submissionId: id,
      payload: context.orders[id]?.payload,
      sentAt: sentAtOf(context, id),
    })),
    patchTrip: sendTo(
      ({ context }) => context.site,
      (_, { patch }: Pick<ApplicationRecorded, 'patch'>) => forTripFolder({ type: 'trip.patched', patch }),
    ),
    goToListing: sendTo(
      ({ context }) => context.site,
      forNavigation({
        type: 'navigation.requested',
        to: listingPath,
        state: { applicationAccepted: true },
        from: applicationPath,
        otherwise: forNotices({ type: 'notice.raised', notice: acceptedNotice }),
      }),
    ),
    announceFailure: sendTo(
      ({ context }) => context.site,
      (_, { failure }: DeliveryEnd) =>
        forNotices({
          type: 'notice.raised',
          notice: {
            id: applicationNoticeId,
            kind: 'error',
            says: failureCode(failure?.reason ?? 'unreachable'),
          },
        }),
    ),
  },
}).createMachine({
  id: 'deliveries',
  context: ({ input: { site } }) => ({ site, known: [], orders: {}, tickets: [] }),
  invoke: { id: 'keptDeliveries', src: 'keptDeliveries', input: ({ self }) => self },
  on: {
    'delivery.ordered': [
      { guard: { type: 'isUnderWay', params: ({ event }) => ({ id: event.order.submissionId }) } },
      {
        guard: { type: 'ordersApplication', params: ({ event }) => event },
        actions: ['announceSubmitting', { type: 'begin', params: ({ event }) => event }],
      },
      { actions: { type: 'begin', params: ({ event }) => event } },
    ],
    'xstate.done.actor.*': [
      {
        guard: { type: 'isAcceptedApplication', params: endOf },
        actions: [
          { type: 'issueTicket', params: endOf },
          { type: 'requestRecord', params: endOf },
          { type: 'end', params: endOf },
        ],
      },
      {
        guard: { type: 'isApplication', params: endOf },
        actions: [
          { type: 'announceFailure', params: endOf },
          { type: 'end', params: endOf },
        ],
      },
      { actions: { type: 'end', params: endOf } },
    ],
    'xstate.error.actor.*': [
      {
        guard: { type: 'isApplication', params: breakdownOf },
        actions: [
          { type: 'announceFailure', params: breakdownOf },
          { type: 'end', params: breakdownOf },
        ],
      },
      {
        guard: { type: 'isDelivery', params: breakdownOf },
        actions: { type: 'end', params: breakdownOf },
      },
    ],
    'application.recorded': {
      actions: [{ type: 'patchTrip', params: ({ event }) => event }, 'goToListing'],
    },
    'deliveries.found': { actions: { type: 'keepFound', params: ({ event }) => event } },
    'page.loaded': {
      guard: { type: 'hasDoubtToAnnounce', params: ({ event }) => event },
      actions: ['announceDoubt', 'markAnnounced'],
    },
    'tickets.dismissed': { actions: 'dismissTickets' },
    'device.cleared': { actions: 'forgetEnded' },
  },
});

export type DeliveriesSnapshot = SnapshotFrom<typeof deliveriesMachine>;

/** The tickets of this tab, the last one first. */
export function selectTickets({ context }: DeliveriesSnapshot): readonly Ticket[] {
  return context.tickets;
}

/** The application that was accepted last in this tab, until the page is loaded again. */
export function selectLastAccepted({ context }: DeliveriesSnapshot): KnownDelivery | undefined {
  return context.known.filter(({ kind, status }) => kind === 'application' && status === 'accepted').at(-1);
}
