import type { LegalData } from '../content/legal/legal-data';
import { LegalDocument } from '../ui/legal/LegalDocument';

/** Specification §2, Legal pages. */
export function Page({ data }: { data: LegalData }) {
  return <LegalDocument {...data} />;
}
