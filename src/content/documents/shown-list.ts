import {
  conditionOf,
  documentsOf,
  tagWords,
  type DocumentList,
  type VisaDocument,
} from '../../../machines/traveller-documents/documents';

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
