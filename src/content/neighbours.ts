import { destinationPath } from '../../machines/country-listing/listing';
import { destinationCoordinates, furtherCoordinates, type Coordinates } from './destination-coordinates';
import { entryKindOn } from './entry-need';
import { entryRulesFor } from './entry-rules';
import { answeredDestinations, type AnsweredDestination } from './further-destinations';

/** Another destination near one, and what an Indian passport needs there. */
export interface Neighbour {
  readonly name: string;
  readonly path: string;
  /** "Visa before travel" */
  readonly kind: string;
}

/** Farther than this nobody calls it near, in km. */
const nearKm = 3500;

const most = 3;

const earthRadiusKm = 6371;

const placeOf = ({ shortName }: Pick<AnsweredDestination, 'shortName'>): Coordinates | undefined =>
  destinationCoordinates.get(shortName) ?? furtherCoordinates.get(shortName);

/** From capital to capital over the ground, in km. */
function distanceKm(one: Coordinates, other: Coordinates): number {
  const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(inRadians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(inRadians(other.longitude - one.longitude) / 2) ** 2;
  const narrowing = Math.cos(inRadians(one.latitude)) * Math.cos(inRadians(other.latitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(north + narrowing * east));
}

/** Up to three destinations whose capitals are nearest to one's, the nearest first, as on a day, `YYYY-MM-DD`. */
export function neighboursOf(destination: AnsweredDestination, day: string): readonly Neighbour[] {
  const here = placeOf(destination);
  if (!here) return [];
  return answeredDestinations
    .flatMap((other) => {
      const there = placeOf(other);
      const rules = entryRulesFor(other.name);
      if (!there || !rules || other.name === destination.name) return [];
      const { name } = other;
      const neighbour = { name, path: destinationPath(name), kind: entryKindOn(rules, day) };
      return [{ neighbour, km: distanceKm(here, there) }];
    })
    .filter(({ km }) => km <= nearKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, most)
    .map(({ neighbour }) => neighbour);
}
