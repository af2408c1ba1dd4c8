import { parsePath, type To } from 'react-router-dom';
import { placeFrom, type Place } from '../../machines/site/navigation/place';
import type { SiteHistory } from '../../src/app/routing/SiteRouter';

type Address = string | { pathname: string; search?: string; hash?: string; state?: unknown };

/** A browser's history in memory, with one entry. */
export function memoryHistory(address: Address): SiteHistory {
  const listeners = new Set<(place: Place) => void>();
  let keys = 0;
  const placeOf = (to: To, state: unknown): Place => {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return placeFrom({ pathname, search, hash, state, key: `entry-${(keys += 1)}` });
  };
  const entries = [placeOf(address, typeof address === 'string' ? null : address.state)];
  let index = 0;
  const current = (): Place => {
    const place = entries[index];
    if (!place) throw new Error('The history has no such entry.');
    return place;
  };
  const changed = () => listeners.forEach((listener) => listener(current()));
  return {
    get place() {
      return current();
    },
    createHref: (to) => {
      const { pathname, search, hash } = placeOf(to, null);
      return `${pathname}${search}${hash}`;
    },
    push: (to, state) => {
      index += 1;
      entries.splice(index, Infinity, placeOf(to, state));
      changed();
    },
    replace: (to, state) => {
      entries[index] = placeOf(to, state);
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
