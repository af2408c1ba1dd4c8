import { fromPromise } from 'xstate';
import type { Ports } from '../ports';

/** Copies a text; fails where the browser does not allow it. */
export function copyTextBy(ports: Ports) {
  return fromPromise<void, { text: string }>(async ({ input }) => {
    if (!(await ports.copyText(input.text))) throw new Error('The browser does not allow copying.');
  });
}
