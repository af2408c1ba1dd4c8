const key = 'deshantar:reloaded-for-chunk';

/** How long the site's host is waited for before it counts as unreachable. */
const patienceMs = 5_000;

/** Whether the site's host answers anything: without it, a reload would replace the page by the browser's error page. */
export async function hostAnswers(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: controller.signal })
    .then(() => true)
    .catch(() => false)
    .finally(() => clearTimeout(timer));
}

/**
 * Whether the page may reload itself for a part of the app that is gone: once for each address, and never where the tab
 * cannot remember that it did.
 */
export function claimReload(): boolean {
  try {
    if (sessionStorage.getItem(key) === location.pathname) return false;
    sessionStorage.setItem(key, location.pathname);
    return true;
  } catch {
    return false;
  }
}

/** After a part was there: the next one that is gone may reload the page again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage no reload was claimed.
  }
}
