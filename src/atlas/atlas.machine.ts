import {
  assign,
  fromPromise,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type SnapshotFrom,
} from 'xstate';
import { silent } from '../../machines/source';
import type { WatchedActor } from './recording';

/** The sizes that a chart is drawn in. */
const sizes = [0.35, 0.5, 0.7, 0.85, 1, 1.25];
const largest = sizes.length - 1;

/** What is shown below the chart, in the order of the tabs. */
export const panels = ['messages', 'send', 'data', 'paths'] as const;
export type AtlasPanel = (typeof panels)[number];

/** The frame shows a page that was loaded anew: what was recorded of the one before is gone. */
export type PageEntered = { type: 'page.entered' };
/** An actor of the watched page is to hear something. */
export type EventSent = { type: 'event.sent'; to: WatchedActor; event: AnyEventObject };

/** What a developer wants to send; without an `event` what was written is no JSON. */
interface Sending {
  readonly to: WatchedActor;
  readonly eventType: string;
  readonly event: AnyEventObject | undefined;
}

/** A moment of a recording, and how far the recording goes. */
interface Moment {
  readonly moment: number;
  readonly end: number;
}

export type AtlasEvent =
  | PageEntered
  | { type: 'actor.chosen'; actor: WatchedActor }
  | ({ type: 'moment.chosen' } & Moment)
  | { type: 'live.pressed' }
  | { type: 'panel.chosen'; panel: AtlasPanel }
  | { type: 'narrowing.toggled' }
  | ({ type: 'event.submitted' } & Sending)
  | { type: 'flow.chosen'; flow: string }
  | { type: 'words.changed'; words: string }
  | { type: 'smaller.pressed' }
  | { type: 'larger.pressed' }
  | { type: 'inspector.pressed' };

interface AtlasContext {
  /** Whom the developer wants to look at; an actor of that name in a page that was loaded anew counts as the same. */
  readonly chosen: WatchedActor | undefined;
  /** Where the display stands while it is stopped. */
  readonly moment: number | undefined;
  /** What the last event that was refused was for. */
  readonly refused: { readonly to: WatchedActor; readonly eventType: string } | undefined;
  /** Whose paths are listed, where the developer has said so, and the words that their names have to have. */
  readonly flow: string | undefined;
  readonly words: string;
  readonly size: number;
  /** What the Stately inspector has answered. */
  readonly answer: string;
}

const sending = ({ event }: { event: Sending }) => event;
const chosenMoment = ({ event }: { event: Moment }) => event;

const to = <P extends AtlasPanel>(panel: P) =>
  ({
    guard: {
      type: 'isPanel',
      params: ({ event }: { event: { panel: AtlasPanel } }) => ({ asked: event.panel, panel }),
    },
    target: `.${panel}`,
  }) as const;

/** Whether an actor of the watched page would do something with an event; a guard of its chart may break down over made-up data. */
export function canSend({ ref }: WatchedActor, event: AnyEventObject): boolean {
  try {
    return (ref.getSnapshot() as AnyMachineSnapshot).can(event);
  } catch {
    return false;
  }
}

