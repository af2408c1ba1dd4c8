import { destinationPath } from '../../machines/country-listing/listing';
import { checkedOn, supportOf } from '../../machines/evidence';
import type { OpenedBy } from '../../machines/visas-held/openings';
import { whenWords } from './destination-answers';
import { entryRulesFor } from './entry-rules';
import { answeredDestinations } from './further-destinations';

/** A way in for who holds the visa of another country, as the destination's page has it. */
export interface OpenedWay {
  readonly holds: string;
  readonly gives: string;
  readonly openedBy: readonly OpenedBy[];
  /** "checked November 2026, one source" */
  readonly when: string;
}

export interface OpenedDestination {
  readonly name: string;
  readonly path: string;
  readonly ways: readonly OpenedWay[];
}

/** The destinations that a visa of another country opens to an Indian passport, by name. */
export function openedDestinations(): readonly OpenedDestination[] {
  return answeredDestinations
    .flatMap(({ name }): OpenedDestination[] => {
      const ways = (entryRulesFor(name)?.shorterWays ?? []).flatMap((way): OpenedWay[] => {
        const { holds, gives, openedBy } = way;
        return openedBy ? [{ holds, gives, openedBy, when: `${whenWords(way)}: ${supportOf(way)}` }] : [];
      });
      return ways.length === 0 ? [] : [{ name, path: destinationPath(name), ways }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** When those ways were checked. */
export function openedChecks(): readonly string[] {
  return answeredDestinations.flatMap(({ name }) =>
    (entryRulesFor(name)?.shorterWays ?? []).flatMap((way) => (way.openedBy ? [checkedOn(way)] : [])),
  );
}
