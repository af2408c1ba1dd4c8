import {
  createActor,
  fromPromise,
  SimulatedClock,
  type ActorOptions,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFrom,
} from 'xstate';

/**
 * A machine under test: a live actor on a clock that only the test moves (ms), with everything it emits
 * collected in order.
 */
export function trial<Machine extends AnyStateMachine>(machine: Machine, options?: ActorOptions<Machine>) {
  const clock = new SimulatedClock();
  const actor = createActor<AnyStateMachine>(machine, { ...options, clock }) as ReturnType<
    typeof createActor<Machine>
  >;
  const emitted: EmittedFrom<Machine>[] = [];
  actor.on('*', (event) => {
    emitted.push(event);
  });
  actor.start();
  return {
    actor,
    clock,
    emitted,
    /** What was emitted since it was last taken. */
    takeEmitted: () => emitted.splice(0),
    send: (...events: readonly EventFrom<Machine>[]) => {
      for (const event of events) actor.send(event);
    },
  };
}

/** One call of an asynchronous service, answered when the test says so. */
export interface PendingCall<Input, Result = void> {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A service whose calls wait in `calls` until the test answers them. */
export function answeredByHand<Input, Result = void>() {
  const calls: PendingCall<Input, Result>[] = [];
  const service = fromPromise<Result, Input>(
    ({ input, signal }) => new Promise((resolve, reject) => calls.push({ input, signal, resolve, reject })),
  );
  return {
    calls,
    service,
    /** The call of that number, counted from 0; throws when there was none. */
    call: (index: number): PendingCall<Input, Result> => {
      const call = calls[index];
      if (!call) throw new Error(`There was no call ${index}`);
      return call;
    },
  };
}

/** Lets every answer that has been given reach the actors. */
export async function answersArrive(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
