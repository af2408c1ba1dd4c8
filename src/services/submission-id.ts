import type { IdFactory } from '../../machines/ports';

const tabKey = 'deshantar:tab:v1';
/** Set from the first submission that a page names until the page is left: a copy of the tab starts with it set, a reload does not. */
const openKey = 'deshantar:tab-open:v1';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const lockOf = (id: string) => `deshantar:tab:${id}`;

/** Holds the tab's lock until the page is left. A page with a lock could not sleep in the back/forward cache. */
function holdLock(id: string): void {
  const untilLeft = () =>
    new Promise<void>((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
  // Without secure context or in an old browser there are no locks: then a mark left over counts as a copy's.
  navigator.locks?.request(lockOf(id), untilLeft).catch(() => undefined);
}

function markOpen(id: string): void {
  sessionStorage.setItem(openKey, 'yes');
  holdLock(id);
}

/** Whether this is a duplicated tab, which starts with a copy of another tab's storage. Call it before the first id is made: that marks this tab as open. */
export function isCopiedTab(): boolean {
  try {
    return sessionStorage.getItem(openKey) !== null;
  } catch {
    return false;
  }
}

/**
 * The tab's own id, the same after a reload and another in a duplicated tab, which starts with a copy of the tab's storage.
 * Blocked storage gives an id for this page.
 */
function tabId(newId: () => string): string {
  try {
    const kept = sessionStorage.getItem(tabKey);
    const isCopy = sessionStorage.getItem(openKey) !== null;
    const id = kept !== null && uuidPattern.test(kept) && !isCopy ? kept : newId();
    sessionStorage.setItem(tabKey, id);
    markOpen(id);
    addEventListener('pagehide', () => sessionStorage.removeItem(openKey));
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) markOpen(id);
    });
    return id;
  } catch {
    return newId();
  }
}

/** Keeps the id of a tab whose storage was cleared since: after a reload the same details are to be the same submission. */
function keepId(id: string): void {
  try {
    if (sessionStorage.getItem(tabKey) === id) return;
    sessionStorage.setItem(tabKey, id);
    sessionStorage.setItem(openKey, 'yes');
  } catch {
    // Blocked storage has kept none.
  }
}

/**
 * Takes away the mark of a page that was killed before it could do so itself: its lock ended with it, the one of a tab that was
 * copied is held. Resolves before the first id is asked for; a browser without locks keeps the mark.
 */
export async function forgetKilledPage(): Promise<void> {
  try {
    const id = sessionStorage.getItem(tabKey);
    if (id === null || sessionStorage.getItem(openKey) === null) return;
    const { held = [] } = await navigator.locks.query();
    if (!held.some(({ name }) => name === lockOf(id))) sessionStorage.removeItem(openKey);
  } catch {
    // Blocked storage has neither id nor mark.
  }
}

/** The same text for the same content, in whatever order its keys were written. */
function canonicalJson(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/**
 * Returns a function that names submissions: a UUID that follows from what is sent and from the tab, so that the same details, given
 * again, are the same submission for a receiver, and another tab's are not. `make` is passed in, so that only pages with forms load `uuid`.
 */
export function submissionIds(): (content: unknown, make: IdFactory) => string {
  let tab: string | undefined;
  return (content, { random, derive }) => {
    if (tab === undefined) tab = tabId(random);
    else keepId(tab);
    return derive(canonicalJson(content), tab);
  };
}
