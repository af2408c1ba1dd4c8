import { act } from '@testing-library/react';
import { press, wait } from './hands';
import type { World } from './world';

/** How a copy ends: the browser allows it, or does not. */
export type CopyEnded =
  | { type: 'xstate.done.actor.copyText' }
  | { type: 'xstate.error.actor.copyText'; error: Error };

export const copyEnds: readonly CopyEnded[] = [
  { type: 'xstate.done.actor.copyText' },
  { type: 'xstate.error.actor.copyText', error: new Error('blocked') },
];

let answerCopy: (isCopied: boolean) => void;

/** How a visitor copies and prints, where the copy waits for the browser's answer. */
export const copyAndPrint = ({ copy, print }: { copy: string; print: string }) => ({
  'copy.pressed': (_: unknown, world: World) => {
    const copyText = (text: string) => {
      world.copied.push(text);
      return new Promise<boolean>((resolve) => {
        answerCopy = resolve;
      });
    };
    Object.assign(world.ports, { copyText });
    return press(copy);
  },
  'xstate.done.actor.copyText': () => act(async () => answerCopy(true)),
  'xstate.error.actor.copyText': () => act(async () => answerCopy(false)),
  'print.pressed': async () => {
    await press(print);
    await wait(20);
  },
  'print.ended': () => act(async () => void window.dispatchEvent(new Event('afterprint'))),
});

/** What follows: how often the text went out, and what is said of it. */
export const afterCopying = ({ copied, refused }: { copied: string; refused: string }) => ({
  'copy.pressed': <Situation extends { copied: number }>(situation: Situation) => ({
    ...situation,
    copied: situation.copied + 1,
  }),
  'xstate.done.actor.copyText': <Situation>(situation: Situation) => ({
    ...situation,
    notices: [`success: ${copied}`],
  }),
  'xstate.error.actor.copyText': <Situation>(situation: Situation) => ({
    ...situation,
    notices: [`error: Your browser does not allow copying. ${refused}`],
  }),
});
