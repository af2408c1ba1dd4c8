import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressedAs = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
} as const;

const textFile = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** What is for the host to read, not for visitors. */
const hostFile = /^_/;

/** How many files are compressed at once: as many as Node has threads for it. */
const atOnce = 4;

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  await Promise.all(
    Object.entries(compressedAs).map(async ([ending, compressor]) => {
      const compressed = await compressor(text);
      if (compressed.byteLength < text.byteLength) await writeFile(`${file}${ending}`, compressed);
    }),
  );
}

/**
 * Writes a `.br` (quality 11) and a `.gz` (level 9) beside every text file of a folder, where they are smaller: servers that find them send
 * them as they are, better compressed than they could on the way. Gives how many files there are.
 */
export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => textFile.test(name) && !hostFile.test(name))
    .map((name) => join(folder, name));
  const left = [...texts];
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if ((await stat(file)).isFile()) await compress(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return texts.length;
}
