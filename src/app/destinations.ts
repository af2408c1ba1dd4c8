import { destinationNames, destinationTopics, topicOfDestination } from 'virtual:destinations';
import { destinationPath } from '../../machines/country-listing/listing';

/** The names of the destinations that have a page of their own, by its path. */
export const destinationsByPath: ReadonlyMap<string, string> = new Map(
  destinationNames.map((name) => [destinationPath(name), name]),
);

/** What the page of a destination has to say: its kind of entry and the answers that are known. */
export const topicsByDestination: ReadonlyMap<string, string> = new Map(
  destinationNames.map((name, place) => [name, destinationTopics[topicOfDestination[place] ?? 0] ?? '']),
);

/** Whether a destination has its page here; in any letter case, with or without a trailing slash. */
export function isDestinationPath(pathname: string): boolean {
  return destinationsByPath.has(pathname.replace(/\/+$/, '').toLowerCase());
}
