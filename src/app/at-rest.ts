/** Runs a task once the browser has nothing better to do, at the latest after 5 s. Gives the way to call it off. */
export function whenAtRest(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const frame = requestAnimationFrame(task);
    return () => cancelAnimationFrame(frame);
  }
  const idle = window.requestIdleCallback(task, { timeout: 5000 });
  return () => window.cancelIdleCallback(idle);
}
