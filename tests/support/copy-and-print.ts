import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { press, wait } from './hands';
import type { CopyEnded } from './stage';
import type { World } from './world';

/** What copying and printing come to. */
export interface CopiedAndPrinted {
  printing: boolean;
  prints: number;
  copied: number;
  /** What was said of the last copy. */
  notices: readonly string[];
}

export const nothingCopied: CopiedAndPrinted = { printing: false, prints: 0, copied: 0, notices: [] };

/** How a visitor copies and prints, where the copy waits for the browser's answer. */
export const copyAndPrint = ({ copy, print }: { copy: string; print: string }) => ({
  'copy.pressed': (_: unknown, world: World) => {
    world.holdCopies();
    return press(copy);
  },
  'xstate.done.actor.copyText': (_: unknown, world: World) => world.answerCopy('allowed'),
  'xstate.error.actor.copyText': (_: unknown, world: World) => world.answerCopy('refused'),
  'print.pressed': async () => {
    await press(print);
    await wait(20);
  },
  'print.ended': () => act(async () => void window.dispatchEvent(new Event('afterprint'))),
});

type After = <Situation extends CopiedAndPrinted>(situation: Situation) => Situation;

/** What follows: how often the text went out and was printed, and what is said of it. */
export const afterCopyAndPrint = ({
  copied,
  refused,
}: {
  copied: string;
  refused: string;
}): Record<CopyEnded['type'] | 'copy.pressed' | 'print.pressed' | 'print.ended', After> => ({
  'copy.pressed': (situation) => ({ ...situation, copied: situation.copied + 1 }),
  'xstate.done.actor.copyText': (situation) => ({ ...situation, notices: [`success: ${copied}`] }),
  'xstate.error.actor.copyText': (situation) => ({
    ...situation,
    notices: [`error: Your browser does not allow copying. ${refused}`],
  }),
  'print.pressed': (situation) => ({ ...situation, printing: true, prints: situation.prints + 1 }),
  'print.ended': (situation) => ({ ...situation, printing: false }),
});

export function holdCopiedAndPrinted({ printing, prints, copied }: CopiedAndPrinted, world: World): void {
  expect(world.prints).toBe(prints);
  expect(document.querySelector('[data-printing]') !== null).toBe(printing);
  expect(world.copied).toHaveLength(copied);
}
