import { isFreeOn } from '../../../machines/travel-dates/rules';
import { entryRulesFor } from '../../content/entry-rules';
import { noListWords } from '../../content/documents/no-list';
import { usePorts } from '../../flows/ports';
import TravellerDocuments from '../../flows/traveller-documents/TravellerDocuments';
import { useTripFolder } from '../../flows/trip';

/** The documents by who travels for a destination of the trip; where its visa has no list, what there is to say instead. */
export default function DocumentsFor({ country }: { country: string }) {
  const rules = entryRulesFor(country);
  const today = usePorts().today();
  const entry = useTripFolder()?.entry ?? today;
  if (rules?.documents)
    return <TravellerDocuments key={rules.documents} documents={rules.documents} isTripPage />;
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
