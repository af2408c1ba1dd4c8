import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepVisitedPage } from '../../services/offline';
import { site } from '../../site';
import { wasRenderedFor } from '../routing/prerendered';

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

/** Whether the document's head was written for another path, as that of the fallback shell. */
function hasForeignHead(pathname: string): boolean {
  const root = document.getElementById('root');
  return root !== null && !wasRenderedFor(root, pathname);
}

/** The title of a page whose metadata cannot be had: its heading. */
function titleFromPage(): string {
  const heading = document.querySelector('h1')?.textContent;
  return heading ? `${heading} | ${site.name}` : site.name;
}

/**
 * Keeps the document's head that of the path. The document brings its own; the metadata of all pages is fetched
 * when the visitor goes to another one. Where it cannot be had, only the title follows.
 */
function useHead(pathname: string): void {
  const described = useRef(pathname);

  useEffect(() => {
    if (described.current === pathname && !hasForeignHead(pathname)) return undefined;
    described.current = pathname;
    let isNewest = true;
    import('../follow-head').then(
      ({ applyHead }) => {
        if (isNewest) applyHead(pathname);
      },
      () => {
        if (isNewest) document.title = titleFromPage();
      },
    );
    return () => void (isNewest = false);
  }, [pathname]);
}

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'hash' | 'state'>;

/** A flag that is taken off the history entry is not a visitor who asks for the page again. */
function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.pathname === other.pathname &&
    one.search === other.search &&
    one.hash === other.hash &&
    one.state === other.state
  );
}

/**
 * On every change of path, and on a link to the page that one is on: the head, the top of the page and the focus follow; with a hash the page goes to
 * that element instead. A change of the query alone moves nothing. Specification §2.
 */
export function usePageChange(): void {
  const { pathname, search, hash, state, key } = useLocation();
  const arrivedAt = useRef({ pathname, search, hash, state, key });
  useHead(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = { pathname, search, hash, state, key };
    const isNewPage = before.pathname !== pathname;
    const isAskedForAgain = hash === '' && key !== before.key && isSamePlace(before, arrivedAt.current);
    if (isNewPage) keepVisitedPage(pathname);
    if (hash && goToTarget(decodedHash(hash))) return;
    if (isNewPage || isAskedForAgain) goToTop();
  }, [pathname, search, hash, state, key]);
}
