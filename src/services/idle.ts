/** Time for the app to take over the page, where the browser does not say when it is idle. */
const settlingMs = 1500;

function afterLoad(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => (timer = setTimeout(task, settlingMs));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

/**
 * Runs a task once the browser has nothing better to do, at the latest after 5 s; in Safari, which does not say so, 1.5 s
 * after the page has loaded. Returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) return afterLoad(task);
  const idle = window.requestIdleCallback(task, { timeout: 5000 });
  return () => window.cancelIdleCallback(idle);
}
