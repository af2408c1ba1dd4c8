import { documents, facts, officialSites, publications } from 'virtual:facts/guides/usa-business-visa';
import { usaBusinessVisa } from '../content/guides/usa-business-visa';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return (
    <GuideLayout
      guide={usaBusinessVisa}
      facts={facts}
      publications={publications}
      officialSites={officialSites}
      documents={documents}
    />
  );
}

export const questions = usaBusinessVisa.faqs;
