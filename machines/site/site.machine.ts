import {
  assign,
  enqueueActions,
  fromPromise,
  setup,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import { queryEntries, queryValue } from '../query';
import {
  forHeader,
  forNavigation,
  forNotices,
  forPayment,
  forTools,
  type LocationReached,
  type SiteEvent,
} from './events';
import { headerMachine } from './header/header.machine';
import { navigationMachine } from './navigation/navigation.machine';
import type { Location } from './navigation/location';
import type { EarlyPart, FetchedPart, PartViews, RegisteredPart, SiteChild } from './parts';
import { paymentMachine } from './payment/payment.machine';
import { paymentReturnIn } from './payment/payment-return';
import { themeMachine } from './theme/theme.machine';
import { toolsMachine } from './tools/tools.machine';

type LatePart = FetchedPart | RegisteredPart;

interface SiteInput {
  /** Where the visit begins. */
  readonly location: Location;
  /** The page of that location; nothing when it could not be had. */
  readonly page: unknown;
}

interface SiteContext {
  readonly startInput: SiteInput;
  /** What was said to a part whose code is not there yet, in order. */
  readonly waiting: readonly { readonly part: LatePart; readonly event: AnyEventObject }[];
  /** The charts of the late parts that run, to restart one that breaks down. */
  readonly logic: Partial<Record<LatePart, AnyActorLogic>>;
  /** What draws the fetched parts that run. */
  readonly views: Partial<PartViews>;
  /** How often each child has been restarted. */
  readonly restarts: Partial<Record<SiteChild, number>>;
}

/** What the code of a fetched part brings: its chart, and what draws it. */
export interface PartCode<Id extends FetchedPart = FetchedPart> {
  readonly logic: AnyActorLogic;
  readonly views: PartViews[Id] | undefined;
}

export type SiteEmitted =
  /** A part could not be had: what was said to it meanwhile. */
  | { type: 'part.missed'; part: FetchedPart; waiting: readonly AnyEventObject[]; error: unknown }
  /** A child broke down and was restarted. */
  | { type: 'child.restarted'; id: string; error: unknown }
  /** A child broke down as often as it was restarted, and is gone; a fetched one comes back when it is wanted again. */
  | { type: 'child.given-up'; id: string; error: unknown }
  /** A page's flow broke down; its view shows so. */
  | { type: 'flow.failed'; error: unknown };

const forwardTo = <Child extends SiteChild>(child: Child) =>
  ({
    type: 'forward',
    params: ({ event }: { event: { event: AnyEventObject } }) => ({ child, event: event.event }),
  }) as const;

const bufferFor = <Name extends LatePart>(part: Name) =>
  ({
    type: 'buffer',
    params: ({ event }: { event: { event: AnyEventObject } }) => ({ part, event: event.event }),
  }) as const;

/** XState types `spawnChild` by the charts of `setup`; those that come later are none of them. */
const spawnable = (logic: unknown) => logic as never;

interface BrokenChild {
  event: { error: unknown };
}

/** A part that runs. One that breaks down is restarted; one that does so again and again is given up, and the site goes on. */
const running = <Child extends SiteChild>(child: Child) =>
  ({
    on: {
      // 'notices.forward', 'deliveries.forward' and so on: one event for each child, see events.ts.
      [`${child}.forward`]: { actions: forwardTo(child) },
      [`xstate.error.actor.${child}`]: [
        {
          guard: { type: 'mayRestart', params: { child } },
          actions: { type: 'restart', params: ({ event }: BrokenChild) => ({ child, error: event.error }) },
        },
        {
          target: 'failed',
          actions: { type: 'giveUp', params: ({ event }: BrokenChild) => ({ child, error: event.error }) },
        },
      ],
    },
  }) as const;

/** A part that is there from the start. */
const earlyPart = <Name extends EarlyPart>(part: Name) =>
  ({
    initial: 'running',
    entry: { type: 'startEarly', params: { part } },
    states: { running: running(part), failed: {} },
  }) as const;

/** After so many restarts in one visit the fault is taken for permanent on this device. */
const restartLimit = 5;

/** The actors that a chart leaves running where it broke down: XState does not stop them with it. */
function orphansOf(site: AnyActorRef, child: string): readonly AnyActorRef[] {
  const { children } = site.getSnapshot() as AnyMachineSnapshot;
  const left = children[child]?.getSnapshot() as AnyMachineSnapshot | undefined;
  return left?.status === 'error' ? (Object.values(left.children ?? {}) as AnyActorRef[]) : [];
}

const wanted = <Name extends FetchedPart>(part: Name) =>
  ({
    on: {
      'part.wanted': { guard: isPart(part), target: 'loading' },
      [`${part}.forward`]: { target: 'loading', actions: bufferFor(part) },
    },
  }) as const;

/** A part whose code is fetched when it is wanted; where that failed, once more when it is wanted again. */
const fetchedPart = <Name extends FetchedPart>(part: Name) =>
  ({
    initial: 'absent',
    states: {
      absent: wanted(part),
      loading: {
        invoke: {
          id: `load-${part}`,
          src: 'loadPart',
          input: { part },
          onDone: {
            target: 'running',
            actions: [
              {
                type: 'start',
                params: ({ event }: { event: { output: PartCode } }) => ({ part, logic: event.output.logic }),
              },
              {
                type: 'keepViews',
                params: ({ event }: { event: { output: PartCode } }) => ({ part, views: event.output.views }),
              },
            ],
          },
          onError: {
            target: 'failed',
            actions: {
              type: 'reportMissing',
              params: ({ event }: { event: { error: unknown } }) => ({ part, error: event.error }),
            },
          },
        },
        on: { [`${part}.forward`]: { actions: bufferFor(part) } },
      },
      failed: wanted(part),
      running: running(part),
    },
  }) as const;

const isPart = <Name extends LatePart>(part: Name) =>
  ({
    type: 'isPart',
    params: ({ event }: { event: { part: LatePart } }) => ({ asked: event.part, part }),
  }) as const;

/** A part that is registered by what needs it, as a flow. */
const registeredPart = <Name extends RegisteredPart>(part: Name) =>
  ({
    initial: 'absent',
    states: {
      absent: {
        on: {
          'part.registered': {
            guard: isPart(part),
            target: 'running',
            actions: {
              type: 'start',
              params: ({ event }: { event: { logic: AnyActorLogic } }) => ({ part, logic: event.logic }),
            },
          },
          [`${part}.forward`]: { actions: bufferFor(part) },
        },
      },
      running: running(part),
      failed: {},
    },
  }) as const;

/**
 * The whole site as one system: this root owns what outlives a page, forwards what is said to its children, and starts
 * the parts whose code comes later. It has no end: a part that breaks down is restarted, a flow that does is reported. Specification §2 and §4.
 */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    emitted: {} as SiteEmitted,
    input: {} as SiteInput,
  },
  actors: {
    navigation: navigationMachine,
    theme: themeMachine,
    tools: toolsMachine,
    header: headerMachine,
    payment: paymentMachine,
    loadPart: fromPromise<PartCode, { part: FetchedPart }>(() =>
      Promise.reject(new Error('loadPart is not provided')),
    ),
  },
  guards: {
    sharesTrip: (_, { location }: { location: Location }) => queryValue(location.search, 'trip') !== null,
    mayRestart: ({ context }, { child }: { child: SiteChild }) =>
      (context.restarts[child] ?? 0) < restartLimit,
    isPart: (_, { asked, part }: { asked: LatePart; part: LatePart }) => asked === part,
  },
  actions: {
    startEarly: enqueueActions(({ context, enqueue, self }, { part }: { part: EarlyPart }) => {
      enqueue.spawnChild(part, { id: part, input: { site: self, ...context.startInput } });
    }),
    forward: enqueueActions(({ enqueue }, { child, event }: { child: SiteChild; event: AnyEventObject }) => {
      enqueue.sendTo(child, event);
    }),
    buffer: assign({
      waiting: ({ context }, buffered: { part: LatePart; event: AnyEventObject }) => [
        ...context.waiting,
        buffered,
      ],
    }),
    start: enqueueActions(
      ({ context, enqueue, self }, { part, logic }: { part: LatePart; logic: AnyActorLogic }) => {
        enqueue.spawnChild(spawnable(logic), { id: part, input: { site: self, ...context.startInput } });
        for (const buffered of context.waiting) {
          if (buffered.part === part) enqueue.sendTo(part, buffered.event);
        }
        enqueue.assign({
          waiting: context.waiting.filter((buffered) => buffered.part !== part),
          logic: { ...context.logic, [part]: logic },
        });
      },
    ),
    keepViews: assign({
      views: ({ context }, { part, views }: { part: FetchedPart; views: PartCode['views'] }) => ({
        ...context.views,
        [part]: views,
      }),
    }),
    restart: enqueueActions(
      ({ context, enqueue, self }, { child, error }: { child: SiteChild; error: unknown }) => {
        for (const orphan of orphansOf(self, child)) enqueue.sendTo(orphan, { type: 'xstate.stop' });
        enqueue.stopChild(child);
        // Early children are in `setup.actors`, so their id is their `src`.
        const logic: unknown = context.logic[child as LatePart] ?? child;
        enqueue.spawnChild(spawnable(logic), {
          id: child,
          input: { site: self, ...context.startInput },
        });
        enqueue.assign({ restarts: { ...context.restarts, [child]: (context.restarts[child] ?? 0) + 1 } });
        enqueue.emit({ type: 'child.restarted', id: child, error });
      },
    ),
    giveUp: enqueueActions(({ enqueue, self }, { child, error }: { child: SiteChild; error: unknown }) => {
      for (const orphan of orphansOf(self, child)) enqueue.sendTo(orphan, { type: 'xstate.stop' });
      enqueue.stopChild(child);
      enqueue.emit({ type: 'child.given-up', id: child, error });
    }),
    reportMissing: enqueueActions(
      ({ context, enqueue }, { part, error }: { part: FetchedPart; error: unknown }) => {
        const waiting = context.waiting
          .filter((buffered) => buffered.part === part)
          .map(({ event }) => event);
        enqueue.assign({ waiting: context.waiting.filter((buffered) => buffered.part !== part) });
        enqueue.emit({ type: 'part.missed', part, waiting, error });
      },
    ),
    enterFlow: enqueueActions(
      ({ enqueue }, { flow, logic, input }: { flow: string; logic: AnyActorLogic; input: unknown }) => {
        enqueue.spawnChild(spawnable(logic), { id: flow, input });
      },
    ),
    leaveFlow: enqueueActions(({ enqueue, self }, { flow }: { flow: string }) => {
      const { value } = self.getSnapshot() as AnyMachineSnapshot;
      for (const orphan of orphansOf(self, flow)) enqueue.sendTo(orphan, { type: 'xstate.stop' });
      enqueue.stopChild(flow);
      // Where the notices' code is neither there nor loading, no notice stands, and nobody has to hear that the flow has left.
      const { notices } = value as { notices: 'absent' | 'loading' | 'running' | 'failed' };
      if (notices === 'loading' || notices === 'running') {
        enqueue.raise(forNotices({ type: 'owner.left', owner: flow }));
      }
    }),
    answerFlow: enqueueActions(({ enqueue, self }, { flow, event }: { flow: string; event: EventObject }) => {
      const asker = (self.getSnapshot() as AnyMachineSnapshot).children[flow] as AnyActorRef | undefined;
      if (asker) enqueue.sendTo(asker, event);
    }),
    // A part that runs forgets with the device; the code of one that does not is not fetched for that.
    forgetInParts: enqueueActions(({ enqueue, self }) => {
      const { value } = self.getSnapshot() as AnyMachineSnapshot;
      const { deliveries, tripFolder } = value as Partial<Record<LatePart, string>>;
      if (deliveries === 'running') enqueue.sendTo('deliveries', { type: 'device.cleared' });
      if (tripFolder === 'running') enqueue.sendTo('tripFolder', { type: 'folder.replaced', folder: {} });
    }),
    reportFlow: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.emit({ type: 'flow.failed', error });
    }),
    tellLocation: enqueueActions(({ enqueue }, { reached }: { reached: LocationReached }) => {
      if (reached.type === 'page.entered' || reached.type === 'page.asked-again') {
        enqueue.raise(forHeader({ type: 'page.entered' }));
      }
      if (reached.type === 'page.entered') enqueue.raise(forTools({ type: 'page.entered' }));
    }),
    tellPayment: enqueueActions(({ enqueue }, { location }: { location: Location }) => {
      const payment = paymentReturnIn(location.search);
      enqueue.raise(
        forPayment(payment ? { type: 'payment.returned', payment, location } : { type: 'payment.absent' }),
      );
    }),
    // Replaces the address without the trip's query, so that a reload does not open the estimator again.
    openSharedTrip: enqueueActions(
      ({ enqueue }, { location: { pathname, search, hash } }: { location: Location }) => {
        const query = Object.fromEntries(queryEntries(search));
        enqueue.raise(forTools({ type: 'estimator.requested', query }));
        const to = { pathname, hash };
        enqueue.raise(forNavigation({ type: 'navigation.requested', to, isReplacing: true, from: pathname }));
      },
    ),
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({ startInput: input, waiting: [], logic: {}, views: {}, restarts: {} }),
  type: 'parallel',
  on: {
    'site.entered': [
      {
        guard: { type: 'sharesTrip', params: ({ event }) => event },
        actions: [
          { type: 'openSharedTrip', params: ({ event }) => event },
          { type: 'tellPayment', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'tellPayment', params: ({ event }) => event } },
    ],
    'page.entered': {
      actions: [
        { type: 'tellPayment', params: ({ event }) => event },
        { type: 'tellLocation', params: ({ event }) => ({ reached: event }) },
      ],
    },
    'page.asked-again': {
      actions: [
        { type: 'tellPayment', params: ({ event }) => event },
        { type: 'tellLocation', params: ({ event }) => ({ reached: event }) },
      ],
    },
    'hash.reached': { actions: { type: 'tellPayment', params: ({ event }) => event } },
    'query.changed': { actions: { type: 'tellPayment', params: ({ event }) => event } },
    'flow.entered': { actions: { type: 'enterFlow', params: ({ event }) => event } },
    'flow.left': { actions: { type: 'leaveFlow', params: ({ event }) => event } },
    'flow.answered': { actions: { type: 'answerFlow', params: ({ event }) => event } },
    'device.cleared': { actions: 'forgetInParts' },
    'xstate.error.actor.*': {
      actions: { type: 'reportFlow', params: ({ event }: BrokenChild) => ({ error: event.error }) },
    },
  },
  states: {
    navigation: earlyPart('navigation'),
    theme: earlyPart('theme'),
    tools: earlyPart('tools'),
    header: earlyPart('header'),
    payment: earlyPart('payment'),
    notices: fetchedPart('notices'),
    connection: fetchedPart('connection'),
    tripFolder: fetchedPart('tripFolder'),
    deliveries: registeredPart('deliveries'),
    staffSession: registeredPart('staffSession'),
    inspectionGuard: registeredPart('inspectionGuard'),
  },
});
