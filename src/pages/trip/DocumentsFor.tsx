import { isFreeOn } from '../../../machines/travel-dates/rules';
import { entryRulesFor } from '../../content/entry-rules';
import { noListWords } from '../../content/documents/no-list';
import type { ToolData } from '../../content/tool-data';
import { usePorts } from '../../flows/ports';
import TravellerDocuments from '../../flows/traveller-documents/TravellerDocuments';
import { useTripFolder } from '../../flows/trip';

interface DocumentsForProps {
  readonly country: string;
  /** The lists of all visas. */
  readonly lists: ToolData['document-lists'];
}

/** The documents by who travels for a destination of the trip; where its visa has no list, what there is to say instead. */
export default function DocumentsFor({ country, lists }: DocumentsForProps) {
  const rules = entryRulesFor(country);
  const today = usePorts().today();
  const entry = useTripFolder()?.entry ?? today;
  if (rules?.documents)
    return <TravellerDocuments key={rules.documents} documents={rules.documents} isTripPage data={lists} />;
  return (
    <>
      <p>{noListWords(rules, rules !== undefined && isFreeOn(rules, entry))}</p>
      {rules?.official && (
        <p>
          <a href={rules.official.href} target="_blank" rel="noopener noreferrer">
            {rules.official.label}
          </a>
        </p>
      )}
    </>
  );
}
