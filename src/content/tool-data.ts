import type { Destination } from '../../machines/eligibility-checker/choices';
import type { DocumentList, DocumentListId } from '../../machines/traveller-documents/documents';
import { documentListsOn } from './documents/document-lists';
import { centres } from './visa-centres/visa-centres';
import { visaFreeNotesOn } from './visa-free-notes';
import type { CentreOf } from './where-to-apply';

/** What the tools show that open on any page, by the names of their data files. */
export interface ToolData {
  /** The one list of documents of each visa, with its figures. */
  readonly 'document-lists': Readonly<Record<DocumentListId, DocumentList>>;
  /** Where one applies, of each destination where something is applied for. */
  readonly 'visa-centres': readonly CentreOf[];
  /** What the checker says first of destinations that need no visa. */
  readonly 'visa-free-notes': Readonly<Partial<Record<Destination, string>>>;
}

/** The tools' data on a day, `YYYY-MM-DD`. Only the build and tests read it. */
export function toolDataOn(day: string): ToolData {
  return {
    'document-lists': documentListsOn(day),
    'visa-centres': centres(),
    'visa-free-notes': visaFreeNotesOn(day),
  };
}
