import { asOf, lastChecked } from 'virtual:facts';
import type { Checklist } from '../../../machines/document-checklist/checklist';
import type { VisaGuide } from '../../content/guides/guide';
import { officialLinks } from '../../content/official-links';
import { site } from '../../site';
import { plainFactText } from '../../ui/fact-text';

/** The documents of a guide as plain text, with the published figures in place of their markers. */
export function checklistOf(guide: VisaGuide): Checklist {
  const documents = guide.documents.flatMap(({ items }) => items);
  return {
    title: guide.title,
    documents: documents.map(({ id, text }) => ({ id, text: plainFactText(text) })),
    asOf: `${asOf}, checked in ${lastChecked}`,
    officialSite: officialLinks[guide.officialLinks[0]],
    address: `${site.baseUrl}${guide.path}`,
  };
}
