import { fromPromise } from 'xstate';
import type { Notice } from '../../machines/ports';
import { forNotices } from '../../machines/site/events';
import { usePorts } from './ports';
import { useSite } from './site';

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
  const tell = useSite();
  return ({ text }) =>
    void ports
      .copyText(text)
      .then((isCopied) => tell(forNotices({ type: 'notice.raised', notice: copyNotice(isCopied, words) })));
}

/** How this page copies the texts of its flows: it fails where the browser does not allow it. */
export function useCopyText() {
  const ports = usePorts();
  return fromPromise<void, { text: string }>(async ({ input }) => {
    if (!(await ports.copyText(input.text))) throw new Error('The browser does not allow copying.');
  });
}
