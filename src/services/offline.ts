const address = '/service-worker.js';

/** Registers the service worker, where the browser has one. A failure leaves the site as it is without one. */
export async function keepPagesForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const url = policy ? policy.createScriptURL('') : address;
  await navigator.serviceWorker.register(url as string).catch(() => undefined);
}
