import { checkerDestinationOf, destinationPath } from '../../machines/country-listing/listing';
import { comparedId, comparisonPath, mostCompared } from '../../machines/comparison/compared';
import { destinationAnswer } from '../content/destination-answers';
import { refusalLink } from '../content/refusals';
import { entryRulesFor, isSchengenCountry } from '../content/entry-rules';
import { weekCost } from '../content/estimate-words';
import { factDays } from '../content/fact-age';
import { answeredDestinations } from '../content/further-destinations';
import { needOn } from '../content/entry-need';
import { neighboursOf } from '../content/neighbours';
import { topicPath, topicTitles } from '../content/topic-titles';
import { topicsForDestination } from '../content/topics';
import { photoLink } from '../content/photo-documents';
import { transitLink } from '../content/transit-places';
import { visaCost } from '../content/visa-cost';
import { agency } from '../site';
import { licensedHelpWords } from '../ui/licensed-help';
import type { PageRequest } from './page-request';

/** The answer for the destination of the path, and what we may offer where advice needs a licence. */
export function load({ path, day }: PageRequest) {
  const destination = answeredDestinations.find(({ name }) => destinationPath(name) === path);
  if (!destination) return undefined;
  const neighbours = neighboursOf(destination, day);
  const answer = destinationAnswer(destination, day);
  return {
    ...answer,
    reading: [
      transitLink(destination.name),
      photoLink(destination.name) ?? [],
      refusalLink(destination.name, isSchengenCountry(destination.name)) ?? [],
      answer.reading,
      topicsForDestination(entryRulesFor(destination.name)).map((id) => ({
        label: topicTitles[id],
        href: topicPath(id),
      })),
    ].flat(),
    need: needOn(destination, day),
    age: factDays(
      [entryRulesFor(destination.name)?.checked, answer.whereToApply?.checked].filter(
        (one) => one !== undefined,
      ),
      day,
    ),
    neighbours,
    /** Beside the two that are nearest. */
    comparison: comparisonPath(
      [destination, ...neighbours].slice(0, mostCompared).map(({ name }) => comparedId(name)),
    ),
    cost: visaCost(
      answer.facts,
      answer.whereToApply?.lines.find(({ label }) => label === 'Service charge'),
      agency.prices,
    ),
    week: weekCost(checkerDestinationOf(destination)),
    help: licensedHelpWords(destination.name),
  };
}

export type DestinationData = NonNullable<ReturnType<typeof load>>;
