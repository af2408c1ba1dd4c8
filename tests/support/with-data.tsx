import type { ComponentProps } from 'react';
import { toolDataOn } from '../../src/content/tool-data';
import { todayInIndia } from '../../src/content/today';
import { EligibilityChecker as Checker } from '../../src/flows/eligibility-checker/EligibilityChecker';
import Documents from '../../src/flows/traveller-documents/TravellerDocuments';
import { load as loadGuide, type GuideData } from '../../src/pages/GuidePage.data';
import { TripContents as Contents } from '../../src/pages/trip/TripContents';

/* The tools and the guides with the data that the build gives them today. */

const day = todayInIndia();
const tools = toolDataOn(day);

/** Every list of documents as pages show it. */
export const documentLists = tools['document-lists'];

/** What the page of a guide is given. Throws where no guide is at the path. */
export function guideDataAt(path: string): GuideData {
  const data = loadGuide({ path, params: {}, day });
  if (!data) throw new Error(`No guide is at ${path}.`);
  return data;
}

export const EligibilityChecker = (props: Omit<ComponentProps<typeof Checker>, 'visaFreeNotes'>) => (
  <Checker {...props} visaFreeNotes={tools['visa-free-notes']} />
);

export const TravellerDocuments = (props: Omit<ComponentProps<typeof Documents>, 'data'>) => (
  <Documents {...props} data={documentLists} />
);

export const TripContents = () => <Contents lists={documentLists} centres={tools['visa-centres']} />;
