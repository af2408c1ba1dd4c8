import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isBoardNeeded, subscribeToNeed } from '../../services/notices';

const Board = lazy(() => import('./Board'));

/** Where notices appear. Nothing is loaded before the first notice. Specification §2, App shell. */
export function NoticeArea() {
  const isNeeded = useSyncExternalStore(subscribeToNeed, isBoardNeeded, () => false);
  return (
    isNeeded && (
      <Suspense>
        <Board />
      </Suspense>
    )
  );
}
