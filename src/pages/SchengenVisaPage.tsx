import { facts, officialSites } from 'virtual:facts/guides/schengen-visa-online';
import { schengenVisa } from '../content/guides/schengen-visa-online';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return <GuideLayout guide={schengenVisa} facts={facts} officialSites={officialSites} />;
}

export const questions = schengenVisa.faqs;
