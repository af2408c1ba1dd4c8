import { fromPromise } from 'xstate';

/** Brings the dialog of the question before an application: its code, which only the view knows how to draw. */
export const loadGate = fromPromise<unknown>(() => Promise.reject(new Error('loadGate is not provided')));

/** What can be answered to the question, in its dialog or where that could not be had. */
const answers = {
  'cancel.pressed': 'closed',
  'proceed.pressed': { target: 'closed', actions: 'goToChecker' },
} as const;

/** The gate once "Apply Now" stands before it; a flow adds `closed`, and the actions `keepGate` and `goToChecker`. */
export const gateStates = {
  opening: {
    invoke: {
      id: 'loadGate',
      src: 'loadGate',
      onDone: {
        target: 'open',
        actions: {
          type: 'keepGate',
          params: ({ event }: { event: { output: unknown } }) => ({ gate: event.output }),
        },
      },
      onError: 'failed',
    },
  },
  open: { tags: 'gated', on: answers },
  failed: { tags: 'gated', on: answers },
} as const;
