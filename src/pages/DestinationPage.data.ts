import { checkerDestinationOf, destinationPath } from '../../machines/country-listing/listing';
import { destinationAnswer } from '../content/destination-answers';
import { weekCost } from '../content/estimate-words';
import { answeredDestinations } from '../content/further-destinations';
import { needOn } from '../content/listed-answers';
import { neighboursOf } from '../content/neighbours';
import { licensedHelpWords } from '../ui/licensed-help';
import type { PageRequest } from './page-request';

/** The answer for the destination of the path, and what we may offer where advice needs a licence. */
export function load({ path, day }: PageRequest) {
  const destination = answeredDestinations.find(({ name }) => destinationPath(name) === path);
  if (!destination) return undefined;
  return {
    ...destinationAnswer(destination, day),
    need: needOn(destination, day),
    neighbours: neighboursOf(destination, day),
    week: weekCost(checkerDestinationOf(destination)),
    help: licensedHelpWords(destination.name),
  };
}

export type DestinationData = NonNullable<ReturnType<typeof load>>;
