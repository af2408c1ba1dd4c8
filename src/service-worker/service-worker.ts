/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { ForgetAnswer, KeepRequest, WorkerRequest } from '../services/keep-request';

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean } };
};

/** What the build has written into this file: the offline page, and what is kept without having been visited. */
declare const __OFFLINE_PAGE__: string;
declare const __KEPT_PAGES__: readonly string[];
declare const __KEPT_FILES__: readonly string[];

/** Whether an answer is the page of this site at that address: a captive portal, or a host that answers anything with its home page, is not. */
async function isPage(path: string, response: Response): Promise<boolean> {
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) return false;
  const html = await response.clone().text();
  return path === __OFFLINE_PAGE__ || html.includes(`<div id="root" data-prerendered="${path}">`);
}

/** What a file of a name's ending may call itself; others are not kept. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  json: /^application\/json\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/(?:font-woff2|octet-stream))\b/,
};

/** Whether an answer is what the file's name says: a host that answers what is gone with a page and 200 must not be believed for ever. */
function isFile(path: string, response: Response): boolean {
  const type = contentTypes[path.replace(/^.*\./, '')];
  return type?.test(response.headers.get('content-type') ?? '') ?? true;
}

const pathOf = (address: string) => new URL(address).pathname.replace(/(.)\/+$/, '$1');

/** What empties a cache in time: the library's plugin, whose type leaves its parts open. */
function expiration(options: ExpirationPluginOptions): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(options);
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** Pages: the network's answer if it comes within 4 s, or else the copy on the device, with its date. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [
    expiration({ maxEntries: 60, purgeOnQuotaError: true }),
    {
      // The query may be personal and never changes the file, so it is not part of the cache key.
      cacheKeyWillBeUsed: async ({ request }) => {
        return `${new URL(request.url).origin}${pathOf(request.url)}`;
      },
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && (await isPage(pathOf(request.url), response)) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        if (!cachedResponse || !(await isPage(pathOf(request.url), cachedResponse))) return null;
        const headers = new Headers(cachedResponse.headers);
        const date = new Date(headers.get('date') ?? Number.NaN);
        if (!Number.isNaN(date.getTime())) headers.set('server-timing', `saved;desc="${date.toISOString()}"`);
        return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
      },
    },
  ],
});

/** Files whose names change with their content. Those of earlier builds stay: an open page may still need one. */
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [
    expiration({ maxEntries: 400, purgeOnQuotaError: true }),
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && isFile(pathOf(request.url), response) ? response : null,
      // A file that an earlier build cached with a wrong content type is fetched again.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && isFile(pathOf(request.url), cachedResponse) ? cachedResponse : null,
    },
  ],
});

function keep(
  event: ExtendableEvent,
  strategy: NetworkFirst | CacheFirst,
  url: string,
  cache: RequestCache,
): Promise<void> {
  const [, done] = strategy.handleAll({ event, request: new Request(url, { cache }) });
  return done;
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const isSparing = self.navigator.connection?.saveData === true;
  event.waitUntil(
    Promise.all([
      keep(event, pages, __OFFLINE_PAGE__, 'reload'),
      ...(isSparing ? [] : __KEPT_PAGES__.map((url) => keep(event, pages, url, 'reload'))),
      ...(isSparing ? [] : __KEPT_FILES__.map((url) => keep(event, files, url, 'reload'))),
    ]),
  );
});

function keepAsked(event: ExtendableEvent, asked: KeepRequest): Promise<unknown> {
  return Promise.allSettled([
    ...asked.pages.map((url) => keep(event, pages, url, 'default')),
    ...asked.files.map((url) => keep(event, files, url, 'default')),
  ]);
}

/** Empties the caches, and the list of addresses and times by which the oldest entries are found. */
async function forgetAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const lists = [pages, files].map(({ cacheName }) => new CacheExpiration(cacheName, { maxEntries: 1 }));
  await Promise.all(lists.map((list) => list.delete()));
}

self.addEventListener('message', (event) => {
  const asked: WorkerRequest = event.data;
  if (asked.type === 'keep') return event.waitUntil(keepAsked(event, asked));
  const answer = (isForgotten: ForgetAnswer) => event.ports[0]?.postMessage(isForgotten);
  event.waitUntil(
    forgetAll().then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

clientsClaim();

registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await caches.match(__OFFLINE_PAGE__) : undefined;
  return offline ?? Response.error();
});
