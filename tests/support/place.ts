import { randomUUID } from 'node:crypto';
import type { Place } from '../../machines/site/navigation/place';

/** A place of the site in a history entry of its own. */
export const place = (pathname: string, search = '', hash = '', state: Place['state'] = null): Place => ({
  pathname,
  search,
  hash,
  state,
  key: randomUUID(),
});
