import { useEffect } from 'react';

/** Stands behind the page, inside its Suspense: runs once the page is on the screen and its own effects have run. */
export function AfterPage({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
