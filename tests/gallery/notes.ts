import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the gallery is written. */
export const folder = '.reports/gallery';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** One subject at one width: its pictures and what was measured on the way. */
export interface Note {
  readonly kind: 'route' | 'state';
  /** The route's path or the state's name. */
  readonly subject: string;
  /** CSS px. */
  readonly width: number;
  /** The file of each theme's picture, in the gallery's folder. */
  readonly pictures: Readonly<Record<Theme, string>>;
  readonly warnings: readonly string[];
}

/** A subject as part of a file's name. */
export function slugOf(subject: string): string {
  return (
    subject
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home'
  );
}

/** Keeps a note beside its pictures, so that a run of a few of them leaves the others in the index. */
export async function keepNote(note: Note): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${note.kind}-${slugOf(note.subject)}.${note.width}.json`),
    JSON.stringify(note),
  );
}

/** Every kept note, routes first, by subject and width. */
export async function keptNotes(): Promise<Note[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const notes = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Note),
  );
  return notes.sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.subject.localeCompare(b.subject) || a.width - b.width,
  );
}
