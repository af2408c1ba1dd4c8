/** The documents of a visa: one list each. The guide shows all of it, the destination's page its beginning, a traveller what they are asked for. */
import type { Publication } from '../publications';

/** The visas that have a list. */
export type DocumentListId =
  | 'schengen'
  | 'united-kingdom'
  | 'united-states'
  | 'canada'
  | 'japan'
  | 'united-arab-emirates'
  | 'hong-kong'
  | 'australia'
  | 'brazil';

export const occupations = ['salaried', 'self-employed', 'student', 'homemaker', 'retired'] as const;
export type Occupation = (typeof occupations)[number];

/** Who pays: a family in India shows its own documents, a host abroad also those of the country. */
export const payers = ['self', 'family', 'host'] as const;
export const purposes = ['tourism', 'visit', 'business'] as const;

/** Who travels and how, as far as it decides on the documents. */
export interface Traveller {
  readonly occupation: Occupation;
  readonly payer: (typeof payers)[number];
  readonly age: 'adult' | 'minor';
  readonly trips: 'first' | 'again';
  /** Why they travel; a tourist where nothing is said. */
  readonly purpose?: (typeof purposes)[number];
}

/** Whom a document is asked from. */
export type Asked =
  | 'everyone'
  | 'adult'
  | Occupation
  /** Somebody else pays, whoever it is. */
  | 'sponsored'
  | 'family'
  | 'host'
  /** They stay with someone, or someone there pays. */
  | 'hosted'
  | 'business'
  | 'minor'
  | 'first-trip'
  | 'been-abroad';

export interface VisaDocument {
  /** What the device keeps when it is ticked, so it never changes; unique among all lists. */
  readonly id: string;
  readonly text: string;
  readonly note?: string;
  /** Any of them is asked for it. */
  readonly asked: readonly [Asked, ...Asked[]];
  /** What it comes down to for some of them; the first that fits stands for the text. */
  readonly words?: Readonly<Partial<Record<Asked, string>>>;
  /** `usual`: no list was found that asks for it, it follows from the others. `some`: it does not apply to everyone it is asked from. */
  readonly tag?: 'usual' | 'some';
  /** Of whoever pays, so that a child who travels with them does not bring it. */
  readonly isPayers?: true;
  /** Its photo, as the photo check knows it: "schengen". */
  readonly photo?: string;
  /** What it rests on, where it is not our own list of May 2025. */
  readonly publications?: readonly [Publication, ...Publication[]];
}

export interface DocumentGroup {
  readonly title: string;
  readonly items: readonly VisaDocument[];
}

export interface DocumentList {
  readonly id: DocumentListId;
  readonly groups: readonly DocumentGroup[];
  /** What an application begins with, by the ids of the items; absent where the visa does not ask for it. */
  readonly essentials: { readonly passport: string; readonly form?: string; readonly photo?: string };
  /** What is not known of this list, or is special about it. */
  readonly note: string;
}

/** Every document of a list, in its order. */
export function documentsOf({ groups }: DocumentList): readonly VisaDocument[] {
  return groups.flatMap(({ items }) => items);
}
