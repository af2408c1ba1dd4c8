import { embeddedAddress } from '../read-data';
import { isSavingData } from './connection';
import type { ForgetAnswer, ForgetRequest, KeepRequest } from './keep-request';

const address = '/service-worker.js';

/** The files that the page has fetched. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** What makes the site an app of the phone is of no use before the page works, so no page waits for it. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}

/**
 * Registers the service worker, where the browser has one. The first page was loaded without it, so the worker is
 * told to keep that one too. A failure leaves the site as it is without one.
 */
export async function keepPagesForOffline(): Promise<void> {
  linkManifest();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasAnswered = serviceWorker.controller !== null;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const url = policy ? policy.createScriptURL('') : address;
  const isRegistered = await serviceWorker.register(url as string).then(
    () => true,
    () => false,
  );
  if (!isRegistered || (wasAnswered && isSavingData())) return;
  const { active } = await serviceWorker.ready;
  // The page came with its data; who comes back to it from another page, without a connection, needs the file.
  const asked: KeepRequest = wasAnswered
    ? { type: 'keep', pages: [], files: [embeddedAddress] }
    : { type: 'keep', pages: [location.pathname], files: [...loadedFiles(), embeddedAddress] };
  active?.postMessage(asked);
}

/**
 * Has the HTML of a page kept that was opened within the app, for the next time it is opened by its address. It costs a
 * download that nobody waits for: not where data is saved.
 */
export function keepVisitedPage(page: string): void {
  if (isSavingData()) return;
  navigator.serviceWorker?.controller?.postMessage({
    type: 'keep',
    pages: [page],
    files: [],
  } satisfies KeepRequest);
}

/** A worker that says nothing for so long is taken for none. */
const patienceMs = 3000;

function isForgottenBy(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ForgetAnswer>) => resolve(data);
    setTimeout(() => resolve(false), patienceMs);
    worker.postMessage({ type: 'forget' } satisfies ForgetRequest, [port2]);
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(`The database ${name} is in use.`));
  });
}

/**
 * Removes the pages kept for offline, and the list of their addresses and times. The worker does it, because it holds that
 * list open; where none answers, the page does. Rejects when something is left.
 */
export async function forgetKeptPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active && (await isForgottenBy(registration.active))) return;
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  if ('indexedDB' in window) await deleteDatabase('workbox-expiration');
}
