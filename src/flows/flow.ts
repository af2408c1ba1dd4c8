import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useRef } from 'react';
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
  [Type in EmittedFrom<Machine>['type']]: (
    event: Extract<EmittedFrom<Machine>, { type: Type }>,
    actor: Actor<Machine>,
  ) => void;
};

interface FlowOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** What the page does for each event that the machine emits: notices, navigation, focus. */
  on?: EmittedHandlers<Machine>;
  /** Runs once after the flow has started: what the device remembers and what the address says arrive here as events. */
  started?: (actor: Actor<Machine>) => void | (() => void);
}

/**
 * Runs a flow for as long as the component lives. Gives the actor and its snapshot; the component renders
 * the snapshot and sends events, and keeps no state of its own.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, on, started }: FlowOptions<Machine>,
): { snapshot: SnapshotFrom<Machine>; actor: Actor<Machine>; send: Actor<Machine>['send'] } {
  const inspect = use(FlowInspection);
  const actor = useActorRef(machine as AnyStateMachine, { input, inspect }) as unknown as Actor<Machine>;
  const snapshot = useSelector(actor, (current) => current) as SnapshotFrom<Machine>;

  const handlers = useRef(on);
  useEffect(() => {
    handlers.current = on;
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      const handle = handlers.current?.[event.type as keyof EmittedHandlers<Machine>];
      (handle as ((event: unknown, actor: Actor<Machine>) => void) | undefined)?.(event, actor);
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  const start = useRef(started);
  useEffect(() => start.current?.(actor), [actor]);

  return { snapshot, actor, send: actor.send };
}
