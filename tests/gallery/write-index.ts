import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folder, keptNotes } from './notes';

/** Writes the page that shows every kept picture and what was measured. */
export default async function writeIndex(): Promise<void> {
  const notes = await keptNotes();
  const page = await readFile(new URL('index-page.html', import.meta.url), 'utf8');
  const data = JSON.stringify(notes).replaceAll('<', '\\u003c');
  await writeFile(
    join(folder, 'index.html'),
    page.replace('[/* notes */]', () => data),
  );
  const warned = notes.filter(({ warnings }) => warnings.length > 0);
  console.log(
    `\n${notes.length * 2} pictures, ${warned.length} subjects with warnings: ${folder}/index.html`,
  );
}
