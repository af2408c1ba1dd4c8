let isDrawnByBrowser = false;

/** Learns when the browser itself draws the way back, as under a finger that swipes. Gives the way to stop. */
export function watchSwipes(): () => void {
  const remember = (event: PopStateEvent) => (isDrawnByBrowser = event.hasUAVisualTransition);
  window.addEventListener('popstate', remember);
  return () => window.removeEventListener('popstate', remember);
}

/**
 * Lets the page on the screen fade out over what the next task renders: resolves once its picture is taken. At once where a
 * visitor wants no motion, where the browser has drawn the way back itself, or where it cannot. The new page is no picture: it
 * answers to the finger from the start.
 */
export function crossFade(): Promise<void> {
  const isStill =
    isDrawnByBrowser ||
    document.hidden ||
    !('startViewTransition' in document) ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  isDrawnByBrowser = false;
  if (isStill) return Promise.resolve();
  const { style } = document.documentElement;
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
