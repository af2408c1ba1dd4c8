import { placesMeant } from '../../../machines/destination-chooser/places';
import { places } from '../../content/places';

/** The places that a text may mean. Its names are fetched when somebody types, not with the page. */
export function findPlaces(text: string) {
  return placesMeant(places, text);
}
