import { parsePath, type To } from 'react-router-dom';
import { locationFrom, type Location } from '../../machines/site/navigation/location';
import type { SiteHistory } from '../../src/app/routing/SiteRouter';

type Address = string | { pathname: string; search?: string; hash?: string; state?: unknown };

/** A browser's history in memory, with one entry. */
export function memoryHistory(address: Address): SiteHistory {
  const listeners = new Set<(location: Location) => void>();
  let keys = 0;
  const locationOf = (to: To, state: unknown): Location => {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return locationFrom({ pathname, search, hash, state, key: `entry-${(keys += 1)}` });
  };
  const entries = [locationOf(address, typeof address === 'string' ? null : address.state)];
  let index = 0;
  const current = (): Location => {
    const location = entries[index];
    if (!location) throw new Error('The history has no such entry.');
    return location;
  };
  const changed = () => listeners.forEach((listener) => listener(current()));
  return {
    get location() {
      return current();
    },
    createHref: (to) => {
      const { pathname, search, hash } = locationOf(to, null);
      return `${pathname}${search}${hash}`;
    },
    push: (to, state) => {
      index += 1;
      entries.splice(index, Infinity, locationOf(to, state));
      changed();
    },
    replace: (to, state) => {
      entries[index] = locationOf(to, state);
      changed();
    },
    go: (delta) => {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      changed();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
