import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type {
  Actor,
  AnyStateMachine,
  EmittedFrom,
  InputFrom,
  InspectionEvent,
  Observer,
  SnapshotFrom,
} from 'xstate';

/** Watches every flow of the page: the inspector in development, transition coverage in tests. */
export const FlowInspection = createContext<Observer<InspectionEvent> | undefined>(undefined);

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
 * Runs a flow for as long as the component lives. Gives the actor and its snapshot; the component renders
 * the snapshot and sends events, and keeps no state of its own.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: FlowParameters<Machine>
): { snapshot: SnapshotFrom<Machine>; actor: Actor<Machine>; send: Actor<Machine>['send'] } {
  const { input, on, started, left } = (options ?? {}) as {
    input?: InputFrom<Machine>;
    on?: Readonly<Record<string, (event: unknown, actor: Actor<Machine>) => void>>;
  } & LifeOptions<Machine>;
  const inspect = use(FlowInspection);
  const actor = useActorRef(machine as AnyStateMachine, {
    input,
    ...(inspect && { inspect }),
  }) as unknown as Actor<Machine>;
  const snapshot = useSelector(actor, (current) => current) as SnapshotFrom<Machine>;

  const handle = useEffectEvent((event: { type: string }) => on?.[event.type]?.(event, actor));
  // The actor starts in an effect: whoever listens from a layout effect hears its first words.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event) => handle(event as { type: string }));
    return () => subscription.unsubscribe();
  }, [actor]);

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
