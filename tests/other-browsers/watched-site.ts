import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { freePort } from './browser';

/** Where the page keeps what it complains of, so that it is still there on the next page. */
export const complaintsKey = 'complaints';

/** Where the page keeps the short texts that came up: a notice may be gone before a slow driver looks. */
export const saidKey = 'said';

/** Says that the app has taken over the page's HTML: drivers cannot see React's own marks. */
export const startedAttribute = 'data-started';

/** Runs first on every page, a script of the site's own for its policy: writes down errors and violations of the policy. */
const watchScript = `(() => {
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('${complaintsKey}') || '[]');
    sessionStorage.setItem('${complaintsKey}', JSON.stringify([...noted, location.pathname + ': ' + text]));
  };
  addEventListener('error', (event) => note('error: ' + (event.message || (event.target && event.target.outerHTML))), true);
  addEventListener('unhandledrejection', (event) => note('rejection: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  const parts = () => ['header', 'main form, main section, main article', 'footer'].flatMap((selector) => [...document.querySelectorAll(selector)]);
  const isTaken = (part) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  const waiting = setInterval(() => {
    if (parts().length === 0 || !parts().every(isTaken)) return;
    document.documentElement.setAttribute('${startedAttribute}', '');
    clearInterval(waiting);
  }, 50);
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]));
    const notices = changed.map((node) => node.textContent.trim()).filter((text) => text && text.length < 200);
    if (notices.length === 0) return;
    const said = JSON.parse(sessionStorage.getItem('${saidKey}') || '[]');
    sessionStorage.setItem('${saidKey}', JSON.stringify([...said, ...notices].slice(-200)));
  }).observe(document, { childList: true, characterData: true, subtree: true });
  for (const name of ['error', 'warn']) {
    const said = console[name];
    console[name] = (...words) => { note(name + ': ' + words.map(String).join(' ')); said.apply(console, words); };
  }
})();`;

const watchPath = '/watch-this-page.js';

export interface WatchedSite {
  readonly address: string;
  /** The lines of one of the receiver's files. */
  lines(file: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** The built site with its receiver, each page watching itself. */
export async function serveWatched(): Promise<WatchedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'watched-site-'));
  process.env['WEBHOOK_DATA_FOLDER'] = folder;
  const site = await preview({
    mode: 'embedded',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  const { port } = site.httpServer.address() as AddressInfo;

  const server = createServer((request, response) => {
    if (request.url === watchPath) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(watchScript);
      return;
    }
    const { method, url } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const others = { ...answer.headers };
      delete others['content-length'];
      const isPage = /text\/html/.test(answer.headers['content-type'] ?? '');
      response.writeHead(answer.statusCode ?? 500, isPage ? others : answer.headers);
      if (!isPage) return void answer.pipe(response);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString();
        response.end(
          html.replace(/<meta charset="utf-8"[^>]*>/, (tag) => `${tag}<script src="${watchPath}"></script>`),
        );
      });
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async lines(file) {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
