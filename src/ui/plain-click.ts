import type { MouseEvent } from 'react';

/** Whether a click on a link is for this page: one that asks for a new tab, a window or a download is the browser's. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
