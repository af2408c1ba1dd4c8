const leavingMs = 1000;

/**
 * Runs a task a second later, if the page is still here by then: a file that a browser gives up for another page looks
 * like one that cannot be had.
 */
export function whenStillHere(task: () => void): void {
  setTimeout(task, leavingMs);
}
