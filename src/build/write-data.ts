import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataAddress, embeddedId, namesFile, type EmbeddedData, type PageFile } from '../data-files';

/** JSON that may stand inside a script element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What all data files say together: another content is in another folder, and may be kept for ever. */
function buildOf(files: ReadonlyMap<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8);
}

/** The data files of one build: src/data-files.ts reads what this writes. */
export class DataWriter {
  readonly #files: ReadonlyMap<string, unknown>;
  readonly #build: string;

  constructor(files: ReadonlyMap<string, unknown>) {
    this.#files = files;
    this.#build = buildOf(files);
  }

  /** The element that a page starts from. The page of unknown addresses has the names of all files besides. */
  element(file: string, { hasNames }: { readonly hasNames: boolean }): string {
    const { data } = this.#files.get(file) as PageFile;
    const embedded: EmbeddedData = {
      build: this.#build,
      page: { file, ...(data !== undefined && { data }) },
      ...(hasNames && { names: [...this.#files.keys()] }),
    };
    return `<script type="application/json" id="${embeddedId}">${jsonForScript(embedded)}</script>`;
  }

  /** Writes every file into the build's folder. */
  async writeFiles(folder: string): Promise<void> {
    const files = new Map([...this.#files, [namesFile, [...this.#files.keys()]]]);
    for (const [file, content] of files) {
      const target = join(folder, dataAddress(this.#build, file));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(content));
    }
  }
}

/** What a written page starts from. */
export function embeddedIn(html: string): EmbeddedData {
  const [, text = '{}'] = new RegExp(`id="${embeddedId}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text) as EmbeddedData;
}
