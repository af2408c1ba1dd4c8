const reloadedKey = 'deshantar:reloaded-for-chunk';

function claimReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.pathname) return false;
    sessionStorage.setItem(reloadedKey, location.pathname);
    return true;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without storage no reload was claimed.
  }
}

/**
 * Loads a part of the app. After a new deployment the old file may be gone: then the page reloads once, to
 * fetch the new build; if that does not help, the error reaches the error screen.
 */
export async function recoverFromMissingChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load();
  try {
    const module = await load();
    forgetReload();
    return module;
  } catch (error) {
    if (!navigator.onLine || !claimReload()) throw error;
    location.reload();
    return new Promise<Module>(() => {});
  }
}
