import { claimReload, forgetReload } from '../../services/chunk-reload';

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
