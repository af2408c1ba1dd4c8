import { fromPromise } from 'xstate';
import type { Ports } from '../ports';

/** Copies the text that the words make of what a chart gives; fails where the browser does not allow it. */
export function copyTextBy<Given>(ports: Ports, textOf: (given: Given) => string) {
  return fromPromise<void, Given>(async ({ input }) => {
    if (!(await ports.copyText(textOf(input)))) throw new Error('The browser does not allow copying.');
  });
}
