import type { Checklist } from '../../../machines/document-checklist/checklist';
import type { ShownList } from '../../content/documents/shown-list';
import type { PageFacts } from '../../content/fact-words';
import type { VisaGuide } from '../../content/guides/guide';
import type { OfficialLink } from '../../content/official-links';
import { agency } from '../../site';
import { plainFactText } from '../../content/fact-text';

/** The documents of a guide as plain text, with the published figures in place of their markers. */
export function checklistOf(
  guide: Pick<VisaGuide, 'title' | 'path'>,
  { groups }: ShownList,
  facts: PageFacts,
  officialSite: OfficialLink,
  asOf: string,
): Checklist {
  return {
    title: guide.title,
    documents: groups
      .flatMap(({ items }) => items)
      .map(({ id, text }) => ({ id, text: plainFactText(text, facts) })),
    asOf,
    officialSite,
    address: `${agency.baseUrl}${guide.path}`,
  };
}
