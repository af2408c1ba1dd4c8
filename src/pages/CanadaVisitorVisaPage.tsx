import { canadaVisitorVisa } from '../content/guides/canada-visitor-visa-india';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return <GuideLayout guide={canadaVisitorVisa} />;
}
