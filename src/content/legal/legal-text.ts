/** The date from which the legal pages are, as YYYY-MM-DD. Specification §9. */
export const lastUpdated = '2025-05-24';

/** What something is, and what there is to say about it. */
export type LegalEntry = readonly [string, string];

/** A table of two columns with short cells, so that it fits a phone. */
export interface LegalTable {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: readonly LegalEntry[];
}

/** A page of this site that a section leads on to. */
export interface LegalLink {
  readonly label: string;
  readonly href: `/${string}`;
}

/** One section, shown in the order of its fields. Its id is the anchor: links hold it, so it never changes. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly entries?: readonly LegalEntry[];
  readonly table?: LegalTable;
  readonly closing?: string;
  readonly links?: readonly LegalLink[];
}

/**
 * A legal page. Any text below the title may hold markers like `{fact:refundTime}`; each stands for the figure
 * of that id in `facts`. Specification §2, Legal pages, and §9, Policy facts.
 */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The day on which the words of the page last changed, as YYYY-MM-DD. */
  readonly wordingChanged: string;
  /** The page in short, for a reader who stops here. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}
