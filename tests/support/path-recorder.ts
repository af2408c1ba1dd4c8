import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { WalkNote } from './path-notes';
import {
  flowResults,
  nearestNames,
  reportJson,
  reportLines,
  reportPage,
  type PathResult,
} from './path-report';

const folder = '.reports/paths';
const { resolve } = createRequire(import.meta.url);

const places = { views: 'through its view', chromium: 'on the built site in Chromium' } as const;

function inFileName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
}

/** What was asked for, as a file's name: a part of the paths never overwrites the report on all of them. */
export function scopeOf(
  place: keyof typeof places,
  { FLOW_NAME: flow = '', PATH_NAME: path = '' }: Readonly<Record<string, string | undefined>>,
): string {
  return [place, inFileName(flow), inFileName(path)].filter((part) => part !== '').join('--');
}

function commitNow(): string {
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    };
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim();
    return execFileSync('git', ['status', '--porcelain'], options) === '' ? commit : `${commit} with changes`;
  } catch {
    return 'unknown';
  }
}

/** Notes what became of each path; in the end prints it and writes the page. */
export class PathRecorder {
  readonly #place: keyof typeof places;
  readonly #startedAt = Date.now();
  readonly #paths: PathResult[] = [];
  readonly #walks: WalkNote[] = [];

  constructor(place: keyof typeof places) {
    this.#place = place;
  }

  addPath(path: PathResult): void {
    this.#paths.push(path);
  }

  addWalk(walk: WalkNote): void {
    this.#walks.push(walk);
  }

  /** The paths with their screens as files beside the report, so that it opens at once. */
  #withScreens(scope: string): PathResult[] {
    mkdirSync(join(folder, `${scope}-screens`), { recursive: true });
    return this.#paths.map((path, number) => ({
      ...path,
      ...(path.screens && {
        screens: path.screens.map((screen, step) => {
          const file = `${scope}-screens/${number}-${step}.jpg`;
          writeFileSync(join(folder, file), Buffer.from(screen.replace(/^[^,]*,/, ''), 'base64'));
          return file;
        }),
      }),
    }));
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
    const scope = scopeOf(this.#place, process.env);
    const run = {
      place: places[this.#place],
      commit: commitNow(),
      date: new Date().toISOString(),
      durationMs: Date.now() - this.#startedAt,
    };
    mkdirSync(folder, { recursive: true });
    copyFileSync(resolve('mermaid/dist/mermaid.min.js'), join(folder, 'mermaid.min.js'));
    writeFileSync(
      join(folder, `${scope}.html`),
      reportPage(flowResults(this.#withScreens(scope), this.#walks), run),
    );
    writeFileSync(join(folder, `${scope}.json`), reportJson(flows, run));
    console.log(`The report for a browser: ${folder}/${scope}.html (JSON beside it)`);
    return true;
  }
}

/** An error's message and difference as plain text. */
export function messageOf({ message, diff }: { message?: string; diff?: string }): string {
  return stripVTControlCharacters([message, diff].filter(Boolean).join('\n\n'));
}
