/** Below this, in ms, a clock says more about the machine than about the work. */
const leastMs = 0.5;

function bestOf(work: () => void, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.max(leastMs, Math.min(...times));
}

/**
 * How many times longer something takes for an input ten times as long: about 10 when its time is linear, 100 when it is
 * quadratic. The best of several tries each, so that a busy machine changes little.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  return bestOf(() => work(size * 10)) / bestOf(() => work(size));
}
