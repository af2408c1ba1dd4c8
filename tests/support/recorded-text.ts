import { existsSync, readFileSync } from 'node:fs';

/** The first line of every text that a test records. */
export const headline =
  'Output of a test, not a specification: what was shown when somebody last read it. `--update` writes it.\n\n';

/** What a file has recorded, without its headline; nothing where there is no file. Takes a path from the project's root. */
export function recordedIn(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').replace(headline, '') : '';
}
