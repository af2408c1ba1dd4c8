import { readdir, readFile } from 'node:fs/promises';
import { createServer, type ViteDevServer } from 'vite';
import { expect } from '@playwright/test';

/** Nobody serves it: a test answers in its place, or lets it be unreachable. */
export const viewerAddress = 'http://viewer.invalid/viewer';

/** Its first page comes as hundreds of modules, each transformed when it is asked for. In ms. */
export const firstPageMs = 120_000;

/** The development site on a free port, with a cache of its own. */
export async function develop(name: string): Promise<{ server: ViteDevServer; address: string }> {
  process.env['VITE_INSPECTOR_URL'] = viewerAddress;
  const server = await createServer({
    logLevel: 'error',
    cacheDir: `node_modules/.cache/${name}-test`,
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  return { server, address: server.resolvedUrls?.local[0] ?? '' };
}

/** Nothing of a part of the development site is in the production build. */
export async function expectNotInBuild(words: RegExp): Promise<void> {
  const files = (await readdir('dist', { recursive: true })).filter((file) => /\.(?:js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(await readFile(`dist/${file}`, 'utf8'), file).not.toMatch(words);
}
