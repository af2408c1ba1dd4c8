import { withToolData } from '../read-data';
import { LateTool } from '../flows/late-tool/LateTool';
import { StayRule } from '../ui/StayRule';
import { isSchengen } from '../../machines/schengen';
import type { DocumentListId } from '../../machines/traveller-documents/documents';
import type { GuideJourney } from '../content/guides/journey';

const loadDatePlanner = () => import('../flows/travel-dates/DatePlanner');
const loadTravellerDocuments = () =>
  withToolData('document-lists', import('../flows/traveller-documents/TravellerDocuments'));
const loadStayCounter = () => import('../flows/stay-counter/StayCounter');

/** When to apply for a journey: the rules in words, and the planner when it is asked for. */
export function PlanDates({ country, place, rules }: GuideJourney) {
  return (
    <LateTool name="the date planner" load={loadDatePlanner} with={{ country, place }}>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </LateTool>
  );
}

interface PlanJourneyProps {
  readonly country: string;
  /** No visa is needed there. */
  readonly isFreeToGo: boolean;
  /** The list of documents of its visa, where one was found. */
  readonly documents: DocumentListId | undefined;
}

/**
 * The tools for a trip to a country: when to apply, the documents of who travels where its visa has a list, and the days of the
 * Schengen area where it belongs to it.
 */
export function PlanJourney({ country, isFreeToGo, documents }: PlanJourneyProps) {
  return (
    <>
      <LateTool name="the date planner" load={loadDatePlanner} with={{ country }}>
        <p>
          {isFreeToGo
            ? 'Add your dates: you see whether you need a visa then, and whether your passport lasts.'
            : 'Add your dates: you see when to apply, and whether your passport lasts.'}
        </p>
      </LateTool>
      {documents && <DocumentsForYou documents={documents} />}
      {isSchengen(country) && (
        <LateTool name="the day counter" load={loadStayCounter} with={{}}>
          <p>
            Your days in all 29 Schengen countries count together: at most 90 in any 180. Count what is left
            of yours, and how long you may stay.
          </p>
        </LateTool>
      )}
    </>
  );
}

/** The rule of 90 days in 180 in words, and the counter when it is asked for. */
export function CountStays() {
  return (
    <LateTool name="the day counter" load={loadStayCounter} with={{}}>
      <StayRule />
    </LateTool>
  );
}

/** The documents by who travels, when they are asked for. */
export function DocumentsForYou({ documents }: { documents: DocumentListId }) {
  return (
    <LateTool name="the list for you" load={loadTravellerDocuments} with={{ documents }}>
      <p>
        What you are asked for depends on who travels: salaried, self-employed, student, homemaker or retired,
        an adult or a child, on why you travel and on who pays.
      </p>
    </LateTool>
  );
}
