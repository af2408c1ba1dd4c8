/** The documents of a visa: one list each. The guide shows all of it, the destination's page its beginning, a traveller what they are asked for. */
import { publicationsOnce, type Publication } from '../publications';
import { isSchengen } from '../schengen';

/** The visas that have a list, with its title. */
export const documentListTitles = {
  schengen: 'Documents for a Schengen visa',
  'united-kingdom': 'Documents for a UK visit',
  'united-states': 'Documents for a US visit',
  canada: 'Documents for a visit to Canada',
  japan: 'Documents for a visit to Japan',
  'united-arab-emirates': 'Documents for a visit to the United Arab Emirates',
  'hong-kong': 'Documents for a visit to Hong Kong',
  australia: 'Documents for a visit to Australia',
  brazil: 'Documents for a visit to Brazil',
} as const;
export type DocumentListId = keyof typeof documentListTitles;

/** The title of the list of a destination's visa; nothing where there is no list. */
export function documentListTitleFor(destination: string): string | undefined {
  const id = isSchengen(destination) ? 'schengen' : destination.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(documentListTitles, id) ? documentListTitles[id as DocumentListId] : undefined;
}

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

/** Whom a document is asked from, each with the words that say so. */
const askedWords = {
  everyone: 'for everyone',
  adult: 'if you are 18 or older',
  salaried: 'if you are salaried',
  'self-employed': 'if you have a business',
  student: 'if you are a student',
  homemaker: 'if you are a homemaker',
  retired: 'if you are retired',
  /** Somebody else pays, whoever it is. */
  sponsored: 'if someone else pays',
  family: 'if your family pays',
  host: 'if your host pays',
  /** They stay with someone, or someone there pays. */
  hosted: 'if you stay with someone',
  business: 'if you travel on business',
  minor: 'for a child under 18',
  'first-trip': 'on a first trip abroad',
  'been-abroad': 'if you have been abroad',
} as const;
export type Asked = keyof typeof askedWords;

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

/** Our own list, which the lists of the guides began with. */
const ourList: Publication = { name: 'Our list of documents', kind: 'our own', date: '2025-05' };

/** Every document of a list, in its order. */
export function documentsOf({ groups }: DocumentList): readonly VisaDocument[] {
  return groups.flatMap(({ items }) => items);
}

/** What a list rests on, each publication once. */
export function publicationsOf(list: DocumentList): readonly Publication[] {
  const all = documentsOf(list).flatMap(
    ({ tag, publications }) => publications ?? (tag === 'usual' ? [] : [ourList]),
  );
  return publicationsOnce(all);
}

/** Whom a document is asked from, in words: "if you are salaried". Nothing where it is everyone. */
export function conditionOf({ asked }: VisaDocument): string | undefined {
  if (asked.includes('everyone') || asked.includes('adult')) return undefined;
  const [first, ...others] = asked.map((kind) => askedWords[kind]);
  return [first, ...others].join(', or ');
}

/** How a document is known that is not on a list for everyone it is asked from, in the words beside it. */
export const tagWords = { usual: 'usually asked', some: 'if it applies' } as const;
