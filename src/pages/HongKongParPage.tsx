import { hongKongPar } from '../content/guides/hong-kong-par';
import { GuideLayout } from './guide-layout';

/** Specification §2, Visa guides. */
export function Page() {
  return <GuideLayout guide={hongKongPar} />;
}
