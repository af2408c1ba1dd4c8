import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { nodesOf, transitionsFrom, transitionsTaken, type Transition } from './chart';

/** A transition by name: its state, its event and which of the event's branches it is. */
export function transitionName(definition: Transition): string {
  const { source, eventType } = definition;
  const branches = transitionsFrom(source).filter((other) => other.eventType === eventType);
  const branch = branches.length > 1 ? ` [${branches.indexOf(definition) + 1} of ${branches.length}]` : '';
  return `${source.id} — ${eventType || 'always'}${branch}`;
}

/** Every transition of a chart by name, each guarded branch on its own. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap(transitionsFrom).map(transitionName);
}

/** Notes which transitions a running flow takes, and how it stands. */
export class TransitionLog {
  /** How often each was taken. */
  readonly counts = new Map<string, number>();
  /** How the flow stands. */
  snapshot: AnyMachineSnapshot | undefined;
  readonly #machineId: string;

  constructor(machine: AnyStateMachine) {
    this.#machineId = machine.id;
  }

  readonly observer = {
    next: (event: InspectionEvent) => {
      if (event.type === '@xstate.snapshot') {
        const snapshot = event.snapshot as AnyMachineSnapshot;
        if (snapshot.machine?.id === this.#machineId)
          this.snapshot = snapshot.status === 'stopped' ? undefined : snapshot;
      }
      for (const definition of transitionsTaken(event)) {
        if (definition.source.machine.id !== this.#machineId) continue;
        const name = transitionName(definition);
        this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      }
    },
  };

  /** The transitions of the chart that were never taken. */
  missing(machine: AnyStateMachine): string[] {
    return transitionsOf(machine).filter((name) => !this.counts.has(name));
  }
}
