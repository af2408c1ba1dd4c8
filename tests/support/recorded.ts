import { resolve } from 'node:path';
import { expect } from 'vitest';
import { isQuick } from './part';
import { headline, recordedIn } from './recorded-text';

const stale = 'This is no longer shown as it was read. If it should: add `--update`, and read what changed.';

/** Compares what is shown with what a file has recorded. Takes a path from the project's root. */
export async function expectAsRecorded(shown: string, file: string): Promise<void> {
  // The quick part writes nothing.
  if (isQuick) expect(shown, stale).toBe(recordedIn(file));
  else await expect(`${headline}${shown}`, stale).toMatchFileSnapshot(resolve(file));
}
