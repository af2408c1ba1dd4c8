import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { WalkNote } from './path-notes';
import { flowResults, nearestNames, reportLines, reportPage, type PathResult } from './path-report';

const file = '.reports/paths.html';

/** Notes what became of each path; in the end prints it and writes the page. */
export class PathRecorder {
  readonly #place: string;
  readonly #paths: PathResult[] = [];
  readonly #walks: WalkNote[] = [];

  constructor(place: string) {
    this.#place = place;
  }

  addPath(path: PathResult): void {
    this.#paths.push(path);
  }

  addWalk(walk: WalkNote): void {
    this.#walks.push(walk);
  }

  /** Gives false when the path that was asked for does not exist. */
  finish(): boolean {
    const asked = process.env['PATH_NAME'] ?? '';
    if (asked !== '' && this.#paths.every(({ outcome }) => outcome === 'not walked')) {
      const names = this.#paths.map(({ name }) => name);
      const nearest = nearestNames(asked, names).map((name) => `  ${name}`);
      console.error(['', `No path is called "${asked}". The nearest:`, ...nearest, ''].join('\n'));
      return false;
    }
    const flows = flowResults(this.#paths, this.#walks);
    console.log(reportLines(flows).join('\n'));
    mkdirSync('.reports', { recursive: true });
    writeFileSync(file, reportPage(flows, this.#place));
    console.log(`The report for a browser: ${file}`);
    return true;
  }
}

/** An error's message and difference as plain text. */
export function messageOf({ message, diff }: { message?: string; diff?: string }): string {
  return stripVTControlCharacters([message, diff].filter(Boolean).join('\n\n'));
}
