import { connection } from '../../services/connection';
import { whenIdle } from '../../services/idle';
import { prefetchPage } from './routes';

/** At most so many pages are fetched because their links came into view. */
const viewLimit = 4;

function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOwn = link?.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isOwn && link.pathname !== location.pathname ? link.pathname : undefined;
}

/**
 * Fetches the code of a page when the visitor is about to ask for it: a link is pointed at, touched or focused;
 * on a fast connection also when it comes into view, one after the other whenever the browser is idle. Never where
 * data is saved. Returns an unsubscribe function.
 */
export function prefetchOnIntent(): () => void {
  const { saveData, effectiveType = '4g', downlink = 0 } = connection();
  if (saveData || effectiveType.includes('2g')) return () => {};

  const asked = new Set<string>();
  const fetchOnce = (path: string | undefined) => {
    if (path === undefined || asked.has(path)) return;
    asked.add(path);
    prefetchPage(path);
  };
  const onIntent = ({ target }: Event) => fetchOnce(linkedPath(target));
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });

  const seen: (string | undefined)[] = [];
  let callOff = () => {};
  const fetchNextWhenIdle = () => {
    callOff = whenIdle(() => {
      if (asked.size >= viewLimit) return inView.disconnect();
      fetchOnce(seen.shift());
      if (seen.length > 0) fetchNextWhenIdle();
    });
  };
  const inView = new IntersectionObserver((entries) => {
    const isAtRest = seen.length === 0;
    seen.push(
      ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => linkedPath(target)),
    );
    if (isAtRest && seen.length > 0) fetchNextWhenIdle();
  });
  const isFast = effectiveType === '4g' && downlink >= 5;
  if (isFast) document.querySelectorAll('main a[href^="/"]').forEach((link) => inView.observe(link));

  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
    inView.disconnect();
    callOff();
  };
}
