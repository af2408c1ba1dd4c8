import { fromPromise } from 'xstate';
import { usePorts } from './ports';

/** How this page copies the texts of its flows: it fails where the browser does not allow it. */
export function useCopyText() {
  const ports = usePorts();
  return fromPromise<void, { text: string }>(async ({ input }) => {
    if (!(await ports.copyText(input.text))) throw new Error('The browser does not allow copying.');
  });
}
