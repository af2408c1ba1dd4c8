import { LateTool } from '../flows/late-tool/LateTool';
import { inSentence } from '../../machines/in-sentence';
import type { DocumentSetId } from '../../machines/travel-dates/rules';
import type { GuideJourney } from '../content/guides/journey';

const loadTravelDates = () => import('../flows/travel-dates/TravelDates');
const loadTravellerDocuments = () => import('../flows/traveller-documents/TravellerDocuments');
const loadStayCounter = () => import('../flows/stay-counter/StayCounter');

/** When to apply for a journey: the rules in words, and the planner when it is asked for. */
export function PlanDates({ country, place, rules }: GuideJourney) {
  return (
    <LateTool name="the date planner" load={loadTravelDates} with={{ country, place }}>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </LateTool>
  );
}

const loadDocumentsFor = () => import('./trip/DocumentsFor');

/** The two tools for a trip to a country: when to apply, and the documents of who travels. */
export function PlanJourney({ country, rules }: { country: string; rules: readonly string[] }) {
  return (
    <>
      <PlanDates country={country} place={inSentence(country)} rules={rules} />
      <LateTool name="the list for you" load={loadDocumentsFor} with={{ country }}>
        <p>Which documents you are asked for depends on who travels and who pays.</p>
      </LateTool>
    </>
  );
}

/** The rule of 90 days in 180 in words, and the counter when it is asked for. */
export function CountStays() {
  return (
    <LateTool name="the day counter" load={loadStayCounter} with={{}}>
      <ul>
        <li>
          On each day of your stay, look back over the 180 days that end on it: at most 90 of them may be days
          in the area.
        </li>
        <li>The day you enter and the day you leave both count. All 29 countries count together.</li>
        <li>
          Old days drop out while you are there, so you may often stay longer than 90 minus the days used.
        </li>
        <li>After 90 days outside without a break you may stay 90 days again.</li>
      </ul>
    </LateTool>
  );
}

/** The documents by who travels, when they are asked for. */
export function DocumentsForYou({ documents }: { documents: DocumentSetId }) {
  return (
    <LateTool name="the list for you" load={loadTravellerDocuments} with={{ documents }}>
      <p>
        What you are asked for depends on who travels: salaried, self-employed, student, homemaker or retired,
        an adult or a child, and on who pays.
      </p>
    </LateTool>
  );
}