/** The developers' atlas: which actor is looked at, live or at a moment that has passed, and what is shown of it. docs/atlas.md. */
export const atlasMachine = setup({
  types: { context: {} as AtlasContext, events: {} as AtlasEvent },
  actors: {
    /** Tells when a page is loaded anew, and hands on what is sent. */
    site: silent<PageEntered, undefined, EventSent>(),
    openInspector: fromPromise<string>(() => Promise.reject(new Error('The site is not bound.'))),
  },
  guards: {
    isPast: (_, { moment, end }: Moment) => moment < end,
    isPanel: (_, { asked, panel }: { asked: AtlasPanel; panel: AtlasPanel }) => asked === panel,
    isMalformed: (_, { event }: Sending) => event === undefined,
    isImpossible: (_, { to, event }: Sending) => event !== undefined && !canSend(to, event),
    canShrink: ({ context }) => context.size > 0,
    canGrow: ({ context }) => context.size < largest,
  },
  actions: {
    rememberActor: assign((_, { actor }: { actor: WatchedActor }) => ({ chosen: actor })),
    rememberMoment: assign((_, { moment }: Moment) => ({ moment })),
    forgetMoment: assign({ moment: undefined }),
    rememberRefused: assign((_, { to, eventType }: Sending) => ({ refused: { to, eventType } })),
    send: sendTo('site', (_, { to, event }: Sending) => ({ type: 'event.sent', to, event }) as EventSent),
    rememberFlow: assign((_, { flow }: { flow: string }) => ({ flow })),
    rememberWords: assign((_, { words }: { words: string }) => ({ words })),
    shrink: assign({ size: ({ context }) => context.size - 1 }),
    grow: assign({ size: ({ context }) => context.size + 1 }),
    rememberAnswer: assign((_, { answer }: { answer: string }) => ({ answer })),
  },
}).createMachine({
  id: 'atlas',
  context: {
    chosen: undefined,
    moment: undefined,
    refused: undefined,
    flow: undefined,
    words: '',
    size: 2,
    answer: '',
  },
  invoke: { id: 'site', src: 'site' },
  on: {
    'actor.chosen': { actions: { type: 'rememberActor', params: ({ event }) => event } },
    'smaller.pressed': { guard: 'canShrink', actions: 'shrink' },
    'larger.pressed': { guard: 'canGrow', actions: 'grow' },
  },
  type: 'parallel',
  states: {
    time: {
      initial: 'live',
      states: {
        live: {
          on: {
            'moment.chosen': {
              guard: { type: 'isPast', params: chosenMoment },
              target: 'stopped',
              actions: { type: 'rememberMoment', params: chosenMoment },
            },
          },
        },
        stopped: {
          exit: 'forgetMoment',
          on: {
            'moment.chosen': [
              {
                guard: { type: 'isPast', params: chosenMoment },
                actions: { type: 'rememberMoment', params: chosenMoment },
              },
              { target: 'live' },
            ],
            'live.pressed': 'live',
            'page.entered': 'live',
          },
        },
      },
    },
    panel: {
      initial: 'messages',
      on: {
        'panel.chosen': [to('messages'), to('send'), to('data'), to('paths')],
      },
      states: {
        messages: {
          initial: 'all',
          states: {
            all: { on: { 'narrowing.toggled': 'narrowed' } },
            narrowed: { on: { 'narrowing.toggled': 'all' } },
          },
        },
        send: {
          initial: 'ready',
          on: {
            'event.submitted': [
              {
                guard: { type: 'isMalformed', params: sending },
                target: '.malformed',
                actions: { type: 'rememberRefused', params: sending },
              },
              {
                guard: { type: 'isImpossible', params: sending },
                target: '.impossible',
                actions: { type: 'rememberRefused', params: sending },
              },
              { target: '.ready', actions: { type: 'send', params: sending } },
            ],
            'page.entered': '.ready',
          },
          states: { ready: {}, malformed: {}, impossible: {} },
        },
        data: {},
        paths: {
          on: {
            'flow.chosen': { actions: { type: 'rememberFlow', params: ({ event }) => event } },
            'words.changed': { actions: { type: 'rememberWords', params: ({ event }) => event } },
          },
        },
      },
    },
    inspector: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'inspector.pressed': 'asked' } },
        asked: {
          invoke: {
            id: 'openInspector',
            src: 'openInspector',
            onDone: {
              target: 'answered',
              actions: { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: 'failed',
          },
        },
        answered: { on: { 'inspector.pressed': 'asked' } },
        failed: { on: { 'inspector.pressed': 'asked' } },
      },
    },
  },
});

export type AtlasActor = ActorRefFrom<typeof atlasMachine>;
export type AtlasSnapshot = SnapshotFrom<typeof atlasMachine>;

/** Which panel is shown. */
export function selectPanel(snapshot: AtlasSnapshot): AtlasPanel | undefined {
  return panels.find((panel) => snapshot.matches({ panel }));
}

/** How large the chart is drawn, beside the size that it comes in, and whether it can be smaller or larger. */
export function selectSize(snapshot: AtlasSnapshot) {
  return {
    size: sizes[snapshot.context.size] ?? 1,
    canShrink: snapshot.can({ type: 'smaller.pressed' }),
    canGrow: snapshot.can({ type: 'larger.pressed' }),
  };
}

/** Why nothing was sent of an event, when it was the last that was tried. */
export function selectRefusal(
  snapshot: AtlasSnapshot,
  to: WatchedActor,
  eventType: string,
): 'malformed' | 'impossible' | undefined {
  const { refused } = snapshot.context;
  if (refused?.to !== to || refused.eventType !== eventType) return undefined;
  return (['malformed', 'impossible'] as const).find((why) => snapshot.matches({ panel: { send: why } }));
}

/** What the Stately inspector has answered, in words. */
export function selectInspectorWords(snapshot: AtlasSnapshot): string {
  if (snapshot.matches({ inspector: 'failed' })) return 'The inspector cannot be opened.';
  return snapshot.matches({ inspector: 'answered' }) ? snapshot.context.answer : '';
}
