import { facts, officialSites } from 'virtual:facts/guides/dubai-tourist-visa';
import { dubaiTouristVisa } from '../content/guides/dubai-tourist-visa';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return <GuideLayout guide={dubaiTouristVisa} facts={facts} officialSites={officialSites} />;
}

export const questions = dubaiTouristVisa.faqs;
