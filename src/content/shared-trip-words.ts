import { dateWords } from '../../machines/date-words';
import { inSentence } from '../../machines/in-sentence';
import type { Effect, SharedTrip } from '../../machines/shared-trip/trip-in-hash';
import type { TripFolder } from '../../machines/site/trip-folder/folder';

export const tripLinkWords = {
  copied: 'The link to your trip was copied.',
  otherwise: 'Please send the trip by WhatsApp.',
  noPicture: 'The picture could not be made on this device. Please send the trip by WhatsApp.',
} as const;

/** "France, 20 January 2027 to 30 January 2027, Tourist Visa" */
export function sharedTripLine({ destination, visaType, entry, exit }: SharedTrip): string {
  const from = entry === undefined ? undefined : dateWords(entry);
  const until = exit === undefined ? undefined : dateWords(exit);
  const dates = from && until ? `${from} to ${until}` : from ? `from ${from}` : until && `until ${until}`;
  return [destination, dates, visaType].filter((words) => words !== undefined).join(', ');
}

/** What happens to the visitor's own trip when the shared one is taken. */
export function effectWords(effect: Effect, { destination = '' }: TripFolder): string {
  switch (effect) {
    case 'begins':
      return 'Nothing of it is kept until you take it into your folder.';
    case 'nothing':
      return 'Your folder says the same already.';
    case 'changes':
      return `Taking it changes your own trip to ${inSentence(destination)}.`;
    case 'replaces':
      return `It would take the place of your own trip to ${inSentence(destination)}.`;
  }
}
