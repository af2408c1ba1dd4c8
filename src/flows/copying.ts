import { fromPromise } from 'xstate';
import type { Notice } from '../../machines/ports';
import { usePorts } from './ports';

interface CopyWords {
  readonly done: string;
  /** What to do where the browser does not allow copying. */
  readonly otherwise: string;
}

function copyNotice(isCopied: boolean, { done, otherwise }: CopyWords): Notice {
  return isCopied
    ? { kind: 'success', message: done }
    : { kind: 'error', message: `Your browser does not allow copying. ${otherwise}` };
}

/** What a page does for a text that a flow wants copied: it copies it and says whether that was allowed. */
export function useCopying(words: CopyWords): (requested: { text: string }) => void {
  const ports = usePorts();
  return ({ text }) =>
    void ports.copyText(text).then((isCopied) => ports.showNotice(copyNotice(isCopied, words)));
}

/** How this page copies the texts of its flows: it fails where the browser does not allow it. */
export function useCopyText() {
  const ports = usePorts();
  return fromPromise<void, { text: string }>(async ({ input }) => {
    if (!(await ports.copyText(input.text))) throw new Error('The browser does not allow copying.');
  });
}
