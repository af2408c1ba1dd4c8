import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is different from the site as it was built. */
export interface Rewiring {
  /** The settings that a build for another receiver would have had. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The origin that the pages' policy lets the site post to. */
  readonly connectTo?: string;
  /** Files that answer 404, to be kept as long as the site as it was built says of a file that is not there. */
  readonly gone?: RegExp;
  /** Files that are gone on a host which answers everything it does not have with the home page and 200. */
  readonly kindlyGone?: RegExp;
  /** How a text file is changed besides. */
  readonly change?: (text: string) => string;
  /** A script that runs first on every page, as one of the site's own for its policy. */
  readonly firstScript?: string;
}

export interface RewiredSite {
  readonly address: string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Files that answer 404 from now on. */
  gone: RegExp | undefined;
  /** Files that answer 200 with the home page from now on. */
  kindlyGone: RegExp | undefined;
  /** While it is, every connection is dropped. */
  isDown: boolean;
  stop(): Promise<void>;
}

const dropped = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

const firstScriptPath = '/runs-first.js';

function withFirstScript(html: string): string {
  return html.replace(
    /<meta charset="utf-8"[^>]*>/,
    (tag) => `${tag}<script src="${firstScriptPath}"></script>`,
  );
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The same request of the site as it was built. What is posted says no origin: it would be another than the site's. */
async function requestTo(request: IncomingMessage): Promise<RequestInit> {
  const type = request.headers['content-type'];
  return {
    method: request.method ?? 'GET',
    redirect: 'manual',
    ...(request.method === 'POST' && { body: new Uint8Array(await bodyOf(request)) }),
    ...(type !== undefined && { headers: { 'content-type': type } }),
  };
}

/** The built code with other settings: they stand in it as the properties of one object. */
function withSettings(code: string, settings: Readonly<Record<string, string>>): string {
  let rewired = code;
  for (const [name, value] of Object.entries(settings)) {
    const property = new RegExp(`${name}:(?:"[^"]*"|'[^']*'|\`[^\`]*\`)`, 'g');
    const written = `${name}:${JSON.stringify(value)}`;
    rewired = property.test(rewired)
      ? rewired.replace(property, () => written)
      : rewired.replace(/(?=VITE_APPLICATION_WEBHOOK_URL:["'`])/g, () => `${written},`);
  }
  return rewired;
}

/**
 * Serves the built site from an origin of its own, as a build with other settings would be: no request is
 * intercepted in the browser, so that preflights and aborted answers are the browser's own. `built` is the address of the
 * site as it was built.
 */
export async function serveRewired(built: string, rewiring: Rewiring): Promise<RewiredSite> {
  const { settings = {}, connectTo = '', change = (text: string) => text, firstScript } = rewiring;
  const asked: string[] = [];
  const withPolicy = (text: string) =>
    text.replaceAll("connect-src 'self'", `connect-src 'self' ${connectTo}`);

  async function keptOfNone(path: string): Promise<Record<string, string>> {
    const { headers } = await fetch(new URL(path.replace(/\?.*|$/, '.none'), built), { method: 'HEAD' });
    return { 'cache-control': headers.get('cache-control') ?? '' };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (firstScript !== undefined && path === firstScriptPath) {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(firstScript);
    }
    asked.push(path);
    if (site.isDown) return void response.destroy();
    if (site.gone?.test(path)) return void response.writeHead(404, await keptOfNone(path)).end();
    const wanted = site.kindlyGone?.test(path) ? '/' : path;
    const original = await fetch(new URL(wanted, built), await requestTo(request));
    const headers = [...original.headers].filter(([name]) => !dropped.has(name));
    response.writeHead(
      original.status,
      Object.fromEntries(headers.map(([name, value]) => [name, withPolicy(value)])),
    );
    const type = original.headers.get('content-type') ?? '';
    if (!/html|javascript/.test(type)) return void response.end(Buffer.from(await original.arrayBuffer()));
    const text = change(withSettings(withPolicy(await original.text()), settings));
    response.end(firstScript !== undefined && type.includes('html') ? withFirstScript(text) : text);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The rewired site could not answer.', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: RewiredSite = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    gone: rewiring.gone,
    kindlyGone: rewiring.kindlyGone,
    isDown: false,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}
