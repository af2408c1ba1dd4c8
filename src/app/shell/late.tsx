import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { whenAtRest } from '../../services/at-rest';

let isAtRest = false;

function subscribeToRest(listener: () => void): () => void {
  return whenAtRest(() => {
    isAtRest = true;
    listener();
  });
}

/**
 * A part of the shell whose code is fetched when the page has come to rest. If it cannot be had, the page does
 * without it.
 */
export function arrivesAtRest(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => load().catch(() => ({ default: () => null })));
  return function LatePart() {
    const isDue = useSyncExternalStore(
      subscribeToRest,
      () => isAtRest,
      () => false,
    );
    return (
      isDue && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}
