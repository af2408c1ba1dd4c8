import { asOf, lastChecked } from 'virtual:fact-dates';
import type { Checklist } from '../../../machines/document-checklist/checklist';
import type { PageFacts } from '../../content/fact-words';
import type { VisaGuide } from '../../content/guides/guide';
import type { OfficialLink } from '../../content/official-links';
import { site } from '../../site';
import { plainFactText } from '../../ui/fact-text';

/** The documents of a guide as plain text, with the published figures in place of their markers. */
export function checklistOf(guide: VisaGuide, facts: PageFacts, officialSite: OfficialLink): Checklist {
  const documents = guide.documents.flatMap(({ items }) => items);
  return {
    title: guide.title,
    documents: documents.map(({ id, text }) => ({ id, text: plainFactText(text, facts) })),
    asOf: `${asOf}, checked in ${lastChecked}`,
    officialSite,
    address: `${site.baseUrl}${guide.path}`,
  };
}
