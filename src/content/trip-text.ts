import { dateWords } from '../../machines/date-words';
import { missingFields, type AskedField, type TripFolder } from '../../machines/site/trip-folder/folder';

const names: Readonly<Record<AskedField, string>> = {
  destination: 'your destination',
  entry: 'the day you arrive',
  exit: 'the day you leave',
  passportExpiry: 'when your passport expires',
  visaType: 'the type of visa',
  traveller: 'who is travelling',
};

/** What is still missing before an application can be sent, in words; nothing once one was. */
export function missingFrom(folder: TripFolder): readonly string[] {
  return missingFields(folder).map((field) => names[field]);
}

/** The folder as a message. It holds no name, phone or e-mail. */
export function tripText(folder: TripFolder, address: string): string {
  const { destination, visaType, entry, exit, passportExpiry, documents, score, sent } = folder;
  const missing = missingFrom(folder);
  return [
    `My trip${destination === undefined ? '' : ` to ${destination}`}`,
    ...(visaType === undefined ? [] : [`Visa: ${visaType}`]),
    ...(entry === undefined
      ? []
      : [`Travel: ${dateWords(entry)}${exit === undefined ? '' : ` to ${dateWords(exit)}`}`]),
    ...(passportExpiry === undefined ? [] : [`Passport valid until ${dateWords(passportExpiry)}`]),
    ...(documents === undefined ? [] : [`Documents: ${documents.ready} of ${documents.total} ready`]),
    ...(score === undefined ? [] : [`Profile score: ${score.score} out of 100 (${score.status})`]),
    ...(sent === undefined ? [] : [`Sent on ${dateWords(sent.on)}, reference ${sent.reference}`]),
    ...(missing.length === 0 ? [] : [`Still missing: ${missing.join(', ')}`]),
    address,
  ].join('\n');
}
