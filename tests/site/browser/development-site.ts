import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { expect, test as base } from '@playwright/test';

/** Nobody serves it: a test answers in its place, or lets it be unreachable. */
export const viewerAddress = 'http://viewer.invalid/viewer';

/** Its first page comes as hundreds of modules, each transformed when it is asked for. In ms. */
export const firstPageMs = 120_000;

/** With the address of the development site, which the tests of a worker share, on a free port and with a cache of its own. */
export const test = base.extend<object, { developmentSite: string }>({
  developmentSite: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other, and the test tool insists on the pattern.
    async ({}, use, { parallelIndex }) => {
      process.env['VITE_INSPECTOR_URL'] = viewerAddress;
      const server = await createServer({
        logLevel: 'error',
        cacheDir: `node_modules/.cache/development-test-${parallelIndex}`,
        server: { host: '127.0.0.1', port: 0 },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: firstPageMs },
  ],
});

/** Nothing of a part of the development site is in the production build. */
export async function expectNotInBuild(words: RegExp): Promise<void> {
  const files = (await readdir('dist', { recursive: true })).filter((file) => /\.(?:js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(await readFile(`dist/${file}`, 'utf8'), file).not.toMatch(words);
}
