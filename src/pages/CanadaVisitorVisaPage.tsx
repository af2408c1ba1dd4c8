import {
  documents,
  facts,
  officialSites,
  publications,
} from 'virtual:facts/guides/canada-visitor-visa-india';
import { canadaVisitorVisa } from '../content/guides/canada-visitor-visa-india';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return (
    <GuideLayout
      guide={canadaVisitorVisa}
      facts={facts}
      publications={publications}
      officialSites={officialSites}
      documents={documents}
    />
  );
}

export const questions = canadaVisitorVisa.faqs;
