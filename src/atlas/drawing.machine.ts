import { assign, fromPromise, setup } from 'xstate';
import type { ColorScheme } from '../../machines/site/theme/preference';
import type { DeviceChanged } from '../../machines/site/theme/theme.machine';
import { silent } from '../../machines/source';

/** A chart as Mermaid reads it, and the colours that it is drawn in. */
export interface Sketch {
  readonly text: string;
  readonly scheme: ColorScheme;
}

interface DrawingContext {
  readonly text: string;
  readonly scheme: ColorScheme;
  readonly svg: string;
  readonly problem: string;
}

/** One chart on its way to a picture, in the colours that the device prefers. */
export const drawingMachine = setup({
  types: {
    context: {} as DrawingContext,
    events: {} as DeviceChanged,
    input: {} as { text: string },
  },
  actors: {
    systemColorScheme: silent<DeviceChanged>(),
    draw: fromPromise<string, Sketch>(() => Promise.reject(new Error('Nobody draws.'))),
  },
  actions: {
    rememberScheme: assign((_, { scheme }: { scheme: ColorScheme }) => ({ scheme })),
    rememberPicture: assign((_, { svg }: { svg: string }) => ({ svg })),
    rememberProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
  },
}).createMachine({
  id: 'drawing',
  context: ({ input: { text } }) => ({ text, scheme: 'light', svg: '', problem: '' }),
  invoke: { id: 'systemColorScheme', src: 'systemColorScheme' },
  initial: 'waiting',
  on: {
    'device.changed': {
      target: '.drawing',
      actions: { type: 'rememberScheme', params: ({ event }) => event },
    },
  },
  states: {
    waiting: {},
    drawing: {
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context: { text, scheme } }) => ({ text, scheme }),
        onDone: {
          target: 'drawn',
          actions: { type: 'rememberPicture', params: ({ event }) => ({ svg: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'rememberProblem',
            params: ({ event }) => ({ problem: (event.error as Error).message }),
          },
        },
      },
    },
    drawn: {},
    failed: {},
  },
});
