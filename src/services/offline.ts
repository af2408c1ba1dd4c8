import type { KeepRequest } from './keep-request';

const address = '/service-worker.js';

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/**
 * Registers the service worker, where the browser has one. The first page was loaded without it, so the worker is
 * told to keep that one too. A failure leaves the site as it is without one.
 */
export async function keepPagesForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasAnswered = serviceWorker.controller !== null;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const url = policy ? policy.createScriptURL('') : address;
  const isRegistered = await serviceWorker.register(url as string).then(
    () => true,
    () => false,
  );
  if (!isRegistered || wasAnswered) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ page: location.pathname, files: loadedFiles() } satisfies KeepRequest);
}

/** Has the HTML of a page kept that was opened within the app, for the next time it is opened by its address. */
export function keepVisitedPage(page: string): void {
  navigator.serviceWorker?.controller?.postMessage({ page, files: [] } satisfies KeepRequest);
}
