import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom, SnapshotFrom } from 'xstate';
import { usePorts } from './ports';
import { flowStore, unbound } from './running';
import { useSiteActor } from './site';

type EmittedHandlers<Machine extends AnyStateMachine> = {
  readonly [Type in EmittedFrom<Machine>['type']]: (
    event: Extract<EmittedFrom<Machine>, { type: Type }>,
    actor: Actor<Machine>,
  ) => void;
};

type InputOption<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: never }
    : {
        /** What the machine starts with. */
        readonly input: InputFrom<Machine>;
      };

/** A machine that declares no emitted events has `string` for their type. */
type EmittedOption<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? { readonly on?: never }
  : {
      /** What the page does for each event that the machine emits, on entry to its first state too. */
      readonly on: EmittedHandlers<Machine>;
    };

interface LifeOptions<Machine extends AnyStateMachine> {
  /** Runs once after the flow has started: what the device remembers and what the address says arrive here as events. */
  readonly started?: (actor: Actor<Machine>) => void | (() => void);
  /** Runs once when the view has gone. React's rehearsal of that in development does not count. */
  readonly left?: () => void;
}

/** What a flow needs to run: its input where it has one, and a handler for everything that it emits. */
type FlowOptions<Machine extends AnyStateMachine> = InputOption<Machine> &
  EmittedOption<Machine> &
  LifeOptions<Machine>;

type FlowParameters<Machine extends AnyStateMachine> =
  Partial<FlowOptions<Machine>> extends FlowOptions<Machine>
    ? [options?: FlowOptions<Machine>]
    : [options: FlowOptions<Machine>];

/**
 * Runs a flow that is not bound yet (`defineFlow`) in the site's system, for as long as the component lives. Gives the actor and its
 * snapshot; the component renders the snapshot and sends events, and keeps no state of its own.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: FlowParameters<Machine>
): { snapshot: SnapshotFrom<Machine>; actor: Actor<Machine>; send: Actor<Machine>['send'] } {
  const { input, on, started, left } = (options ?? {}) as {
    input?: InputFrom<Machine>;
    on?: Readonly<Record<string, (event: unknown, actor: Actor<Machine>) => void>>;
  } & LifeOptions<Machine>;
  const site = useSiteActor();
  const ports = usePorts();
  const suffix = useId();
  const store = useMemo(
    () => flowStore(unbound(machine), { site, ports }, suffix, (input ?? {}) as InputFrom<Machine>),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [site, ports, suffix],
  );
  const actor = store.actor;

  const handle = useEffectEvent((event: { type: string }) => on?.[event.type]?.(event, actor));
  useLayoutEffect(() => store.hear((event) => handle(event as never)), [store]);
  // What the chart does is what the last render provides.
  useLayoutEffect(() => store.implement(machine));
  const snapshot = useSyncExternalStore(store.enter, store.current, store.first);
  const { status, error } = snapshot as { status: string; error: unknown };
  if (status === 'error') throw error;

  const start = useEffectEvent(() => started?.(actor));
  useEffect(() => start(), [actor]);

  const leave = useEffectEvent(() => left?.());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      queueMicrotask(() => {
        if (!isHere.current) leave();
      });
    };
  }, []);

  return { snapshot, actor, send: actor.send };
}
