import { documents, facts, officialSites, publications } from 'virtual:facts/guides/dubai-tourist-visa';
import { dubaiTouristVisa } from '../content/guides/dubai-tourist-visa';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return (
    <GuideLayout
      guide={dubaiTouristVisa}
      facts={facts}
      publications={publications}
      officialSites={officialSites}
      documents={documents}
    />
  );
}

export const questions = dubaiTouristVisa.faqs;
