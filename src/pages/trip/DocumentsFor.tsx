import { entryRulesFor } from '../../content/entry-rules';
import TravellerDocuments from '../../flows/traveller-documents/TravellerDocuments';

/** The documents by who travels for a destination: its own list where one was found, else the general one. */
export default function DocumentsFor({
  country,
  isTripPage = false,
}: {
  country: string;
  isTripPage?: boolean;
}) {
  const documents = entryRulesFor(country)?.documents ?? 'general';
  return <TravellerDocuments key={documents} documents={documents} isTripPage={isTripPage} />;
}
