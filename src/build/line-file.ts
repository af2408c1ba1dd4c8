import { access, mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of JSON lines that only grows, each line with the id of what it keeps. */
export interface LineFile {
  /** Resolves when the line is on the disk. An id that is there already, from before a restart too, is not kept twice. */
  keep(submissionId: string, line: object): Promise<void>;
}

async function endsWithLine(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/** Appends whole lines, or nothing: what a full disk or a crash has torn is cut off, or closed by a line end. */
async function append(path: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const start = (await endsWithLine(file, size)) ? '' : '\n';
    try {
      await file.appendFile(`${start}${lines.join('\n')}\n`);
      await file.datasync();
    } catch (error) {
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
  } finally {
    await file.close();
  }
}

function idIn(line: string): string | undefined {
  try {
    const { submissionId } = JSON.parse(line) as { submissionId?: unknown };
    return typeof submissionId === 'string' ? submissionId : undefined;
  } catch {
    return undefined;
  }
}

/** The ids in a file; none where there is no file yet. A torn line has none. */
async function idsIn(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return new Set(text.split('\n').flatMap((line) => idIn(line) ?? []));
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The lines of one file. Lines that come while others are written are written together, after them. */
export function lineFile(path: string): LineFile {
  const writing = new Map<string, Promise<void>>();
  let kept: Promise<Set<string>> | undefined;
  let waiting: string[] = [];
  let nextWrite: Promise<void> | undefined;
  let lastWrite = Promise.resolve();

  /** A file that could not be read is asked again; one that somebody took away is a new one. */
  async function keptIds(): Promise<Set<string>> {
    kept ??= idsIn(path);
    const ids = await kept.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    if (ids.size > 0 && !(await isThere(path))) ids.clear();
    return ids;
  }

  function write(line: object): Promise<void> {
    waiting.push(JSON.stringify(line));
    nextWrite ??= lastWrite
      .catch(() => undefined)
      .then(() => {
        const lines = waiting;
        waiting = [];
        nextWrite = undefined;
        lastWrite = append(path, lines);
        return lastWrite;
      });
    return nextWrite;
  }

  return {
    async keep(submissionId, line) {
      const ids = await keptIds();
      if (ids.has(submissionId)) return;
      const under = writing.get(submissionId);
      if (under) return under;
      const written = write(line).then(() => void ids.add(submissionId));
      writing.set(submissionId, written);
      return written.finally(() => writing.delete(submissionId));
    },
  };
}
