import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { headersFor } from './security';

/** What stands in a request for the address that it asked for, when that is none. */
const noAddress = '/.no-address';

/** Answers 400 to what is no address. The server reads it before any of its parts, and would end the process over it. */
function refuseMalformed({
  httpServer,
  middlewares,
}: Pick<ViteDevServer, 'httpServer' | 'middlewares'>): void {
  httpServer?.prependListener('request', (request: { url?: string }) => {
    if (!URL.canParse(request.url ?? '', 'http://host.invalid')) request.url = noAddress;
  });
  middlewares.use((request, response, next) => {
    if (request.url !== noAddress) return next();
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This is no address.');
  });
}

/** Whether a path, however it is written, is of the files that the build writes for the hosts. */
function isForHosts(path: string): boolean {
  const plain = path.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(Number(`0x${code.slice(1)}`)));
  return /^\/+_(?:headers$|hosting\/)/.test(plain);
}

/**
 * Makes the preview server answer as a static host does: `/` is `index.html`, `/services` and `/services/` are `services.html`,
 * anything unknown gets `404.html` with status 404, each with the headers that `_headers` has for the address as it was asked for, and no
 * others. The dev server gives every path the same empty shell.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    config: (_, { isPreview }) => ({ appType: isPreview ? 'mpa' : 'spa' }),
    configureServer: (server) => refuseMalformed(server),
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      const headerFile = readFileSync(join(folder, '_headers'), 'utf8');
      const sendHeaders = (path: string, response: ServerResponse) =>
        headersFor(path, headerFile).forEach((value, name) => {
          // On plain http the browser would keep localhost from every other project.
          if (name !== 'Strict-Transport-Security') response.setHeader(name, value);
        });
      const sayNotFound = (response: ServerResponse) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(readFileSync(join(folder, '404.html')));
      };
      refuseMalformed(server);
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?', 2);
        const trimmed = path.replace(/\/+$/, '') || '/index';
        if (!trimmed.includes('..') && existsSync(join(folder, `${trimmed}.html`))) {
          request.url = `${trimmed}.html${query === undefined ? '' : `?${query}`}`;
        }
        sendHeaders(path, response);
        if (isForHosts(path)) sayNotFound(response);
        else next();
      });
      return () => {
        server.middlewares.use((_, response) => sayNotFound(response));
      };
    },
  };
}
