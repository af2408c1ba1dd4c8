/** Marks the root when the browser itself draws the way back, as under a finger that swipes. Returns an unsubscribe function. */
export function watchSwipes(): () => void {
  const mark = ({ hasUAVisualTransition }: PopStateEvent) =>
    document.documentElement.toggleAttribute('data-swiped', hasUAVisualTransition);
  window.addEventListener('popstate', mark);
  return () => window.removeEventListener('popstate', mark);
}

/**
 * Lets the page on the screen fade out over what the next task renders: resolves once its picture is taken. At once where a
 * visitor wants no motion, where the browser has drawn the way back itself, or where it cannot. The new page is no picture: it
 * answers to the finger from the start. Chromium alone, which alone has `userAgentData`: WebKitGTK breaks down over it, and takes what
 * was typed along.
 */
export function crossFade(): Promise<void> {
  const root = document.documentElement;
  const isStill =
    root.hasAttribute('data-swiped') ||
    document.hidden ||
    !('userAgentData' in navigator && 'startViewTransition' in document) ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.removeAttribute('data-swiped');
  if (isStill) return Promise.resolve();
  const { style } = root;
  style.viewTransitionName = 'old-page';
  return new Promise((resolve) => {
    const { ready, finished } = document.startViewTransition(() => {
      style.viewTransitionName = 'none';
      resolve();
      return new Promise((nextTask) => void setTimeout(nextTask));
    });
    // A window that is hidden or resized meanwhile shows the new page without it.
    for (const end of [ready, finished]) end.catch(() => undefined);
  });
}
