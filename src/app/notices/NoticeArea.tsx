import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { connectBoard, isBoardNeeded, subscribeToNeed } from '../../services/notices';

/** Stands in when the board's code cannot be had: the browser's own dialog says what has to be said. */
function BrowserBoard() {
  useEffect(
    () =>
      connectBoard({
        show: ({ kind, message }) => {
          if (kind !== 'loading') window.alert(message);
        },
        withdraw: () => {},
      }),
    [],
  );
  return null;
}

const loadBoard = (): Promise<{ default: ComponentType }> =>
  import('./Board').catch(() => ({ default: BrowserBoard }));

const Board = lazy(loadBoard);

/**
 * Where notices appear. Their code is fetched when the page has come to rest, so that a notice can be shown
 * even when the connection is gone. Specification §2, App shell.
 */
export function NoticeArea() {
  const isNeeded = useSyncExternalStore(subscribeToNeed, isBoardNeeded, () => false);
  useEffect(() => {
    const prefetch = () => void loadBoard();
    const idle = window.requestIdleCallback?.(prefetch, { timeout: 5000 });
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
  return (
    isNeeded && (
      <Suspense>
        <Board />
      </Suspense>
    )
  );
}
