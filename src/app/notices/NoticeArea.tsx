import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { connectBoard, isBoardNeeded, subscribeToNeed } from '../../services/notices';
import { whenAtRest } from '../../services/at-rest';
import classes from './NoticeArea.module.css';

/** Stands in when the board's code cannot be had: the browser's own dialog says what has to be said. */
function BrowserBoard() {
  useEffect(
    () =>
      connectBoard({
        show: ({ kind, title, message, note }) => {
          if (kind !== 'loading') window.alert([title, message, note].filter(Boolean).join('\n'));
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

/** Fetches the board ahead of its first notice: the component library and the board each in a task of its own. */
function fetchBoard(): void {
  import('../../flows/MantineArea').then(
    () => whenAtRest(() => void loadBoard()),
    () => undefined,
  );
}

/**
 * Where notices appear, at the top-centre. The area itself is in every page from the start, because screen
 * readers announce only what is added to a live region that they know. The code that fills it is fetched when
 * the page has come to rest, so that a notice can be shown even when the connection is gone. Specification §2,
 * App shell.
 */
export function NoticeArea() {
  const isNeeded = useSyncExternalStore(subscribeToNeed, isBoardNeeded, () => false);
  useEffect(() => whenAtRest(fetchBoard), []);
  return (
    <div className={classes.area} aria-live="polite" aria-relevant="additions text">
      {isNeeded && (
        <Suspense>
          <Board />
        </Suspense>
      )}
    </div>
  );
}
