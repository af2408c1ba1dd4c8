import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { PathNote, WalkNote } from './path-notes';
import { messageOf, PathRecorder } from './path-recorder';

/** Reports the paths that Playwright walks on the built site. */
export default class ChromiumPathReporter implements Reporter {
  readonly #report = new PathRecorder('chromium');

  onTestEnd(test: TestCase, { attachments, status, duration, error }: TestResult): void {
    const noteOf = (kind: 'path' | 'walk') => attachments.find(({ name }) => name === kind)?.body?.toString();
    const path = noteOf('path');
    const walk = noteOf('walk');
    if (path === undefined) return;
    if (walk !== undefined) this.#report.addWalk(JSON.parse(walk) as WalkNote);
    this.#report.addPath({
      ...(JSON.parse(path) as PathNote),
      name: test.title,
      outcome: status === 'passed' ? 'passed' : 'failed',
      durationMs: duration,
      ...(error && { message: messageOf(error) }),
    });
  }

  onEnd(): void {
    this.#report.finish();
  }
}
