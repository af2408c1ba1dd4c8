/**
 * What `useFlow` asks for, read by `npm run types` alone: every line below an expected error must be one. Nothing
 * here runs.
 */
import { emit, setup } from 'xstate';
import { useFlow } from '../../src/flows/flow';

const plain = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({});
const speaking = setup({
  types: { emitted: {} as { type: 'said'; words: string } | { type: 'left' } },
}).createMachine({ entry: emit({ type: 'left' }) });
const fed = setup({
  types: { context: {} as { id: string }, input: {} as { id: string } },
}).createMachine({ context: ({ input }) => input });

export function useRightly() {
  useFlow(plain);
  useFlow(plain, { started: (actor) => actor.send({ type: 'pressed' }) });
  useFlow(speaking, { on: { said: ({ words }) => void words.length, left: () => {} } });
  useFlow(fed, { input: { id: 'a' } });
}

export function useWrongly() {
  // @ts-expect-error: it emits, so the page says what it does about it.
  useFlow(speaking);
  // @ts-expect-error: it emits `left` too.
  useFlow(speaking, { on: { said: () => {} } });
  // @ts-expect-error: it never emits `shouted`.
  useFlow(speaking, { on: { said: () => {}, left: () => {}, shouted: () => {} } });
  // @ts-expect-error: `said` has words, not a number.
  useFlow(speaking, { on: { said: ({ count }: { count: number }) => void count, left: () => {} } });
  // @ts-expect-error: it emits nothing.
  useFlow(plain, { on: { said: () => {} } });
  // @ts-expect-error: it takes no input.
  useFlow(plain, { input: { id: 'a' } });
  // @ts-expect-error: it needs its input.
  useFlow(fed);
  // @ts-expect-error: the input lacks its id.
  useFlow(fed, { input: {} });
  // @ts-expect-error: an event that it does not know.
  useFlow(plain, { started: (actor) => actor.send({ type: 'released' }) });
}
