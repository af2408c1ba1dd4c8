import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Where the build leaves its manifest: the service worker, which is built last, takes it away. */
export const manifestFolder = '.vite';

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, manifestFolder, 'manifest.json'), 'utf8')) as Manifest;
}

/** The chunks of source files and everything that they import at once, each once. */
export function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}
