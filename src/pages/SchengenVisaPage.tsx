import { documents, facts, officialSites, publications } from 'virtual:facts/guides/schengen-visa-online';
import { schengenVisa } from '../content/guides/schengen-visa-online';
import { SchengenCentres } from '../ui/guide/SchengenCentres';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return (
    <GuideLayout
      guide={schengenVisa}
      facts={facts}
      publications={publications}
      officialSites={officialSites}
      documents={documents}
      whereToApply={<SchengenCentres />}
    />
  );
}

export const questions = schengenVisa.faqs;
