/** What is said of the documents of a visa. */
import { publicationWords, publicationsOnce, type Publication } from '../../../machines/publications';
import { isSchengen } from '../../../machines/schengen';
import {
  documentsOf,
  type Asked,
  type DocumentList,
  type DocumentListId,
  type VisaDocument,
} from '../../../machines/traveller-documents/documents';
import type { TravellerDocumentsView } from '../../../machines/traveller-documents/traveller-documents.machine';
import { progressLine } from '../checklist-words';

export const documentListTitles: Readonly<Record<DocumentListId, string>> = {
  schengen: 'Documents for a Schengen visa',
  'united-kingdom': 'Documents for a UK visit',
  'united-states': 'Documents for a US visit',
  canada: 'Documents for a visit to Canada',
  japan: 'Documents for a visit to Japan',
  'united-arab-emirates': 'Documents for a visit to the United Arab Emirates',
  'hong-kong': 'Documents for a visit to Hong Kong',
  australia: 'Documents for a visit to Australia',
  brazil: 'Documents for a visit to Brazil',
};

/** The title of the list of a destination's visa; nothing where there is no list. */
export function documentListTitleFor(destination: string): string | undefined {
  const id = isSchengen(destination) ? 'schengen' : destination.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(documentListTitles, id) ? documentListTitles[id as DocumentListId] : undefined;
}

/** Whom a document is asked from. */
const askedWords: Readonly<Record<Asked, string>> = {
  everyone: 'for everyone',
  adult: 'if you are 18 or older',
  salaried: 'if you are salaried',
  'self-employed': 'if you have a business',
  student: 'if you are a student',
  homemaker: 'if you are a homemaker',
  retired: 'if you are retired',
  sponsored: 'if someone else pays',
  family: 'if your family pays',
  host: 'if your host pays',
  hosted: 'if you stay with someone',
  business: 'if you travel on business',
  minor: 'for a child under 18',
  'first-trip': 'on a first trip abroad',
  'been-abroad': 'if you have been abroad',
};

/** Whom a document is asked from, in words: "if you are salaried". Nothing where it is everyone. */
export function conditionOf({ asked }: VisaDocument): string | undefined {
  if (asked.includes('everyone') || asked.includes('adult')) return undefined;
  const [first, ...others] = asked.map((kind) => askedWords[kind]);
  return [first, ...others].join(', or ');
}

/** How a document is known that is not on a list for everyone it is asked from, in the words beside it. */
export const tagWords = { usual: 'usually asked', some: 'if it applies' } as const;

/** Our own list, which the lists of the guides began with. */
const ourList: Publication = { name: 'Our list of documents', kind: 'our own', date: '2025-05' };

/** What a list rests on, each publication once. */
export function publicationsOf(list: DocumentList): readonly Publication[] {
  const all = documentsOf(list).flatMap(
    ({ tag, publications }) => publications ?? (tag === 'usual' ? [] : [ourList]),
  );
  return publicationsOnce(all);
}

/** The list as a message; it says nothing of the traveller but what the list itself gives away. */
export function documentsText(
  list: DocumentList,
  { documents, ready }: Pick<TravellerDocumentsView, 'documents' | 'ready'>,
): string {
  return [
    documentListTitles[list.id],
    progressLine(documents.filter(({ id }) => ready.has(id)).length, documents.length),
    '',
    ...documents.map(
      ({ id, text, tag }) =>
        `${ready.has(id) ? '☑' : '☐'} ${text}${tag === undefined ? '' : ` (${tagWords[tag]})`}`,
    ),
    '',
    `Sources: ${publicationsOf(list).map(publicationWords).join('; ')}. Check the official list before you apply.`,
  ].join('\n');
}
