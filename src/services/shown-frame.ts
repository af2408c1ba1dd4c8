/** Runs a task once the browser has shown the frame that is due: what a long task would keep from the screen comes first. */
export function afterShownFrame(task: () => void): void {
  requestAnimationFrame(() => void setTimeout(task));
}
