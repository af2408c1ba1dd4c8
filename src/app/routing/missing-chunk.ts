import { claimReload, forgetReload, hostAnswers } from '../../services/chunk-reload';

/**
 * Loads a part of the app. After a new deployment the old file may be gone: then the page reloads once, to
 * fetch the new build; if that does not help, or the site's host cannot be reached, the error reaches the error screen.
 */
export async function recoverFromMissingChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load();
  try {
    const module = await load();
    forgetReload();
    return module;
  } catch (error) {
    if (!navigator.onLine || !(await hostAnswers()) || !claimReload()) throw error;
    location.reload();
    return new Promise<Module>(() => {});
  }
}
