import type { CopyShown } from '../../../machines/site/connection/connection.machine';
import { source } from '../../../machines/source';

/** When the shown page was kept on the device: the service worker says so with a copy that it serves. */
export const servedCopy = source<CopyShown>(({ sendBack }) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const savedAt = navigation?.serverTiming?.find(({ name }) => name === 'saved')?.description;
  if (savedAt !== undefined) sendBack({ type: 'copy.shown', savedAt });
});
