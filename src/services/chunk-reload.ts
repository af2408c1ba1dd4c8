const key = 'deshantar:reloaded-for-chunk';

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
