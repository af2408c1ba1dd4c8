import { destinationPath } from '../country-listing/listing';

/** More stand side by side on no phone. */
export const mostCompared = 3;

/** The destinations that an address names, by their ids: those that we know, once each, and no more than three. */
export function comparedIn(named: string | undefined, known: readonly string[]): readonly string[] {
  const ids = (named ?? '').toLowerCase().split(',');
  return [...new Set(ids)].filter((id) => known.includes(id)).slice(0, mostCompared);
}

/** How an address names a destination: "south-korea", as the address of its page does. */
export function comparedId(name: string): string {
  return destinationPath(name).slice(destinationPath('').length);
}

/** What the address says of them; nothing where there are none. */
export function namedIn(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}

/** The address of a comparison. */
export function comparisonPath(ids: readonly string[] = []): string {
  const named = namedIn(ids);
  return named === undefined ? '/tools/compare' : `/tools/compare?with=${named}`;
}
