/** Below this, in ms, a measurement says more about the machine than about the work. */
const leastMs = 0.5;

/** What this process has used of the processor, in ms: other processes beside it do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function bestOf(work: () => void, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const before = processorMs();
    work();
    return processorMs() - before;
  });
  return Math.max(leastMs, Math.min(...times));
}

/**
 * How many times more work something is for an input ten times as long: about 10 when it is linear, 100 when it is
 * quadratic. The best of several tries each.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  return bestOf(() => work(size * 10)) / bestOf(() => work(size));
}
