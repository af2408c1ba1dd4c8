import { useMemo, useSyncExternalStore } from 'react';
import { agency } from '../site';
import { usePorts, type Ports } from './ports';

const neverChanges = () => () => {};

/** The address under which a post is shared. */
export function postUrl(id: string): string {
  return `${agency.baseUrl}/blog/${id}`;
}

/** The ways to share from this device: a small window, and its own sheet where it has one. */
export interface Sharing {
  readonly openWindow: Ports['openShareWindow'];
  readonly openSheet: Ports['share'] | undefined;
}

/** What the device offers is known once the page has started; prerendered pages offer the windows alone. */
export function useSharing(): Sharing {
  const { canShare, openShareWindow, share } = usePorts();
  const hasSheet = useSyncExternalStore(neverChanges, canShare, () => false);
  return useMemo(
    () => ({ openWindow: openShareWindow, openSheet: hasSheet ? share : undefined }),
    [openShareWindow, hasSheet, share],
  );
}
