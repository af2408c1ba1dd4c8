import { facts } from 'virtual:facts/legal/payment-terms';
import { paymentTerms } from '../content/legal/payment-terms';
import { LegalDocument } from '../ui/legal/LegalDocument';

/** Specification §2, Legal pages, and §9, Policy facts. */
export function Page() {
  return <LegalDocument text={paymentTerms} facts={facts} />;
}
