import type { AnyActorRef, AnyStateMachine, InspectionEvent, Observer } from 'xstate';

/** What one actor said to another, once, however often it was said. */
export interface Message {
  readonly from: string;
  readonly to: string;
  readonly event: string;
}

export interface Recording {
  /** Each child of the site, and what it started for itself: its sources, its services and its charts. */
  readonly owned: ReadonlyMap<string, ReadonlySet<string>>;
  readonly messages: readonly Message[];
}

/** Who speaks where no actor does: a view passes on what the visitor did. */
export const views = 'views';

type Owned = AnyActorRef & { readonly _parent?: AnyActorRef; readonly logic: Partial<AnyStateMachine> };

/** The name of a chart, without what tells the flows of one chart apart, or of what a chart invokes. */
const nameOf = (actor: AnyActorRef): string => (actor as Owned).logic.id ?? actor.id;

/** An actor below a child of the site is called by both. */
function addressOf(actor: AnyActorRef): string {
  const owner = (actor as Owned)._parent;
  return owner === undefined || (owner as Owned)._parent === undefined
    ? nameOf(actor)
    : `${addressOf(owner)} / ${nameOf(actor)}`;
}

/** Hears everything that is said in a system, from its start. */
export function recordSystem(): { observer: Observer<InspectionEvent>; recording: () => Recording } {
  const owned = new Map<string, Set<string>>();
  const messages = new Map<string, Message>();
  const note = (from: string, to: string, event: string) =>
    messages.set([from, to, event].join(' '), { from, to, event });

  const hear = (heard: InspectionEvent) => {
    const actor = heard.actorRef as Owned;
    if (heard.type === '@xstate.actor' && actor._parent) {
      const [child = '', ...below] = addressOf(actor).split(' / ');
      const own = owned.get(child) ?? new Set();
      owned.set(child, below.length === 0 ? own : own.add(below.join(' / ')));
    }
    if (heard.type !== '@xstate.event' || heard.sourceRef === actor) return;
    const from = heard.sourceRef ? addressOf(heard.sourceRef as AnyActorRef) : views;
    // What is said to the root for one of its parts is drawn as said to the part; what the root then forwards is the same once more.
    const part = /^(\w+)\.forward$/.exec(heard.event.type)?.[1];
    if (actor._parent === undefined && part !== undefined) {
      note(from, part, (heard.event as unknown as { event: { type: string } }).event.type);
    } else if (heard.sourceRef && !heard.event.type.startsWith('xstate.')) {
      note(from, addressOf(actor), heard.event.type);
    }
  };
  return {
    observer: { next: hear },
    recording: () => ({ owned, messages: [...messages.values()] }),
  };
}
