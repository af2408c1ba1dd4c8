import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const kibibyte = 1024;

/**
 * What each page of a built site starts with, compressed with brotli, in KiB: its HTML, which holds the styles of the first view, and
 * the scripts that it names.
 *
 * @param {string} folder
 * @returns {{ file: string, files: string[], html: number, scripts: number }[]}
 */
export function weighPages(folder) {
  const weights = new Map();
  const weightOf = (file) => {
    const known = weights.get(file);
    if (known !== undefined) return known;
    const weight = brotliCompressSync(readFileSync(join(folder, file))).length / kibibyte;
    weights.set(file, weight);
    return weight;
  };
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const files = [...new Set(readFileSync(join(folder, file), 'utf8').match(/assets\/[\w.-]+\.js/g))];
      const scripts = files.reduce((sum, script) => sum + weightOf(script), 0);
      return { file, files, html: weightOf(file), scripts };
    });
}
