import { randomUUID } from 'node:crypto';
import type { Location } from '../../machines/site/navigation/location';

/** A location of the site in a history entry of its own. */
export const location = (
  pathname: string,
  search = '',
  hash = '',
  state: Location['state'] = null,
): Location => ({
  pathname,
  search,
  hash,
  state,
  key: randomUUID(),
});
