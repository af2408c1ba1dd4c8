/** How a chart loads code that comes later than it: `loading`, then `open`, or `failed`. Specification §2. */
import { fromPromise } from 'xstate';

/** What a chart is given that loads code. */
export interface Loads {
  /** Fetches the code, anew each time. */
  readonly load: () => Promise<unknown>;
}

/** What such a chart holds. */
export interface Loaded extends Loads {
  /** The code, as `load` gave it. */
  readonly code: unknown;
}

export const loadCode = fromPromise<unknown, Loads>(async ({ input }) => await input.load());

/** The code is on its way. A chart adds `open` and `failed`, the actor `loadCode`, and the action `keepCode`. */
export const loading = {
  invoke: {
    id: 'loadCode',
    src: 'loadCode',
    input: ({ context: { load } }: { context: Loads }) => ({ load }),
    onDone: {
      target: 'open',
      actions: {
        type: 'keepCode',
        params: ({ event }: { event: { output: unknown } }) => ({ code: event.output }),
      },
    },
    onError: 'failed',
  },
} as const;
