function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Goes to the element that an address's `#…` names, and puts the focus there. False where the page has none of that name. */
export function wentTo(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decoded(hash));
  if (!target) return false;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  target.focus({ preventScroll: true });
  return true;
}
