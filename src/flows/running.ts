import { useEffectEvent, useId, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { RegisteredPart } from '../../machines/site/parts';
import { registerPart, type Part } from './part';
import { usePorts, type Ports } from './ports';
import { useSiteActor, type SiteActor } from './site';

/** What a flow is bound to: the site that runs, and the device that it runs on. */
export interface RunningSite {
  readonly site: SiteActor;
  readonly ports: Ports;
}

type PartsOfFlow = { readonly [Id in RegisteredPart]?: Part };

/** A chart with the world behind it. `Given` is what its view says of it when it starts. */
export interface Flow<Machine extends AnyStateMachine, Given> {
  readonly bind: (running: RunningSite) => { readonly logic: Machine; readonly input: object };
  /** The parts of the site that come with this flow's code. */
  readonly parts: PartsOfFlow;
  /** Never there: what the view gives. */
  readonly given?: Given;
}

/** Binds a chart to the world, once for each site that runs: its actors by `provide`, and what of its input the site has. */
export function defineFlow<Machine extends AnyStateMachine, World extends Partial<InputFrom<Machine>>>(
  binding: (running: RunningSite) => { readonly logic: Machine; readonly input: World },
  parts: PartsOfFlow = {},
): Flow<Machine, Omit<InputFrom<Machine>, keyof World>> {
  const bound = new WeakMap<SiteActor, { logic: Machine; input: World }>();
  return {
    parts,
    bind: (running) => {
      const known = bound.get(running.site) ?? binding(running);
      bound.set(running.site, known);
      return known as { logic: Machine; input: object };
    },
  };
}

interface FlowStore<Machine extends AnyStateMachine> {
  /** The flow's name in the site's system: its chart's, and what tells it from others of that chart. */
  readonly id: string;
  /** Hands what the chart emits to the view. */
  hear(listener: (event: EmittedFrom<Machine>) => void): void;
  enter(changed: () => void): () => void;
  current(): SnapshotFrom<Machine>;
  first(): SnapshotFrom<Machine>;
  send(event: EventFrom<Machine>): void;
}

/** A chart as it is, without a world. */
export function unbound<Machine extends AnyStateMachine>(logic: Machine): Flow<Machine, InputFrom<Machine>> {
  return { parts: {}, bind: () => ({ logic, input: {} }) };
}

/** One flow as a child of the site's root: it is there from `enter` to its end; before, it shows how its chart begins. */
export function flowStore<Machine extends AnyStateMachine, Given>(
  flow: Flow<Machine, Given>,
  { site, ports }: RunningSite,
  suffix: string,
  given: Given,
): FlowStore<Machine> {
  const { logic, input: world } = flow.bind({ site, ports });
  const id = `${logic.id}${suffix}`;
  const input = { ...world, ...given };
  const first = createActor<AnyStateMachine>(logic, { id, input }).getSnapshot() as SnapshotFrom<Machine>;
  let emitted: (event: EmittedFrom<Machine>) => void = () => {};
  const running = () =>
    (site.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id] as
      | Actor<Machine>
      | undefined;
  return {
    id,
    hear: (listener) => void (emitted = listener),
    enter: (changed) => {
      for (const [part, code] of Object.entries(flow.parts)) {
        registerPart(site, part as RegisteredPart, code, ports);
      }
      // Listened to from before the start: the first words count.
      const arriving = site.system.inspect(({ type, actorRef }) => {
        const actor = actorRef as Actor<Machine>;
        if (type === '@xstate.actor' && actor.id === id) actor.on('*', (event) => emitted(event));
      });
      site.send({ type: 'flow.entered', flow: id, logic, input });
      arriving.unsubscribe();
      const following = running()?.subscribe({ next: changed, error: changed });
      return () => {
        following?.unsubscribe();
        site.send({ type: 'flow.left', flow: id });
      };
    },
    current: () => (running()?.getSnapshot() ?? first) as SnapshotFrom<Machine>,
    first: () => first,
    send: (event) => running()?.send(event),
  };
}

type EmittedHandlers<Machine extends AnyStateMachine> = {
  readonly [Type in EmittedFrom<Machine>['type']]: (
    event: Extract<EmittedFrom<Machine>, { type: Type }>,
  ) => void;
};

/** What the view does for each event that the chart emits: where the focus goes. */
type Emitted<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? [on?: undefined]
  : [on: EmittedHandlers<Machine>];

interface Running<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: (event: EventFrom<Machine>) => void;
  /** The flow's own name in the site's system, and what the ids of its elements begin with. */
  readonly id: string;
}

/**
 * Runs a flow in the site's system for as long as its view is on the screen. The first render, in the build and in the browser,
 * shows how the chart begins; it starts when that stands.
 */
export function useFlow<Machine extends AnyStateMachine, Given>(
  flow: Flow<Machine, Given>,
  given: Given,
  ...[on]: Emitted<Machine>
): Running<Machine> {
  const site = useSiteActor();
  const ports = usePorts();
  const suffix = useId();
  // What the first render gives is what the flow starts with: it hears later of what changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const store = useMemo(() => flowStore(flow, { site, ports }, suffix, given), [flow, site, ports, suffix]);
  const handle = useEffectEvent((event: { type: string }) =>
    (on as Readonly<Record<string, (event: unknown) => void>> | undefined)?.[event.type]?.(event),
  );
  useLayoutEffect(() => store.hear((event) => handle(event)), [store]);
  const snapshot = useSyncExternalStore(store.enter, store.current, store.first);
  const { status, error } = snapshot as { status: string; error: unknown };
  if (status === 'error') throw error;
  return { snapshot, send: store.send, id: store.id };
}
