import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';

/**
 * How a chart hears of the world, or has it do something: an actor that it invokes in the state where it wants to. It sends `Sent`
 * back, is given `Input` when it starts, and may receive `Received` while it runs.
 */
export interface Source<
  Sent extends EventObject,
  Input = undefined,
  Received extends EventObject = EventObject,
> extends CallbackActorLogic<Received, Input> {
  /** It sends events instead of being done; when it breaks down, so does the chart. */
  readonly isSource: true;
  /** A stand-in: who binds the chart has to put another in its place. */
  readonly isSilent?: true;
  /** Never there: it keeps apart, for the compiler, sources that send different events. */
  readonly sends?: Sent;
}

/** What a source may read of the chart that it serves, to keep or show it on the device. */
export interface ReadableActor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(observer: { next: (snapshot: Snapshot) => void; error: () => void }): { unsubscribe(): void };
}

/**
 * An actor that tells its chart of the world while a state lasts. What `run` returns ends it. What several sources of one state
 * send back as they start arrives in the order of its `invoke`.
 */
export function source<
  Sent extends EventObject,
  Input = undefined,
  Received extends EventObject = EventObject,
>(
  run: (scope: {
    readonly sendBack: (event: Sent) => void;
    readonly input: Input;
    readonly receive: (listener: (event: Received) => void) => void;
  }) => void | (() => void),
): Source<Sent, Input, Received> {
  const logic = fromCallback<Received, Input>(({ sendBack, input, receive }) =>
    run({ sendBack, input, receive }),
  );
  return { ...logic, isSource: true };
}

/** The stand-in that a chart has until a binding puts a real source in its place: it does nothing. */
export function silent<
  Sent extends EventObject,
  Input = undefined,
  Received extends EventObject = EventObject,
>(): Source<Sent, Input, Received> {
  return { ...source<Sent, Input, Received>(() => undefined), isSilent: true };
}
