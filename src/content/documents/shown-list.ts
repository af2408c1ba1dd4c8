import {
  documentsOf,
  type DocumentList,
  type VisaDocument,
} from '../../../machines/traveller-documents/documents';
import { conditionOf, tagWords } from './list-words';

/** A document as a guide shows it, `{fact:…}` markers and all. */
export interface ShownDocument {
  readonly id: string;
  readonly text: string;
  readonly note?: string;
  /** Whom it is asked from, where no note says so, and how it is known, as a sentence. */
  readonly says?: string;
}

/** The whole list of a visa as its guide shows it: without what only a filter by traveller needs. */
export interface ShownList {
  readonly groups: readonly { readonly title: string; readonly items: readonly ShownDocument[] }[];
  /** Whether what is asked for depends on who travels. */
  readonly isByTraveller: boolean;
}

function shown(document: VisaDocument): ShownDocument {
  const { id, text, note, tag } = document;
  const condition = note === undefined ? conditionOf(document) : undefined;
  const says = [condition, tag && tagWords[tag]].filter((said) => said !== undefined).join('; ');
  return {
    id,
    text,
    ...(note !== undefined && { note }),
    ...(says !== '' && { says: `${says.charAt(0).toUpperCase()}${says.slice(1)}.` }),
  };
}

/** The list of a visa as its guide shows it. */
export function shownList(list: DocumentList): ShownList {
  return {
    groups: list.groups.map(({ title, items }) => ({ title, items: items.map(shown) })),
    isByTraveller: documentsOf(list).some(({ asked }) => !asked.includes('everyone')),
  };
}

/** When a document is asked for: as its note says, or from whom and how that is known. Nothing where it always is. */
function whenAsked(document: VisaDocument): string | undefined {
  const { note, tag } = document;
  const [, condition] = /^I(f .+)\.$/.exec(note ?? '') ?? [];
  if (condition !== undefined) return `i${condition}`;
  const said = [conditionOf(document), tag && tagWords[tag]].filter((words) => words !== undefined);
  return said.length === 0 ? undefined : said.join('; ');
}

/** A document in one line, with whom it is asked from or when: "Proof of pension (if you are retired)". */
export function documentWords(document: VisaDocument): string {
  const condition = whenAsked(document);
  return condition === undefined ? document.text : `${document.text} (${condition})`;
}
