import { schengenArea } from '../../../machines/schengen';
import { inSentence } from '../../../machines/in-sentence';
import { mayReview } from '../../../machines/licensed-help';
import { applicationPath, applyPath, destinationPath } from '../../../machines/country-listing/listing';
import { Link } from 'react-router-dom';
import { countries } from '../../content/countries';
import { entryRulesFor } from '../../content/entry-rules';
import { answeredDestinations } from '../../content/further-destinations';
import type { ToolData } from '../../content/tool-data';
import { guidePaths } from '../../content/guides/guide-paths';
import { stampOn } from '../../content/trip-card';
import { tripDestinations } from '../../content/trip-destinations';
import { ApplyGate } from '../../flows/apply-gate/ApplyGate';
import { LateContent } from '../../flows/late-tool/LateContent';
import { SharedTrip } from '../../flows/shared-trip/SharedTrip';
import { useToolDialogs } from '../../flows/tools/tools';
import DatePlanner from '../../flows/travel-dates/DatePlanner';
import { TripFolder, type TripSections } from '../../flows/trip-folder/TripFolder';
import { VisaCentre } from '../../flows/visa-centre/VisaCentre';
import { TripLink } from '../../flows/trip-link/TripLink';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { DestinationStamp } from '../../ui/destination/DestinationStamp';
import DocumentsFor from './DocumentsFor';

const loadLetters = () => import('../../flows/travel-letters/TravelLetters');

interface TripData {
  readonly lists: ToolData['document-lists'];
  readonly centres: ToolData['visa-centres'];
}

/** Apply Now with the same gate as the listing; who has been through the checker is not asked again. */
function ApplyNow({ destination, isChecked }: { destination: string; isChecked: boolean }) {
  const country = countries.find(({ name }) => name === destination);
  if (!country || isChecked) {
    return (
      <Button component={Link} to={destination === schengenArea ? applicationPath : applyPath(destination)}>
        Apply Now
      </Button>
    );
  }
  return (
    <ApplyGate country={country}>
      {(onApply) => (
        <Button component={Link} to={applyPath(destination)} onClick={onApply}>
          Apply Now
        </Button>
      )}
    </ApplyGate>
  );
}

function Estimate() {
  const send = useToolDialogs();
  return (
    <Button variant="default" onClick={() => send({ type: 'estimator.requested' })}>
      Estimate the cost
    </Button>
  );
}

function pageOf(destination: string): string | undefined {
  if (destination === schengenArea) return guidePaths.schengen;
  return answeredDestinations.some(({ name }) => name === destination)
    ? destinationPath(destination)
    : undefined;
}

/** Where one applies for it, by the state that the trip knows; nothing where nothing is applied for. */
function Centre({ destination, centres }: { destination: string; centres: TripData['centres'] }) {
  const centre = centres.find(({ name }) => name === destination);
  if (!centre) return null;
  return (
    <section aria-labelledby="trip-centre">
      <h4 id="trip-centre">Where you apply</h4>
      <VisaCentre own={centre} />
      <p>
        <Link to={`${destinationPath(destination)}#where-to-apply`}>Cities, charges and appointments</Link>
      </p>
    </section>
  );
}

const sectionsWith = ({ lists, centres }: TripData): TripSections => ({
  rules: entryRulesFor,
  pageOf,
  stamp: (destination, day) => {
    const stamp = stampOn(destination, day);
    return stamp && <DestinationStamp {...stamp} />;
  },
  planner: (destination) => <DatePlanner key={destination} country={destination} isTripPage />,
  centre: (destination) => (
    <Centre key={`centre ${destination}`} destination={destination} centres={centres} />
  ),
  documents: (destination) => <DocumentsFor country={destination} lists={lists} />,
  letters: (destination) => (
    <>
      <p>
        They say what you answer, ask for the rest in brackets, and are compared with the dates of your trip.
      </p>
      {!mayReview(destination, agency.licences) && (
        <p>
          You write them yourself. Nobody here reads or corrects them: for {inSentence(destination)} that
          takes a licence that we do not hold.
        </p>
      )}
      <LateContent name="the letters" load={loadLetters} />
    </>
  ),
  apply: (destination, isChecked) => <ApplyNow destination={destination} isChecked={isChecked} />,
  estimate: <Estimate />,
  sharing: <TripLink />,
});

/** The folder with the tools that it holds. Brings the entry rules with it: to be loaded when the page is there. */
export function TripContents(data: TripData) {
  return (
    <>
      <SharedTrip rules={entryRulesFor} pageOf={pageOf} />
      <TripFolder destinations={tripDestinations} sections={sectionsWith(data)} />
    </>
  );
}
