import { facts, officialSites } from 'virtual:facts/guides/hong-kong-par';
import { hongKongPar } from '../content/guides/hong-kong-par';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return <GuideLayout guide={hongKongPar} facts={facts} officialSites={officialSites} />;
}

export const questions = hongKongPar.faqs;
