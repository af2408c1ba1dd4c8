import type { MakesIds } from '../../machines/ports';

const tabKey = 'deshantar:tab:v1';
/** Set while a page of the tab is open: a copy of the tab starts with it set, a reload does not. */
const openKey = 'deshantar:tab-open:v1';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
    sessionStorage.setItem(openKey, 'yes');
    addEventListener('pagehide', () => sessionStorage.removeItem(openKey));
    addEventListener('pageshow', () => sessionStorage.setItem(openKey, 'yes'));
    return id;
  } catch {
    return newId();
  }
}

/**
 * Gives the way to name submissions: a UUID that follows from what is sent and from the tab, so that the same details, given
 * again, are the same submission for a receiver, and another tab's are not. How ids are made comes with the pages that send.
 */
export function submissionIds(): (content: unknown, make: MakesIds) => string {
  let tab: string | undefined;
  return (content, { random, derive }) => {
    tab ??= tabId(random);
    return derive(JSON.stringify(content), tab);
  };
}
