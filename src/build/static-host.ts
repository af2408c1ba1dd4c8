import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes the preview server answer as a static host does: `/` is `index.html`, `/services` and `/services/` are `services.html`,
 * anything unknown gets `404.html` with status 404. The dev server gives every path the same empty shell.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    config: (_, { isPreview }) => ({ appType: isPreview ? 'mpa' : 'spa' }),
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, _, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?', 2);
        const trimmed = path.replace(/\/+$/, '') || '/index';
        if (!trimmed.includes('..') && existsSync(join(folder, `${trimmed}.html`))) {
          request.url = `${trimmed}.html${query === undefined ? '' : `?${query}`}`;
        }
        next();
      });
      return () => {
        server.middlewares.use((_, response) => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(folder, '404.html')));
        });
      };
    },
  };
}
