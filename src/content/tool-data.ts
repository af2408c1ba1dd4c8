import type { Destination } from '../../machines/eligibility-checker/choices';
import type { DocumentList, DocumentListId } from '../../machines/traveller-documents/documents';
import { documentListsOn } from './documents/document-lists';
import { visaFreeNotesOn } from './visa-free-notes';

/** What the tools show that open on any page, by the names of their data files. */
export interface ToolData {
  /** The one list of documents of each visa, with its figures. */
  readonly 'document-lists': Readonly<Record<DocumentListId, DocumentList>>;
  /** What the checker says first of destinations that need no visa. */
  readonly 'visa-free-notes': Readonly<Partial<Record<Destination, string>>>;
}

/** The tools' data on a day, `YYYY-MM-DD`. Only the build and tests read it. */
export function toolDataOn(day: string): ToolData {
  return { 'document-lists': documentListsOn(day), 'visa-free-notes': visaFreeNotesOn(day) };
}
