import { facts } from 'virtual:facts/legal/terms';
import { terms } from '../content/legal/terms';
import { LegalDocument } from '../ui/legal/LegalDocument';

/** Specification §2, Legal pages. */
export function Page() {
  return <LegalDocument text={terms} facts={facts} />;
}
