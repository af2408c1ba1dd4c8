import type { EntrySource } from '../travel-dates/rules';

export const occupations = ['salaried', 'self-employed', 'student', 'homemaker', 'retired'] as const;
export type Occupation = (typeof occupations)[number];

/** Who travels, as far as it decides on the papers. */
export interface Traveller {
  readonly occupation: Occupation;
  readonly payer: 'self' | 'sponsor';
  readonly age: 'adult' | 'minor';
  readonly trips: 'first' | 'again';
}

/** Whom a document is asked of. */
export type Asked = 'everyone' | Occupation | 'sponsored' | 'minor' | 'first-trip';

export interface TravellerDocument {
  /** What the device keeps when it is ticked, so it never changes; unique among all lists. */
  readonly id: string;
  readonly text: string;
  readonly asked: Asked;
  /** `official`: a list that was found asks for it. `usual`: it follows from the others and is usually asked for. */
  readonly tag: 'official' | 'usual';
}

export interface DocumentSet {
  readonly title: string;
  readonly documents: readonly TravellerDocument[];
  readonly source: EntrySource;
  /** What is not known of this list. */
  readonly note?: string;
}

function isAsked(asked: Asked, { occupation, payer, age, trips }: Traveller): boolean {
  if (asked === 'everyone') return true;
  if (asked === 'sponsored') return payer === 'sponsor';
  if (asked === 'minor') return age === 'minor';
  if (asked === 'first-trip') return trips === 'first';
  return asked === occupation;
}

/** The documents that a traveller is asked for, in the list's order: everyone's first. */
export function documentsFor({ documents }: DocumentSet, traveller: Traveller): readonly TravellerDocument[] {
  return documents.filter(({ asked }) => isAsked(asked, traveller));
}

/** The list as a message; it says nothing of the traveller but what the list itself gives away. */
export function documentsText(set: DocumentSet, traveller: Traveller, ready: readonly string[]): string {
  const listed = documentsFor(set, traveller);
  const { name, date, href } = set.source;
  return [
    set.title,
    `${listed.filter(({ id }) => ready.includes(id)).length} of ${listed.length} ready`,
    '',
    ...listed.map(
      ({ id, text, tag }) =>
        `${ready.includes(id) ? '☑' : '☐'} ${text}${tag === 'usual' ? ' (usually asked)' : ''}`,
    ),
    '',
    `Source: ${date === undefined ? name : `${name}, ${date}`}${href === undefined ? '' : `, ${href}`}. Check the official list before you apply.`,
  ].join('\n');
}
