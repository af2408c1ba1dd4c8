import type { Reporter, TestCase } from 'vitest/node';
import { messageOf, PathRecorder } from './path-recorder';

/** The flow that a suite of paths walks, by the suite's name: `Theme: 12 paths`. */
function flowOf(suite: string): string | undefined {
  return /^(.+): \d+(?: of \d+)? paths$/.exec(suite)?.[1];
}

/** Reports the paths that vitest walks through the flows' views. */
export default class VitestPathReporter implements Reporter {
  readonly #report = new PathRecorder('views');

  onTestCaseResult(test: TestCase): void {
    const flow = test.parent.type === 'suite' ? flowOf(test.parent.name) : undefined;
    if (flow === undefined) return;
    const { path, walk } = test.meta();
    if (walk) return this.#report.addWalk(walk);
    const { state, errors } = test.result();
    if (!path && test.name === 'takes every transition of the chart') return;
    this.#report.addPath({
      ...(path ?? { flow, steps: [], isOnSite: false, walked: 0 }),
      name: test.name,
      outcome: state === 'passed' || state === 'failed' ? state : 'not walked',
      durationMs: test.diagnostic()?.duration ?? 0,
      ...(errors?.[0] && { message: messageOf(errors[0]) }),
    });
  }

  onTestRunEnd(): void {
    if (!this.#report.finish()) process.exitCode = 1;
  }
}
