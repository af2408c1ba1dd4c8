import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

function fileOf(folder: string, path: string): string | undefined {
  const clean = path.replace(/\/+$/, '') || '/index';
  return [`${clean}.html`, clean]
    .map((name) => join(folder, name))
    .find((file) => extname(file) && existsSync(file));
}

/** What a host sends of a file, compressed ahead where it is text. */
async function contentOf(file: string, isText: boolean): Promise<Buffer> {
  if (isText && existsSync(`${file}.br`)) return readFile(`${file}.br`);
  const content = await readFile(file);
  return isText ? brotliCompressSync(content) : content;
}

/** Serves a folder as a static host does that has its texts compressed ahead. `port` is on loopback only. */
export async function serveCompressed(folder: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.includes('..') ? undefined : fileOf(folder, decodeURIComponent(pathname));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isText = /text|svg|xml|json/.test(type);
    const content = await contentOf(file, isText);
    response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
