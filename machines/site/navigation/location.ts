/** What one page hands to the next by the browser's history. Specification §4, Apply Now. */
export interface LocationState {
  /** An application has just been accepted; the listing says so and takes the flag off. */
  readonly applicationAccepted?: true;
  /** The destination that the checker is to start with, as it names it. */
  readonly destination?: string;
}

/** An address inside the site, as one entry of the browser's history. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: LocationState | null;
  /** Tells two entries with the same address apart, where the router has made them. */
  readonly key: string;
}

/** Where a request leads: a path with its query and hash, or an address in parts; a missing path is the shown one's. */
export type NavigationTarget = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** What a history entry holds of ours: anything else, from another version or another script, counts as nothing. */
function stateFrom(kept: unknown): LocationState | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { applicationAccepted, destination } = kept as Readonly<Record<string, unknown>>;
  const state: LocationState = {
    ...(applicationAccepted === true && { applicationAccepted }),
    ...(typeof destination === 'string' && { destination }),
  };
  return Object.keys(state).length === 0 ? null : state;
}

/** The key of an entry that the router did not make: the first of a visit, and those of the browser itself. */
const keyOfOthers = 'default';

/** Hosts serve a page with a slash at its end, too; charts compare paths without. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/**
 * The location of a history entry; the one point where the browser's history is read. Entries that the router did not
 * make are told apart by their address.
 */
export function locationFrom(entry: Omit<Location, 'state'> & { readonly state: unknown }): Location {
  const { search, hash, key, state } = entry;
  const pathname = withoutSlash(entry.pathname);
  const ownKey = key === keyOfOthers ? `${key} ${pathname}${search}${hash}` : key;
  return { pathname, search, hash, key: ownKey, state: stateFrom(state) };
}

/** Whether two entries say the same; only their keys may differ. */
export function isSameLocation(one: Location, other: Location): boolean {
  return (
    one.pathname === other.pathname &&
    one.search === other.search &&
    one.hash === other.hash &&
    JSON.stringify(one.state) === JSON.stringify(other.state)
  );
}

const marked = (mark: '?' | '#', part: string): string =>
  part === '' || part.startsWith(mark) ? part : mark + part;

/** The address that a request names, seen from the shown path. */
export function addressOf(to: NavigationTarget, shownPathname: string): string {
  if (typeof to === 'string') return to;
  const { pathname = shownPathname, search = '', hash = '' } = to;
  return pathname + marked('?', search) + marked('#', hash);
}
