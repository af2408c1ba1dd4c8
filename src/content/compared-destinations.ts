import { comparedId } from '../../machines/comparison/compared';
import {
  checkerDestinationOf,
  destinationPath,
  type ListedAnswer,
  type VisaNeed,
} from '../../machines/country-listing/listing';
import { isOneOf } from '../../machines/options';
import { documentsFor } from '../../machines/traveller-documents/for-traveller';
import { anyTraveller } from '../../machines/traveller-documents/traveller-documents.machine';
import { destinations } from '../../machines/trip-estimator/estimator-form';
import { isFreeOn } from '../../machines/travel-dates/rules';
import { documentListsOn } from './documents/document-lists';
import { entryRulesFor } from './entry-rules';
import { weekCost } from './estimate-words';
import { answeredDestinations } from './further-destinations';
import { capitalized, listedAnswerOn } from './listed-answers';

/** A destination in a comparison: what its page says, in a word or two. */
export interface ComparedDestination {
  /** The last part of its page's address: "south-korea". */
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly path: string;
  readonly need?: VisaNeed;
  readonly kind: string;
  readonly fee: ListedAnswer['fee'];
  readonly time: string;
  readonly stay: string;
  readonly documents: string;
  /** What seven days cost one traveller, without the visa. */
  readonly week: string;
}

function documentsLine(list: string | undefined, isFree: boolean, count: number): string {
  if (isFree) return 'None for a visa';
  return list === undefined ? 'No list found' : `${count} if you are salaried`;
}

/** Every destination that can be compared, by name, as on a day, `YYYY-MM-DD`. */
export function comparedDestinations(day: string): readonly ComparedDestination[] {
  const lists = documentListsOn(day);
  return answeredDestinations
    .map((destination): ComparedDestination => {
      const { name, shortName } = destination;
      const rules = entryRulesFor(name);
      if (!rules) throw new Error(`${name} has no entry rules.`);
      const { need, kind, fee, time } = listedAnswerOn(destination, day);
      const list = rules.documents;
      const rated = checkerDestinationOf(destination);
      const { total } = weekCost(rated);
      return {
        id: comparedId(name),
        name,
        shortName,
        path: destinationPath(name),
        ...(need && { need }),
        kind,
        fee,
        time: time.value,
        stay: rules.stay ? capitalized(rules.stay.words) : 'Not confirmed',
        documents: documentsLine(
          list,
          isFreeOn(rules, day),
          list ? documentsFor(lists[list], anyTraveller).length : 0,
        ),
        week: isOneOf(destinations, rated) ? total : `${total} at our default rates`,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Where many hesitate: offered while nothing is compared. */
export const usualComparisons: readonly (readonly string[])[] = [
  ['thailand', 'vietnam', 'malaysia'],
  ['japan', 'south-korea'],
  ['france', 'united-kingdom'],
  ['united-arab-emirates', 'singapore', 'hong-kong'],
];
