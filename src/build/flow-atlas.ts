import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const address = '/__flows';

/** Runs first in every page of the site: inside the atlas, it lets the atlas in. */
const enter = 'try { if (parent !== self) parent.flowAtlas?.enter(self); } catch {}';

/**
 * Serves the atlas of flows on the development server: `/__flows` is its page, `/__flows/pages?hold` keeps the code of further
 * pages back, as a slow network does, until `/__flows/pages`.
 */
export function flowAtlas(): Plugin {
  let isHolding = false;
  let held: (() => void)[] = [];
  const send = async (response: ServerResponse, type: string, text: Promise<string>) => {
    response.setHeader('content-type', type).end(await text);
  };
  return {
    name: 'flow-atlas',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: ['index.html', 'src/atlas/main.tsx'] } }),
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use(address, (request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://atlas.invalid');
        if (pathname === '/mermaid.js') {
          const library = readFile(join(root, 'node_modules/mermaid/dist/mermaid.min.js'), 'utf8');
          send(response, 'text/javascript', library).catch(next);
        } else if (pathname === '/pages') {
          isHolding = search === '?hold';
          if (!isHolding) held = (held.forEach((go) => go()), []);
          response.writeHead(204).end();
        } else {
          const page = readFile(join(root, 'src/atlas/atlas.html'), 'utf8').then((html) =>
            server.transformIndexHtml(`${address}/`, html),
          );
          send(response, 'text/html', page).catch(next);
        }
      });
      server.middlewares.use((request, _, next) => {
        if (isHolding && /^\/src\/pages\/\w+Page\.tsx/.test(request.url ?? '')) held.push(next);
        else next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_, { path }) =>
        path.startsWith(address) ? [] : [{ tag: 'script', injectTo: 'head-prepend', children: enter }],
    },
  };
}
