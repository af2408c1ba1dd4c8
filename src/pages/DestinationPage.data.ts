import { destinationPath } from '../../machines/country-listing/listing';
import { destinationAnswer } from '../content/destination-answers';
import { answeredDestinations } from '../content/further-destinations';
import type { PageRequest } from './page-request';

/** The answer for the destination of the path. */
export function load({ path, day }: PageRequest) {
  const destination = answeredDestinations.find(({ name }) => destinationPath(name) === path);
  return destination && destinationAnswer(destination, day);
}
