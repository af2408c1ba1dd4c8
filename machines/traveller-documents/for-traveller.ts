/** What one traveller is asked for of a visa's one list. */
import { documentsOf, type Asked, type DocumentList, type Traveller, type VisaDocument } from './documents';

/** What holds of a traveller. A child has no occupation but school, and does not pay. */
function kindsOf({ occupation, payer, age, trips, purpose }: Traveller): ReadonlySet<Asked> {
  const isChild = age === 'minor';
  return new Set<Asked>([
    'everyone',
    isChild ? 'minor' : 'adult',
    ...(isChild && occupation !== 'student' ? [] : [occupation]),
    ...(payer === 'self' ? [] : ([payer, 'sponsored'] as const)),
    ...(isChild && payer === 'self' ? (['family', 'sponsored'] as const) : []),
    ...(payer === 'host' || purpose === 'visit' ? (['hosted'] as const) : []),
    ...(purpose === 'business' ? (['business'] as const) : []),
    trips === 'first' ? 'first-trip' : 'been-abroad',
  ]);
}

/** A document as one traveller is asked for it. */
export type AskedDocument = Pick<VisaDocument, 'id' | 'text' | 'note' | 'tag'>;

/** The documents that a traveller is asked for, in the list's order and in the words that fit them. */
export function documentsFor(list: DocumentList, traveller: Traveller): readonly AskedDocument[] {
  const kinds = kindsOf(traveller);
  return documentsOf(list)
    .filter(({ asked }) => asked.some((kind) => kinds.has(kind)))
    .map(({ id, text, note, tag, words = {} }) => {
      const fitting = Object.entries(words).find(([kind]) => kinds.has(kind as Asked))?.[1];
      return {
        id,
        text: fitting ?? text,
        ...(fitting === undefined && note !== undefined && { note }),
        ...(tag && { tag }),
      };
    });
}
