import { isMark } from '../kept';
import type { StorageKey } from '../ports';

/** Set once the checker was on the screen: it no longer opens by itself in this browser session. */
export const checkerSeenStorageKey: StorageKey<true> = {
  key: 'deshantar:checker-seen:v1',
  lasts: 'tab',
  check: isMark,
};
