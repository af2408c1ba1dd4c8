import type { DocumentList, DocumentListId } from '../../../machines/traveller-documents/documents';
import { plainFactText } from '../fact-text';
import { shownFactsOn } from '../fact-words';
import { australiaDocuments } from './australia';
import { brazilDocuments } from './brazil';
import { canadaDocuments } from './canada';
import { hongKongDocuments } from './hong-kong';
import { japanDocuments } from './japan';
import { schengenDocuments } from './schengen';
import { unitedArabEmiratesDocuments } from './united-arab-emirates';
import { unitedKingdomDocuments } from './united-kingdom';
import { unitedStatesDocuments } from './united-states';

/** The one list of each visa, with `{fact:…}` markers where a text names a figure. */
export const documentLists: Readonly<Record<DocumentListId, DocumentList>> = {
  schengen: schengenDocuments,
  'united-kingdom': unitedKingdomDocuments,
  'united-states': unitedStatesDocuments,
  canada: canadaDocuments,
  japan: japanDocuments,
  'united-arab-emirates': unitedArabEmiratesDocuments,
  'hong-kong': hongKongDocuments,
  australia: australiaDocuments,
  brazil: brazilDocuments,
};

/** Every list with its figures as they hold on a day, `YYYY-MM-DD`: what a page shows that has no figures of its own. */
export function documentListsOn(day: string): Readonly<Record<DocumentListId, DocumentList>> {
  const facts = shownFactsOn(day);
  return JSON.parse(JSON.stringify(documentLists), (_key, value: unknown) =>
    typeof value === 'string' ? plainFactText(value, facts) : value,
  ) as typeof documentLists;
}
