import { isMark } from '../kept';
import type { Kept } from '../ports';

/** Set once the checker was on the screen: it no longer opens by itself in this browser session. */
export const keptCheckerSeen: Kept<true> = { key: 'deshantar:checker-seen:v1', lasts: 'tab', check: isMark };
