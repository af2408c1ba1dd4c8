import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { freePort } from '../commands/free-port.mjs';

/** Says that the app has taken over the page's HTML: drivers cannot see React's own marks. */
export const startedAttribute = 'data-started';

/** What the page complains of, also on the pages before. */
export const complaintsAttribute = 'data-complaints';

/** The short texts that came up on the page: a notice may be gone before a slow driver looks. */
export const saidAttribute = 'data-said';

/** Makes the page forget what was said. */
export const forgetEvent = 'forget-what-was-said';

/** Says that the page is about to be left: what breaks off then is nobody's complaint. */
export const leaveEvent = 'about-to-leave';

/**
 * Runs first on every page: writes down errors, violations of the policy and what is said, where a test that takes the storage from
 * the site still finds it. A browser that is told to be offline says so when it is asked: drivers cannot take the network away.
 */
export const watchScript = `(() => {
  const root = document.documentElement;
  const kept = sessionStorage;
  const keep = Storage.prototype.setItem.bind(kept);
  const complaints = JSON.parse(kept.getItem('complaints') || '[]');
  const show = (attribute, texts) => root.setAttribute(attribute, JSON.stringify(texts));
  let isLeft = false;
  document.addEventListener('${leaveEvent}', () => (isLeft = true));
  // Only a page that comes back: one that is left before it has loaded is shown a last time too.
  addEventListener('pageshow', (event) => { if (event.persisted) isLeft = false; });
  const note = (text) => {
    if (isLeft) return;
    complaints.push(location.pathname + ': ' + text);
    keep('complaints', JSON.stringify(complaints));
    show('${complaintsAttribute}', complaints);
  };
  show('${complaintsAttribute}', complaints);
  addEventListener('error', (event) => note('error: ' + (event.message || (event.target && event.target.outerHTML))), true);
  addEventListener('unhandledrejection', (event) => note('rejection: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  for (const name of ['error', 'warn']) {
    const said = console[name];
    console[name] = (...words) => { note(name + ': ' + words.map(String).join(' ')); said.apply(console, words); };
  }

  const parts = () => ['header', 'main form, main section, main article', 'footer'].flatMap((selector) => [...document.querySelectorAll(selector)]);
  const isTaken = (part) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  const waiting = setInterval(() => {
    if (parts().length === 0 || !parts().every(isTaken)) return;
    root.setAttribute('${startedAttribute}', '');
    clearInterval(waiting);
  }, 50);

  // A notice that comes as a whole says each of its sentences too.
  const withInside = (node) => [node, ...(node.querySelectorAll?.('[aria-live] *') ?? [])];
  const said = new Set();
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes].flatMap(withInside)));
    const texts = changed.map((node) => node.textContent.trim()).filter((text) => text && text.length < 200);
    if (texts.length === 0) return;
    texts.forEach((text) => said.add(text));
    show('${saidAttribute}', [...said]);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('${forgetEvent}', () => {
    said.clear();
    show('${saidAttribute}', []);
  });

  let isOnLine = true;
  addEventListener('offline', () => (isOnLine = false));
  addEventListener('online', () => (isOnLine = true));
  Object.defineProperty(navigator, 'onLine', { get: () => isOnLine });
})();`;

/** The site as it was built, with its receiver. */
export interface BuiltSite {
  readonly address: string;
  /** The lines of one of the receiver's files. */
  lines(file: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export async function serveBuilt(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  process.env['WEBHOOK_DATA_FOLDER'] = folder;
  const site = await preview({
    mode: 'embedded',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  const { port } = site.httpServer.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async lines(file) {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    async stop() {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
