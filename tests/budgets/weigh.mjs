import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const kibibyte = 1024;

const compressed = (content) => brotliCompressSync(content).length / kibibyte;

const dataElement = /<script type="application\/json" id="page-data">.*?<\/script>/s;

/**
 * What each page of a built site starts with, compressed with brotli, in KiB: its HTML, which holds the styles of the first view, what of
 * it is the data that the app starts from and nobody's first view waits for, and the scripts that it names.
 *
 * @param {string} folder
 * @returns {{ file: string, html: number, data: number, scripts: number }[]}
 */
export function weighPages(folder) {
  const weights = new Map();
  const weightOf = (file) => {
    const known = weights.get(file);
    if (known !== undefined) return known;
    const weight = compressed(readFileSync(join(folder, file)));
    weights.set(file, weight);
    return weight;
  };
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const files = new Set(text.match(/assets\/[\w.-]+\.js/g));
      const html = weightOf(file);
      const firstView = text.replace(dataElement, '');
      const scripts = [...files].reduce((sum, script) => sum + weightOf(script), 0);
      return { file, html, data: html - compressed(firstView), scripts };
    });
}
