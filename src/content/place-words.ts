import type { Place } from '../../machines/destination-chooser/place';
import { inSentence } from '../../machines/in-sentence';

/** What is said of a text that names no place we know. */
export function unknownLine(text: string): string {
  return `We don’t know a place called “${text.trim().slice(0, 40)}”. Try the country’s name, or ask us.`;
}

/** The heading of a short answer. */
export function answerTitle({ name }: Place): string {
  return `To ${inSentence(name)} with an Indian passport`;
}

/** What a screen reader says of the list that has opened below the field. */
export function placesFoundLine(places: readonly Place[]): string {
  if (places.length === 0) return '';
  const names = places.map(({ name }) => name).join(', ');
  return `${places.length} ${places.length === 1 ? 'place' : 'places'}: ${names}`;
}
