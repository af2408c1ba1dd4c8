import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from '../head';
import { metadataFor } from '../metadata';

function goToTop(): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

function goToTarget(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  target.focus({ preventScroll: true });
  return true;
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * On every change of path: the head, the top of the page and the focus follow; with a hash the page goes to
 * that element instead. A change of the query alone moves nothing. Specification §2.
 */
export function usePageChange(): void {
  const { pathname, hash, key } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const isNewPage = arrivedAt.current !== pathname;
    arrivedAt.current = pathname;
    if (isNewPage) applyHead(metadataFor(pathname));
    if (hash && goToTarget(decodedHash(hash))) return;
    if (isNewPage) goToTop();
  }, [pathname, hash, key]);
}
