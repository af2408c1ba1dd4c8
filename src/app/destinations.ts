import { destinationNames } from 'virtual:destinations';
import { destinationPath } from '../../machines/country-listing/listing';

/** The names of the destinations that have a page of their own, by its path. */
export const destinationsByPath: ReadonlyMap<string, string> = new Map(
  destinationNames.map((name) => [destinationPath(name), name]),
);

/** Whether one of the 62 destinations has its page here; in any letter case, with or without a trailing slash. */
export function isDestinationPath(pathname: string): boolean {
  return destinationsByPath.has(pathname.replace(/\/+$/, '').toLowerCase());
}
