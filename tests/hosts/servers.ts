import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { freePort } from '../commands/free-port.mjs';

/** The folder that the build has written. */
export const built = resolve('dist');

export interface Host {
  readonly port: number;
  stop(): Promise<void>;
}

const installed = (...paths: string[]) => paths.find(existsSync);

const nginx = installed('/usr/sbin/nginx', '/usr/bin/nginx');
const brotliModule = installed('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
const caddy = installed('/usr/bin/caddy', '/usr/local/bin/caddy');

async function untilItAnswers(port: number, server: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break;
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  server.kill();
  throw new Error(`The server does not answer:\n${said()}`);
}

async function run(command: string, args: readonly string[], port: number, folder: string): Promise<Host> {
  const server = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (said += String(part)));
  await untilItAnswers(port, server, () => said);
  return {
    port,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** nginx with the file that the build has written; what its comments ask the owner to put in is put in. */
async function startNginx(command: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = (await readFile(join(built, '_hosting/nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/site', built)
    .replace('# brotli_static on;', brotliModule ? 'brotli_static on;' : '');
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const main = `${brotliModule ? `load_module ${brotliModule};` : ''}
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${folder}/site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return run(command, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], port, folder);
}

async function startCaddy(command: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${built}\n\timport ${built}/_hosting/Caddyfile\n}\n`,
  );
  return run(command, ['run', '--adapter', 'caddyfile', '--config', file], port, folder);
}

/** The servers that are installed here, by name. */
export const hosts: readonly {
  name: string;
  start: (() => Promise<Host>) | undefined;
  encodings: string[];
}[] = [
  {
    name: 'nginx',
    start: nginx === undefined ? undefined : () => startNginx(nginx),
    encodings: brotliModule ? ['br', 'gzip'] : ['gzip'],
  },
  {
    name: 'Caddy',
    start: caddy === undefined ? undefined : () => startCaddy(caddy),
    encodings: ['br', 'gzip'],
  },
];

/** The preview server, which answers as `_headers` says. */
export async function startPreview(): Promise<Host> {
  const server = await preview({
    mode: 'embedded',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  return {
    port: (server.httpServer.address() as AddressInfo).port,
    async stop() {
      await server.close();
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly encoding?: string;
  readonly method?: string;
  readonly range?: string;
}

/** Asks as the path stands, and takes the bytes as they come. */
export function ask(
  { port }: Host,
  path: string,
  { encoding = 'identity', method = 'GET', range }: Asked = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': encoding, ...(range !== undefined && { range }) };
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}
