import { documents, facts, officialSites, publications } from 'virtual:facts/guides/hong-kong-par';
import { hongKongPar } from '../content/guides/hong-kong-par';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return (
    <GuideLayout
      guide={hongKongPar}
      facts={facts}
      publications={publications}
      officialSites={officialSites}
      documents={documents}
    />
  );
}

export const questions = hongKongPar.faqs;
