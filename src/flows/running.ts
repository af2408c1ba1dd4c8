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

/** A chart and its binding. `Given` is what of its input its view gives when it starts. */
export interface Flow<Machine extends AnyStateMachine, Given> {
  readonly bind: (running: RunningSite) => { readonly logic: Machine; readonly input: object };
  /** The parts of the site that come with this flow's code. */
  readonly parts: PartsOfFlow;
  /** Phantom type, never set: carries `Given` to `useFlow`. */
  readonly given?: Given;
}

/** Binds a chart to the world, once for each site that runs: its actors by `provide`, and what of its input does not come from a view. */
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
  /** The flow's id in the site's system: its chart's id and React's `useId`. */
  readonly id: string;
  /** Hands what the chart emits to the view. */
  onEmitted(listener: (event: EmittedFrom<Machine>) => void): void;
  /** Starts the flow. Returns what ends it. */
  subscribe(changed: () => void): () => void;
  getSnapshot(): SnapshotFrom<Machine>;
  /** How its chart begins, in the build and while React takes the page over. */
  getServerSnapshot(): SnapshotFrom<Machine>;
  send(event: EventFrom<Machine>): void;
}

/** A chart as it is, without a world. */
export function unbound<Machine extends AnyStateMachine>(logic: Machine): Flow<Machine, InputFrom<Machine>> {
  return { parts: {}, bind: () => ({ logic, input: {} }) };
}

/** One flow as a child of the site's root: it is there from `subscribe` to its end; before, it shows how its chart begins. */
function flowStore<Machine extends AnyStateMachine, Given>(
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
    onEmitted: (listener) => void (emitted = listener),
    subscribe: (changed) => {
      for (const [part, code] of Object.entries(flow.parts)) {
        registerPart(site, part as RegisteredPart, code, ports);
      }
      // Subscribe before the actor starts, or what its first entry actions emit is lost.
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
    getSnapshot: () => (running()?.getSnapshot() ?? first) as SnapshotFrom<Machine>,
    getServerSnapshot: () => first,
    send: (event) => running()?.send(event),
  };
}

type EmittedHandlers<Machine extends AnyStateMachine> = {
  readonly [Type in EmittedFrom<Machine>['type']]: (
    event: Extract<EmittedFrom<Machine>, { type: Type }>,
  ) => void;
};

/** The handlers that a view has to give: none where its chart declares no emitted events. */
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
 * shows how the chart begins; the actor starts when React has committed that render.
 */
export function useFlow<Machine extends AnyStateMachine, Given>(
  flow: Flow<Machine, Given>,
  given: Given,
  ...[on]: Emitted<Machine>
): Running<Machine> {
  const site = useSiteActor();
  const ports = usePorts();
  const suffix = useId();
  // `given` is the actor's input, read once; later props are not sent to it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const store = useMemo(() => flowStore(flow, { site, ports }, suffix, given), [flow, site, ports, suffix]);
  const handle = useEffectEvent((event: { type: string }) =>
    (on as Readonly<Record<string, (event: unknown) => void>> | undefined)?.[event.type]?.(event),
  );
  useLayoutEffect(() => store.onEmitted((event) => handle(event)), [store]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const { status, error } = snapshot as { status: string; error: unknown };
  if (status === 'error') throw error;
  return { snapshot, send: store.send, id: store.id };
}
